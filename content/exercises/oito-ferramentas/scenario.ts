// What the scripted model does in the exercise "oito-ferramentas". Pure: it looks at nothing but the request.
// A simple rule stands for the model's judgement, and the page says so: tools that take the same input seem to serve
// the same end. Where several do, it tries one per turn, the shortest description first, and believes the first.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
} from '../../../src/scenario/index.ts';

/** What the model must find out: the field that a tool must take, and its value. */
interface Need {
  field: 'assunto' | 'cliente';
  value: string;
}

export interface Ticket {
  question: string;
  needs: Need[];
  /** What a right answer says, word for word from the results. */
  facts: string[];
}

/** Tickets by the id of their variant. */
export const tickets: Record<string, Ticket> = {
  'base-e-historico': {
    question: 'Sou o C-3307. O convite da minha visita foi recusado. Quanto tempo ele vale?',
    needs: [
      { field: 'assunto', value: 'convite de visitante' },
      { field: 'cliente', value: 'C-3307' },
    ],
    facts: ['vale 24 horas', 'chamados 5702 e 5718'],
  },
  'so-a-base': {
    question: 'Com quanto tempo de antecedência eu reservo o salão?',
    needs: [{ field: 'assunto', value: 'reserva de salão' }],
    facts: ['90 dias de antecedência'],
  },
  'so-o-historico': {
    question: 'Cliente C-2044: o cancelamento do salão em outubro me custou algo?',
    needs: [{ field: 'cliente', value: 'C-2044' }],
    facts: ['sem custo'],
  },
  'boleto-repetido': {
    question: 'C-1180 de novo: perdi o boleto. Isso já aconteceu? Onde tiro outro?',
    needs: [
      { field: 'cliente', value: 'C-1180' },
      { field: 'assunto', value: 'segunda via' },
    ],
    facts: ['sai em Financeiro, aba Cobranças', 'chamado 5521'],
  },
  'sem-cadastro': {
    question: 'Cliente C-9900: onde está a minha encomenda de ontem?',
    needs: [
      { field: 'assunto', value: 'entrega de encomenda' },
      { field: 'cliente', value: 'C-9900' },
    ],
    facts: ['armário por 72 horas', 'não tem cadastro'],
  },
};

/** The declared tools that seem to serve a need, in the order in which the model tries them. */
function candidates({ tools, schemas, descriptions }: ScriptContext, { field }: Need): string[] {
  const length = (name: string) => descriptions[name]?.length ?? 0;
  return tools
    .filter((name) => Object.hasOwn(Object(schemas[name]?.properties), field))
    .sort((one, other) => length(one) - length(other));
}

function callOf({ schemas }: ScriptContext, tool: string, { field, value }: Need): ScriptedCall {
  const { properties = {}, required = [] } = schemas[tool] ?? {};
  const others = Array.isArray(required) ? required.filter((name) => name !== field) : [];
  const rest = others.map((name) => {
    const choices = properties[name]?.enum;
    return [name, Array.isArray(choices) ? choices[0] : ''];
  });
  return { tool, input: { [field]: value, ...Object.fromEntries(rest) } };
}

function attend({ needs }: Ticket) {
  return (context: ScriptContext): ScriptedTurn | undefined => {
    const searches = needs.map((need) => ({ need, tools: candidates(context, need) }));
    const longest = Math.max(...searches.map(({ tools }) => tools.length));
    const calls = searches.flatMap(({ need, tools }) => {
      const tool = tools[context.step];
      return tool === undefined ? [] : [callOf(context, tool, need)];
    });
    if (calls.length > 0)
      return {
        text:
          context.step === 0
            ? longest > 1
              ? 'Há mais de uma ferramenta para isso. Começo por uma delas.'
              : 'Vou consultar.'
            : 'Não sei se era essa. Tento outra.',
        calls,
      };
    if (context.step > longest) return undefined;
    return { text: searches.map(({ need, tools }) => told(context, need, tools[0])).join(' ') };
  };
}

function told({ allResults }: ScriptContext, need: Need, tool: string | undefined): string {
  if (tool === undefined) return `Não tenho como consultar isto: ${need.value}.`;
  const result = allResults.find((seen) => seen.tool === tool && seen.input[need.field] === need.value);
  return result?.text ?? '';
}

const titles: Record<string, { title: string; about: string }> = {
  'base-e-historico': {
    title: 'Uma pergunta que precisa da base e do histórico',
    about: 'Duas coisas a saber.',
  },
  'so-a-base': { title: 'Uma dúvida de uso', about: 'Só o artigo importa.' },
  'so-o-historico': { title: 'Uma pergunta sobre o passado do cliente', about: 'Só o histórico importa.' },
  'boleto-repetido': {
    title: 'O mesmo problema pela segunda vez',
    about: 'Base e histórico, na ordem inversa.',
  },
  'sem-cadastro': {
    title: 'O cliente não existe, e o artigo existe',
    about: 'Uma falha não é motivo para desistir do resto.',
  },
};

export default defineScenario({
  variants: Object.entries(tickets).map(([id, ticket], place) => ({
    id,
    title: titles[id]?.title ?? id,
    about: titles[id]?.about ?? '',
    seed: 80_011 + place * 137,
    question: ticket.question,
    script: attend(ticket),
  })),
});

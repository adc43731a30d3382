// What the scripted model does in the exercise "parameters-ou-input-schema". Pure.
// It knows of a tool what the request declares: a tool that is not declared is not called, and a field that the
// schema does not have is not written, so the value goes into a field of the model's own making.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
} from '../../../src/scenario/index.ts';

export interface Need {
  tool: string;
  field: string;
  value: string;
}

const article = (value: string): Need => ({ tool: 'buscar_na_base', field: 'assunto', value });
const history = (value: string): Need => ({ tool: 'historico_do_cliente', field: 'cliente', value });

/** What the model wants to know, round by round, by the id of the variant. */
export const needs: Record<string, Need[][]> = {
  'base-e-historico': [[article('troca de senha'), history('V-119')]],
  'so-o-historico': [[history('V-230')]],
  'so-a-base': [[article('animais no condomínio')]],
  'duas-rodadas': [[article('mudança agendada')], [history('V-230')]],
  'nada-encontrado': [[history('V-404'), article('mudança agendada')]],
};

function callOf({ schemas }: ScriptContext, { tool, field, value }: Need): ScriptedCall {
  const isDeclared = Object.hasOwn(Object(schemas[tool]?.properties), field);
  return { tool, input: { [isDeclared ? field : 'texto']: value } };
}

function attend(rounds: Need[][]) {
  return (context: ScriptContext): ScriptedTurn | undefined => {
    const possible = rounds
      .map((round) => round.filter(({ tool }) => context.tools.includes(tool)))
      .filter((round) => round.length > 0);
    const calls = possible[context.step]?.map((need) => callOf(context, need));
    if (calls) return context.step === 0 ? { text: 'Vou consultar.', calls } : { calls };
    if (context.step > possible.length) return undefined;
    const said = context.allResults.map(({ text, isError }) => (isError ? `não achei (${text})` : text));
    const unknown = rounds.flat().filter(({ tool }) => !context.tools.includes(tool));
    return {
      text: [
        ...said.map((text) => `Apurei: ${text}`),
        ...unknown.map(({ value }) => `Não tenho como consultar ${value}.`),
      ].join(' '),
    };
  };
}

const variants = [
  {
    id: 'base-e-historico',
    title: 'As duas ferramentas no mesmo turno',
    about: 'O caso comum do suporte: o artigo e o passado do cliente.',
    seed: 11902,
    question: 'Sou o V-119. O link da senha venceu de novo. Como troco?',
  },
  {
    id: 'so-o-historico',
    title: 'Só o histórico é consultado',
    about: 'Uma pergunta sobre o que já aconteceu.',
    seed: 23008,
    question: 'Cliente V-230: por que a minha mudança de setembro não aconteceu?',
  },
  {
    id: 'so-a-base',
    title: 'Só a base é consultada',
    about: 'O modelo nem precisa da outra ferramenta.',
    seed: 26051,
    question: 'Adotei um cachorro. Onde cadastro?',
  },
  {
    id: 'duas-rodadas',
    title: 'Uma ferramenta por rodada',
    about: 'Depois de ler o artigo, o modelo quer o histórico.',
    seed: 27477,
    question: 'V-230 aqui. Quero remarcar a mudança. O que preciso saber?',
  },
  {
    id: 'nada-encontrado',
    title: 'O cliente não existe',
    about: 'Uma falha de consulta não é uma falha da declaração.',
    seed: 40404,
    question: 'Cliente V-404: quero marcar uma mudança.',
  },
];

export default defineScenario({
  variants: variants.map((variant) => ({ ...variant, script: attend(needs[variant.id] ?? []) })),
});

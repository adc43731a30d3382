// What the scripted model does in the exercise "descricao-que-nao-diz-quando". Pure.
// A simple rule stands for the model's judgement, and the page says so. For each thing that is asked, the model takes the tool
// whose description speaks of that subject AND says when to use it; of several, the one that speaks most of it and least of
// others, then the one declared first. Where there is none it answers from memory. A description that claims every question gets every question.
// What follows a "não" is not counted; names, schemas and the system prompt are not read.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type Variant,
} from '../../../src/scenario/index.ts';

const subjects = {
  acervo:
    /\b(acervo|catalogo|livros?|titulos?|autor\w*|obras?|exemplar\w*|estantes?|disponi\w+|catalog\w*|books?|shel\w+|available)\b/g,
  emprestimos:
    /\b(emprest\w+|prazos?|devoluc\w+|devolver|renov\w+|multas?|atras\w+|pendencias?|retirad\w+|retirou|em maos|loans?|due|fines?|overdue|renew\w*)\b/g,
};
type Subject = keyof typeof subjects;

/** Which tool is right for a subject. */
export const toolOf: Record<Subject, string> = {
  acervo: 'buscar_acervo',
  emprestimos: 'consultar_emprestimos',
};

const saysWhen =
  /\b(us[ea]|usar|usada|utiliz\w+|cham\w+|acion\w+|quando|sempre que|caso|se (a|o|alguem|houver|pergunta\w*|precis\w+|quis\w+)|(serve|boa|util|indicada|perguntas|duvidas)|para (saber|responder|quem)|use|when|whenever|call)\b/;
const claimsAll =
  /\b(qualquer (pergunta|duvida|mensagem|assunto)|toda (pergunta|mensagem|conversa)|todas as (perguntas|mensagens|conversas)|antes de responder|sempre(?! que| quando)|every question|always)\b/;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const negation = /\b(?:nao|nunca|exceto|jamais|not|never)\b/;

/** The parts of a description that say what the tool is for; a list under a heading that negates is left out. */
function affirmed(description: string): string {
  let isNegated = false;
  const lines = plain(description)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => {
      if (line.endsWith(':')) isNegated = negation.test(line);
      else if (!/^[-*•\d]/.test(line)) isNegated = false;
      return !isNegated;
    });
  return lines
    .flatMap((line) => line.split(/[.;!?]+/))
    .map((sentence) => sentence.split(negation)[0])
    .join('. ');
}

/** How many different words of a subject a text holds. */
function wordsOf(subject: Subject, text: string): number {
  return new Set(text.match(subjects[subject])).size;
}

/** One thing that a question asks, and how each tool would be called for it. */
export interface Ask {
  subject: Subject;
  /** What the model would put into a call. */
  termo: string;
  ra: string;
}

/** What each variant asks; nothing where the system prompt already says it. */
export const asks: Record<string, Ask[]> = {
  'livro-disponivel': [{ subject: 'acervo', termo: 'Clarice Lispector', ra: 'Clarice Lispector' }],
  'prazo-do-aluno': [{ subject: 'emprestimos', termo: 'prazo do RA 20311', ra: '20311' }],
  'as-duas-coisas': [
    { subject: 'acervo', termo: 'Grande sertão: veredas', ra: 'Grande sertão' },
    { subject: 'emprestimos', termo: 'multa do RA 18807', ra: '18807' },
  ],
  'horario-de-sabado': [],
  'autor-e-estante': [{ subject: 'acervo', termo: 'Ferréz', ra: 'Ferréz' }],
};

function chosenFor(subject: Subject, { tools, descriptions }: ScriptContext): string | undefined {
  const others = (Object.keys(subjects) as Subject[]).filter((other) => other !== subject);
  const candidates = tools.flatMap((tool) => {
    const text = affirmed(descriptions[tool] ?? '');
    const fits = claimsAll.test(text) || (saysWhen.test(text) && wordsOf(subject, text) > 0);
    const beside = others.reduce((sum, other) => sum + wordsOf(other, text), 0);
    return fits ? [{ tool, weight: wordsOf(subject, text) - beside }] : [];
  });
  return candidates.sort((a, b) => b.weight - a.weight)[0]?.tool;
}

function callFor(tool: string, { termo, ra }: Ask): ScriptedCall {
  return tool === toolOf.acervo ? { tool, input: { termo } } : { tool, input: { ra } };
}

function librarian(asked: Ask[], fromMemory: string): (context: ScriptContext) => ScriptedTurn | undefined {
  return (context) => {
    if (context.step === 1)
      return { text: `Na biblioteca: ${context.allResults.map(({ text }) => text).join(' ')}` };
    if (context.step > 1) return undefined;
    const calls = asked.flatMap((ask) => {
      const tool = chosenFor(ask.subject, context);
      return tool === undefined ? [] : [callFor(tool, ask)];
    });
    if (asked.length === 0)
      for (const tool of context.tools)
        if (claimsAll.test(affirmed(context.descriptions[tool] ?? '')))
          calls.push(callFor(tool, { subject: 'acervo', termo: context.question, ra: context.question }));
    return calls.length > 0 ? { calls } : { text: fromMemory };
  };
}

const variant = (
  id: string,
  seed: number,
  texts: Pick<Variant, 'title' | 'about' | 'question'> & { fromMemory: string },
): Variant => {
  const { fromMemory, ...rest } = texts;
  return { id, seed, ...rest, script: librarian(asks[id] ?? [], fromMemory) };
};

export default defineScenario({
  variants: [
    variant('livro-disponivel', 4120, {
      title: 'Uma pergunta sobre o acervo',
      about: 'A resposta está em buscar_acervo.',
      question: 'Vocês têm alguma coisa da Clarice Lispector para levar hoje?',
      fromMemory: 'Clarice Lispector é uma autora muito procurada; provavelmente há algum livro dela.',
    }),
    variant('prazo-do-aluno', 77310, {
      title: 'Uma pergunta sobre o empréstimo de um aluno',
      about: 'A resposta está em consultar_emprestimos.',
      question: 'Até quando posso ficar com o livro que levei? Meu RA é 20311.',
      fromMemory: 'Bibliotecas costumam dar 14 dias de prazo, então você deve ter mais uma semana.',
    }),
    variant('as-duas-coisas', 2903, {
      title: 'Duas perguntas em uma',
      about: 'Cada metade pede uma ferramenta.',
      question: 'Tem Grande sertão: veredas? E eu, RA 18807, estou com multa?',
      fromMemory: 'É um clássico, deve haver. Quanto à multa, se você devolveu em dia, não há.',
    }),
    variant('horario-de-sabado', 615, {
      title: 'Uma pergunta que não precisa de ferramenta',
      about: 'O horário está no prompt de sistema.',
      question: 'Que horas vocês fecham no sábado?',
      fromMemory: 'No sábado, a biblioteca fecha às 13h.',
    }),
    variant('autor-e-estante', 50882, {
      title: 'Outra pergunta sobre o acervo, com outras palavras',
      about: 'O aluno não diz "livro".',
      question: 'Em que estante fica o Ferréz?',
      fromMemory: 'Ferréz fica na literatura brasileira.',
    }),
  ],
});

// Everything the reading pages say in Portuguese, by place. Runs in the build and in the page's scripts.
// One export per place, so that a script carries only the words it says; use it as `pt` from ./index.ts.
// Teaching text does not belong here: it lives in lessons, exercises and quizzes.

import { plural } from './plural.ts';

export const site = {
  name: 'Pegadinha',
  language: 'pt-BR',
  skip: 'Pular para o conteúdo',
  footer:
    'Estudo para a prova Claude Certified Architect – Foundations. Projeto independente, sem vínculo com a Anthropic. Tudo acontece neste navegador: sem conta, sem rastreio.',
} as const;

export const nav = {
  label: 'Principal',
  lessons: 'Lições',
  exercises: 'Pegadinhas',
  review: 'Revisão',
  xRay: 'Raio-X',
  data: 'Dados',
  footerLabel: 'Mais páginas',
  progress: 'Progresso',
  mockExam: 'Simulado',
  exam: 'O que é a prova',
  glossary: 'Glossário',
} as const;

export const scope = {
  exam: 'cai na prova',
  'api-contract': 'contrato da API',
  beyond: 'além da prova',
} as const;

export const scopeMeaning = {
  exam: 'O guia da prova cita este assunto pelo nome.',
  'api-contract': 'O mecanismo por baixo: o guia da prova não cita estes campos, mas a API cobra.',
  beyond: 'Fora do guia da prova; serve para o trabalho.',
} as const;

/** What one does in an exercise of each form. */
export const form = {
  mend: 'consertar',
  'find-line': 'achar a linha',
  'order-lines': 'ordenar os passos',
  'review-diff': 'revisar um diff',
  skeleton: 'completar',
  'repair-history': 'consertar o histórico',
} as const;

export const state = {
  lesson: { open: 'não iniciada', tried: 'em andamento', joined: 'concluída' },
  exercise: { open: 'por resolver', tried: 'tentada, ainda aberta', joined: 'resolvida' },
} as const;

export const lesson = {
  domain: (number: number) => `Domínio ${number}`,
  position: (number: number, of: number) => `lição ${number} de ${of}`,
  minutes: (count: number) => `${count} min de leitura`,
  inTheExam: 'Na prova',
  weight: (percent: number) => `${percent}% da prova`,
  weightChart: (number: number, percent: number) =>
    `Pesos dos cinco domínios; o domínio ${number} vale ${percent}%.`,
  statements: 'Tarefas do guia',
  checked: 'Conferido em',
  prerequisites: 'Antes de começar',
  prerequisiteCount: (count: number) => plural(count, 'coisa que convém saber', 'coisas que convém saber'),
  next: 'Depois desta lição',
  contents: 'Nesta página',
  course: 'Curso',
  toNext: 'Próxima lição',
  neighbours: 'Lição anterior e próxima',
  toPrevious: 'Lição anterior',
  objectives: 'O que você vai saber fazer',
  diverge: 'Onde as fontes divergem',
} as const;

export const finish = {
  action: 'Marcar como concluída',
  done: 'Lição concluída',
  doneHint: 'Três cartões desta lição estão na fila de revisão.',
  hint: 'Ao concluir, três cartões desta lição entram na sua fila de revisão.',
  needsScripts: 'Para marcar a lição como concluída, ative o JavaScript deste site.',
  reopen: 'Desmarcar',
  toReview: 'Ir para a revisão',
} as const;

/** What the script says while a lesson is being marked. */
export const finishing = {
  saving: 'Salvando…',
  failed:
    'Não deu para salvar. Verifique a conexão e se este navegador permite armazenar dados, e tente de novo.',
} as const;

export const trap = {
  name: 'Pegadinha',
  open: 'Abrir a pegadinha',
  again: 'Rever a pegadinha',
  minutes: (count: number) => `${count} min`,
} as const;

export const code = {
  typescript: 'TypeScript',
  python: 'Python',
  tabs: 'Linguagem do código',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Não deu: selecione e copie',
  wrong: 'errado',
} as const;

export const sequence = {
  self: (actor: string) => `${actor}: `,
  message: (from: string, to: string) => `${from} para ${to}: `,
  text: 'O diagrama em palavras',
} as const;

export const claim = {
  mark: (date: string) => `Fonte, conferida em ${date}`,
} as const;

export const predict = {
  kind: 'Pause e preveja',
  hint: 'Escolha uma resposta antes de continuar.',
  right: 'Isso.',
  wrong: 'Não é isso.',
} as const;

export const questions = {
  intro: (count: number) =>
    `${plural(count, 'questão', 'questões')} no estilo da prova. Cada alternativa explica por que está certa ou errada; o que você errar volta na revisão.`,
  start: (count: number) => `Responder ${plural(count, 'questão', 'questões')}`,
  needsScripts: 'As questões precisam de JavaScript: elas corrigem na hora e guardam o que você errou.',
  none: 'Esta lição ainda não tem questões.',
} as const;

/** What the script says while it fetches the questions. */
export const opening = {
  loading: 'Abrindo as questões…',
  failed: 'As questões não abriram. Verifique a conexão e tente de novo.',
  retry: 'Tentar de novo',
} as const;

export const handout = {
  questions: 'Questões',
  answers: 'Gabarito',
  select: (count: number) => `Selecione ${count}.`,
} as const;

export { home } from './pt.home.ts';

export const lessons = {
  title: 'Lições',
  description: 'Todas as lições do curso, na ordem, com as suas pegadinhas.',
  lede: 'Cada lição espelha um documento de estudo, conferido com a documentação oficial. As pegadinhas ficam no meio do texto, onde o erro costuma acontecer.',
  questions: (count: number) => plural(count, 'questão', 'questões'),
} as const;

export const exercises = {
  title: 'Pegadinhas',
  description: 'Laços de agente quebrados para você executar e consertar no navegador.',
  lede: 'Um par aberto é uma chamada sem o seu resultado: o erro ainda está lá. Conserte o laço e o par se fecha.',
  count: (total: number) => plural(total, 'pegadinha', 'pegadinhas'),
  empty: 'Ainda não há pegadinhas. Elas aparecem aqui assim que uma lição ganha a primeira.',
} as const;

/** How many of a lesson's exercises are solved. */
export const tally = (solved: number, total: number): string =>
  solved === total ? 'todas resolvidas' : `${solved} de ${total} resolvidas`;

export const glossary = {
  title: 'Glossário',
  description: 'Os termos da prova em inglês, como os chamamos em português e o que significam.',
  lede: 'A prova é em inglês. Aqui está cada termo como ela o escreve, como o chamamos nas lições e o que significa.',
} as const;

export const exam = {
  title: 'O que é a prova',
  facts: 'Em resumo',
  domains: 'Domínios e pesos',
  domainsNote:
    'Os pesos são aproximados, segundo o guia. O guia não publica como os acertos viram a nota de 100 a 1.000: nenhum simulado consegue calcular os 720.',
  statements: 'Tarefas por domínio',
  scenarios: 'Cenários',
  scenariosNote: 'A prova sorteia 4 destes 6 cenários; cada um enquadra um grupo de questões.',
  guide: (version: string, date: string) =>
    `Segundo o guia oficial, versão ${version}, conferido em ${date}. Projeto independente: para se inscrever, leia a página oficial.`,
  confidence: {
    high: 'lido em documento oficial',
    medium: 'resumido por terceiros ou repetido por várias fontes',
    low: 'sem confirmação, ou com fontes em desacordo',
  },
  source: 'fonte',
} as const;

export const notFound = {
  title: 'Página não encontrada',
  description: 'Este endereço não existe.',
  headline: 'Este endereço não tem par.',
  text: 'Você pediu uma página, e nenhum resultado corresponde a ela. O endereço pode ter mudado ou ter sido digitado com um erro.',
  home: 'Ir para o início',
  exercises: 'Ver as pegadinhas',
} as const;

export const theme = {
  system: 'Tema do sistema. Mudar para claro',
  light: 'Tema claro. Mudar para escuro',
  dark: 'Tema escuro. Mudar para o do sistema',
} as const;

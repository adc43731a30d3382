// The pages a learner can reach, for tests that hold for every page.
export const lessonPage = '/licoes/tool-use-no-loop/';
/** The exercises of the first lesson. */
export const exercises = [
  'turno-so-com-texto',
  'id-inventado',
  'resultados-divididos',
  'ferramenta-que-falha',
  'resultado-no-papel-errado',
] as const;

export const lessonPages = [
  lessonPage,
  '/licoes/definir-ferramentas-e-tool-runner/',
  '/licoes/loop-multi-turno/',
  '/licoes/orquestrar-ferramentas/',
  '/licoes/converse-api-bedrock/',
];

/** One exercise of each form; the others differ from them in their texts only. */
const oneOfEachForm = [
  'turno-so-com-texto',
  'ambiente-sem-enum',
  'ordem-trocada',
  'mensagem-vazia',
  'despacho-por-nome',
  'converse-resultados-divididos',
];

/** Pages whose own tests look for violations in every state that they have. */
export const examinedElsewhere: readonly string[] = [
  ...oneOfEachForm.slice(1).map((id) => `/pegadinhas/${id}/`),
  '/simulado/',
  '/progresso/',
  '/ajustes/',
];

export const everyPage = [
  '/',
  '/licoes/',
  ...lessonPages,
  '/pegadinhas/',
  ...oneOfEachForm.map((id) => `/pegadinhas/${id}/`),
  '/revisao/',
  '/simulado/',
  '/progresso/',
  '/ajustes/',
  '/raio-x/',
  '/dados/',
  '/glossario/',
  '/a-prova/',
];

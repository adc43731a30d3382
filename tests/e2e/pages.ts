// The pages a learner can reach, for tests that hold for every page.
export const lessonPage = '/licoes/tool-use-no-loop/';
export const exercises = [
  'turno-so-com-texto',
  'id-inventado',
  'resultados-divididos',
  'ferramenta-que-falha',
  'resultado-no-papel-errado',
] as const;

export const everyPage = [
  '/',
  '/licoes/',
  lessonPage,
  '/pegadinhas/',
  ...exercises.map((id) => `/pegadinhas/${id}/`),
  '/revisao/',
  '/raio-x/',
  '/dados/',
  '/glossario/',
  '/a-prova/',
];

// What questions and their errors say in Brazilian Portuguese. Pure data and small sentence builders.

export const answerText = {
  language: { label: 'Idioma das questões', pt: 'Português', en: 'English' },
  selectOne: 'Escolha uma',
  select: (count: number) => `Selecione ${count}`,
  selected: (count: number, wanted: number) => `${count} de ${wanted} selecionadas`,
  check: 'Conferir',
  dontKnow: 'Não sei',
  right: 'Certo.',
  wrong: 'Errado.',
  unknown: 'Sem resposta.',
  partly: (found: number, wanted: number) => `Você achou ${found} de ${wanted}.`,
  option: {
    right: 'certa',
    wrong: 'errada',
    yoursRight: 'sua resposta · certa',
    yoursWrong: 'sua resposta · errada',
    missed: 'certa · você não marcou',
  },
  source: 'Fonte',
  section: 'Rever na lição',
  trap: 'Abrir a pegadinha',
  taskStatement: (id: string) => `Task statement ${id}`,
} as const;

export const questionsText = {
  label: 'Questões de fixação',
  position: (number: number, of: number) => `Questão ${number} de ${of}`,
  steps: 'Ir para a questão',
  step: {
    open: (number: number) => `Questão ${number}, sem resposta`,
    right: (number: number) => `Questão ${number}, certa`,
    wrong: (number: number) => `Questão ${number}, errada`,
  },
  next: 'Próxima questão',
  previous: 'Anterior',
  toResult: 'Ver o resultado',
  toReview: 'Esta questão entrou na sua revisão.',
  inReview: 'Esta questão está na sua revisão.',
  result: (right: number, of: number) => `${right} de ${of} certas`,
  allRight: 'Nenhum erro. Conclua a lição para que três cartões dela voltem na revisão.',
  missed: (count: number) =>
    count === 1
      ? 'A que você errou está na fila de revisão. Releia o trecho da lição enquanto está fresco:'
      : `As ${count} que você errou estão na fila de revisão. Releia os trechos da lição enquanto estão frescos:`,
  again: 'Responder de novo',
  unanswered: (count: number) => (count === 1 ? 'Responder a que falta' : `Responder as ${count} que faltam`),
  notSaved: ({ count, reason }: { count: number; reason: string }) =>
    `${count === 1 ? 'Sua resposta não foi salva.' : `${count} respostas suas ainda não foram salvas.`} ${reason}`,
  saveAgain: 'Salvar de novo',
  failed: 'As questões não abriram.',
} as const;

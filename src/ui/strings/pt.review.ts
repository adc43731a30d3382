// What questions, review, data and their errors say in Brazilian Portuguese. Pure data and small sentence builders.

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const cards = (count: number): string => plural(count, 'cartão', 'cartões');

export const savingText = {
  saved: 'Salvo neste navegador',
  failed: 'A última mudança não foi salva',
  notLasting: 'Este navegador não deixa salvar',
} as const;

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
  notSaved: (reason: string) => `Sua resposta não foi salva. ${reason}`,
  failed: 'As questões não abriram.',
} as const;

export const reviewText = {
  title: 'Revisão',
  description: 'Os cartões que você está prestes a esquecer, um de cada vez.',
  loading: 'Abrindo sua revisão…',
  needsScripts: 'A revisão precisa de JavaScript: ela guarda seu progresso neste navegador.',
  progress: 'Andamento da revisão',
  left: (count: number) => (count === 1 ? 'resta 1 cartão' : `restam ${count} cartões`),
  grade: { 1: 'Errei', 2: 'Difícil', 3: 'Bom', 4: 'Fácil' },
  gradeLabel: 'Como foi lembrar?',
  suggested: 'sugerida',
  comesBack: (name: string, interval: string) => `${name}, volta em ${interval}`,
  undo: 'Desfazer',
  undone: 'Última revisão desfeita.',
  nothingToUndo: 'Não há revisão de hoje para desfazer.',
  graded: (name: string, interval: string) => `${name}: volta em ${interval}.`,
  elsewhere: 'Este cartão foi revisado em outra aba.',
  exercise: {
    kind: 'Pegadinha',
    text: 'Resolva de novo a partir do código inicial; ao passar em todas as verificações, a revisão conta sozinha. Ou responda de cabeça qual é o defeito e dê a nota aqui.',
    open: 'Abrir a pegadinha',
    byHand: 'Dar a nota aqui',
  },
  keys: {
    label: 'Atalhos',
    choose: 'escolher',
    reveal: 'conferir ou aceitar a nota sugerida',
    grade: 'dar a nota',
    undo: 'desfazer',
    language: 'trocar o idioma',
  },
  done: {
    title: 'Tudo em dia',
    reviewed: (count: number) => `${cards(count)} nesta sessão.`,
    nextToday: (count: number, interval: string) =>
      `${count === 1 ? 'O próximo cartão volta' : `Os próximos ${cards(count)} voltam`} em ${interval}.`,
    nextTomorrow: (count: number) => `Amanhã ${count === 1 ? 'volta 1 cartão' : `voltam ${count} cartões`}.`,
    nextLater: (count: number, days: number) =>
      `${count === 1 ? 'O próximo cartão volta' : `Os próximos ${cards(count)} voltam`} em ${days} dias.`,
    early: (count: number) => (count === 1 ? 'Adiantar 1 cartão' : `Adiantar ${count} cartões`),
    toLessons: 'Ver as lições',
  },
  empty: {
    title: 'Sua revisão começa aqui',
    text: 'Cartões entram nesta fila quando você conclui uma lição, erra uma questão ou resolve uma pegadinha depois de falhar. A partir do dia seguinte, voltam quando você está prestes a esquecer.',
    start: 'Começar por uma lição',
  },
  unknown: (count: number) =>
    `${cards(count)} ${count === 1 ? 'aponta' : 'apontam'} para conteúdo que esta versão não tem. O histórico continua guardado.`,
  failed: 'A revisão não abriu.',
  retry: 'Tentar de novo',
} as const;

export const dataText = {
  title: 'Seus dados',
  description: 'Exportar, importar e apagar o que o Pegadinha guarda neste navegador.',
  lede: 'Tudo o que você fez fica só neste navegador. O arquivo exportado é a sua cópia: serve de backup e leva o progresso para outro aparelho.',
  needsScripts: 'Esta página precisa de JavaScript: é ele que lê e grava os dados neste navegador.',
  loading: 'Lendo seus dados…',
  saved: 'Tudo salvo neste navegador',
  notLasting: 'Este navegador não deixa salvar: o progresso se perde ao fechar a página.',
  notLastingHint:
    'Isso acontece em janelas anônimas e quando os dados de sites estão bloqueados. Exporte antes de fechar.',
  failed: 'Seus dados não abriram.',
  retry: 'Tentar de novo',
  counts: {
    events: (count: number) => (count === 1 ? 'registro no histórico' : 'registros no histórico'),
    cards: (count: number) => (count === 1 ? 'cartão na revisão' : 'cartões na revisão'),
    drafts: (count: number) => (count === 1 ? 'código salvo' : 'códigos salvos'),
    since: 'desde',
  },
  lastExport: (when: string) => `Última exportação: ${when}.`,
  neverExported: 'Você ainda não exportou.',
  export: {
    title: 'Exportar',
    text: 'Um arquivo JSON com todo o histórico e todos os códigos.',
    button: 'Exportar tudo',
    done: (name: string) => `Exportado: ${name}`,
  },
  import: {
    title: 'Importar',
    text: 'Junta o arquivo ao que está aqui: nada é apagado, e importar duas vezes não duplica nada.',
    label: 'Escolher arquivo',
    reading: 'Conferindo o arquivo…',
    preview: (name: string) => `O que "${name}" traz`,
    exportedAt: (when: string) => `Exportado em ${when}.`,
    events: (added: number, known: number) =>
      added === 0
        ? `Nenhum registro novo: os ${known} do arquivo já estão aqui.`
        : `${plural(added, 'registro novo', 'registros novos')}${known > 0 ? `; ${known} já ${known === 1 ? 'está' : 'estão'} aqui` : ''}.`,
    drafts: (taken: number) =>
      taken === 0
        ? 'Nenhum código mais recente que os daqui.'
        : `${plural(taken, 'código mais recente', 'códigos mais recentes')}.`,
    setAside: (count: number) =>
      `${plural(count, 'registro', 'registros')} que esta versão não lê ${count === 1 ? 'fica guardado' : 'ficam guardados'} à parte.`,
    confirm: 'Importar',
    cancel: 'Cancelar',
    done: (added: number) =>
      added === 0
        ? 'Importado: nada de novo no arquivo.'
        : `Importado: ${plural(added, 'registro novo', 'registros novos')}.`,
    refused: 'Arquivo recusado',
  },
  wipe: {
    title: 'Apagar tudo',
    text: 'Remove deste navegador o histórico, os cartões e os códigos. Sem um arquivo exportado, não há volta.',
    open: 'Apagar tudo…',
    exportFirst: 'Exportar antes',
    confirmLabel: (word: string) => `Para confirmar, digite ${word}`,
    word: 'APAGAR',
    confirm: 'Apagar definitivamente',
    cancel: 'Cancelar',
    done: 'Tudo foi apagado deste navegador.',
  },
  quarantine: {
    title: 'Registros que não foram lidos',
    text: (count: number) =>
      `${plural(count, 'registro está', 'registros estão')} em um formato que esta versão não entende. ${count === 1 ? 'Ele continua guardado e vai' : 'Eles continuam guardados e vão'} junto na exportação.`,
    show: 'Ver detalhes',
  },
} as const;

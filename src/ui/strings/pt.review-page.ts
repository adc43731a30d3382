// What the review page says in Brazilian Portuguese. Pure data and small sentence builders.

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const cards = (count: number): string => plural(count, 'cartão', 'cartões');
const news = (count: number): string => plural(count, 'item novo', 'itens novos');

export const reviewText = {
  title: 'Revisão',
  description: 'Os cartões que você está prestes a esquecer, um de cada vez.',
  loading: 'Abrindo sua revisão…',
  needsScripts: 'A revisão precisa de JavaScript: ela guarda seu progresso neste navegador.',
  failed: 'A revisão não abriu.',
  noContent:
    'O conteúdo do próximo cartão não carregou. Confira a conexão; o que você já respondeu está salvo.',
  retry: 'Tentar de novo',
  settings: 'Ajustes',

  progress: 'Andamento da revisão',
  left: (counts: { again: number; known: number; fresh: number }) => {
    const all = counts.again + counts.known + counts.fresh;
    const parts = [
      counts.known > 0 && plural(counts.known, 'revisão', 'revisões'),
      counts.fresh > 0 && plural(counts.fresh, 'novo', 'novos'),
      counts.again > 0 && plural(counts.again, 'repetição de hoje', 'repetições de hoje'),
    ].filter((part) => part !== false);
    return `${all === 1 ? 'Resta' : 'Restam'} ${cards(all)}: ${parts.join(', ')}`;
  },

  badge: {
    new: 'novo',
    again: 'de novo hoje',
    againHint: 'repetir no mesmo dia ajuda a reaprender, mas não conta como domínio',
    early: 'adiantado',
    lastPass: 'revisão final',
    flagged: 'marcado',
  },

  grade: { 1: 'Errei', 2: 'Difícil', 3: 'Bom', 4: 'Fácil' },
  guessed: 'chutei',
  gradeLabel: 'Como foi lembrar?',
  suggested: 'sugerida',
  comesBack: (name: string, interval: string) => `${name}, volta em ${interval}`,
  graded: (name: string, interval: string) => `${name}: volta em ${interval}.`,
  wrongIsWrong: 'Resposta errada conta como Errei. Se foi um toque sem querer, siga e desfaça.',
  rightIsRight: 'Resposta certa: Difícil se foi chute, Bom ou Fácil.',
  elsewhere: 'O cartão que estava aqui mudou em outra aba.',

  undo: 'Desfazer',
  regradeLast: 'Mudar a última nota',
  nothingToUndo: 'Nada feito hoje para desfazer.',
  nothingToRegrade: 'Não há nota de hoje para mudar.',
  regrade: (name: string) => `A nota era ${name}. Dê a nova.`,
  regradeKept: (name: string) => `A nota continua ${name}.`,
  undone: {
    review: (name: string) => `Nota ${name} desfeita.`,
    introduction: (count: number) => `Desfeito: ${news(count)} ${count === 1 ? 'saiu' : 'saíram'} da fila.`,
    mark: {
      suspended: 'Suspensão desfeita.',
      buried: 'Adiamento desfeito.',
      flagged: 'Marcação desfeita.',
    },
  },

  mark: { suspended: 'Suspender', buried: 'Adiar até amanhã', flagged: 'Marcar', unflag: 'Desmarcar' },
  marked: {
    suspended: { on: 'Suspenso: só volta quando você reativar.', off: 'Reativado: está de novo na fila.' },
    buried: { on: 'Adiado: volta amanhã.', off: 'De volta à fila.' },
    flagged: { on: 'Marcado.', off: 'Marca retirada.' },
  },
  leech: {
    title: (times: number) => `Este cartão foi esquecido ${plural(times, 'vez', 'vezes')} e saiu da fila.`,
    text: 'Repetir mais não está ajudando: releia a explicação e reative quando fizer sentido.',
    lesson: 'Reler a lição',
    trap: 'Abrir a pegadinha',
    restore: 'Reativar',
  },

  exercise: {
    kind: 'Pegadinha',
    text: 'Resolva a partir do código inicial; ao passar em todas as verificações, a revisão conta sozinha. Ou responda de cabeça qual é o defeito e dê a nota aqui.',
    notDue:
      'Este cartão ainda não venceu: resolver na página da pegadinha não conta como revisão. Dê a nota aqui.',
    open: 'Abrir a pegadinha',
    byHand: 'Dar a nota aqui',
  },

  links: {
    label: 'Para entender melhor',
    section: 'Rever na lição',
    trap: 'Abrir a pegadinha',
    source: 'Fonte',
    noTrap: 'Não há pegadinha por trás desta questão.',
  },

  more: { label: 'Mais', report: 'Relatar problema', keys: 'Atalhos do teclado' },
  close: 'Fechar',

  keys: {
    title: 'Atalhos do teclado',
    hint: 'atalhos',
    choose: 'escolher uma opção',
    reveal: 'conferir (sem marcar nada, vale “não sei”); depois, aceitar a nota sugerida',
    grade: 'Errei, Difícil, Bom, Fácil',
    section: 'depois de conferir, abrir o trecho da lição',
    trap: 'abrir a pegadinha',
    undo: 'desfazer, quantas vezes quiser',
    regrade: 'mudar a última nota (Esc mantém a que estava)',
    flag: 'marcar (a sexta opção se escolhe com 6)',
    bury: 'adiar até amanhã (B também, depois de conferir)',
    suspend: 'suspender',
    report: 'relatar um problema no item',
    language: 'português ou inglês',
    help: 'esta lista',
    back: 'Ao voltar da lição ou da pegadinha, a sessão continua de onde parou: a resposta já foi salva.',
  },

  report: {
    title: 'Relatar um problema',
    text: 'Nada é enviado daqui. Complete a última linha, copie e cole onde preferir relatar. O texto não traz dados seus.',
    field: 'Texto do relato',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'Não deu para copiar: selecione o texto e copie.',
  },

  plan: {
    label: 'Plano até a prova',
    noDate: 'Tem data de prova?',
    days: (count: number) => (count === 1 ? 'falta 1 dia' : `faltam ${count} dias`),
    learning: (days: string) => `Prova marcada: ${days}.`,
    newOfToday: (done: number, of: number) =>
      of === 0 ? 'Sem itens novos hoje.' : `Novos de hoje: ${done} de ${of}.`,
    unmet: (count: number) =>
      count === 0 ? 'Você já viu todo o conteúdo.' : `${plural(count, 'item', 'itens')} ainda por ver.`,
    lastPass: (days: string) => `Revisão final: ${days}.`,
    tight: 'O plano não fecha até lá: veja em',
    lastPassLeft: (left: number) =>
      left === 0
        ? 'Tudo o que você viu já passou pela última revisão.'
        : `${cards(left)} ainda ${left === 1 ? 'passa' : 'passam'} uma última vez.`,
    examDay: 'A prova é hoje. Boa prova!',
    maintenance: (until: string) =>
      `Depois da prova: manutenção até ${until}, enquanto o certificado vale. Só as revisões, sem pressa; itens novos, só se você pedir.`,
    expired: (since: string) =>
      `O certificado daquela prova valia até ${since}. Se vai renovar, marque a nova data.`,
  },

  introduce: {
    byPlan: (count: number) => `Começar ${count === 1 ? 'o item novo' : `os ${count} novos`} de hoje`,
    byWish: (count: number) => `Aprender ${news(count)}`,
    fromLessons: (read: number, unread: number) =>
      unread === 0
        ? 'Das lições que você concluiu.'
        : read === 0
          ? `${unread === 1 ? 'Vem de uma lição' : 'Vêm de lições'} que você ainda não concluiu.`
          : `${read} de lições que você concluiu, ${unread} de lições que ainda não concluiu.`,
    readFirst: 'Ler antes:',
  },
  introduced: (count: number) => `${news(count)} na fila de hoje.`,

  done: {
    title: 'Tudo em dia',
    titleSoon: 'Por agora é isso',
    titleHeld: 'Por hoje é isso',
    titleNew: 'Revisões em dia',
    reviewed: (count: number) => `${plural(count, 'revisão', 'revisões')} hoje.`,
    soon: (count: number, first: string, last: string) =>
      `${count === 1 ? '1 cartão que você errou ou achou difícil volta' : `${count} cartões que você errou ou achou difíceis voltam`} ${first === last ? `em ${first}` : `ainda hoje, o primeiro em ${first}`}.`,
    repeat: (count: number) => `Repetir agora ${count === 1 ? 'esse cartão' : `os ${count}`}`,
    nextTomorrow: (count: number) => `Amanhã ${count === 1 ? 'volta 1 cartão' : `voltam ${count} cartões`}.`,
    nextLater: (count: number, days: number) =>
      `${count === 1 ? 'O próximo cartão volta' : `Os próximos ${cards(count)} voltam`} em ${days} dias.`,
    early: (count: number) => `Adiantar ${count === 1 ? 'o' : 'os'} de amanhã (${count})`,
    toLessons: 'Ver as lições',
    held: {
      plan: (count: number, planned: number) =>
        `${plural(count, 'cartão novo fica', 'cartões novos ficam')} para amanhã: ${planned === 0 ? 'hoje o plano não tem novos' : `o plano de hoje era ${planned}`}.`,
      'review-limit': (count: number) =>
        `${cards(count)} ${count === 1 ? 'fica' : 'ficam'} para amanhã: você chegou ao limite de revisões do dia.`,
      'new-limit': (count: number) =>
        `${plural(count, 'cartão novo fica', 'cartões novos ficam')} para amanhã: você chegou ao limite de novos do dia.`,
      sibling: (count: number) =>
        `${cards(count)} ${count === 1 ? 'fica' : 'ficam'} para outro dia: ${count === 1 ? 'trata' : 'tratam'} do mesmo ponto que um cartão de hoje, e um entregaria a resposta do outro.`,
    },
    change: 'Mudar em Ajustes',
  },

  outside: {
    title: (count: number) => `Fora da fila (${count})`,
    flaggedTitle: (count: number) => `Marcados (${count})`,
    leech: (times: number) => `esquecido ${plural(times, 'vez', 'vezes')}`,
    suspended: 'suspenso por você',
    buried: 'adiado até amanhã',
    restore: 'Reativar',
    bringBack: 'Trazer de volta',
    unflag: 'Desmarcar',
    question: 'Questão',
    more: (count: number) => `E mais ${count}.`,
    of: (action: string, name: string) => `${action}: ${name}`,
  },

  empty: {
    title: 'Sua revisão começa aqui',
    text: 'Cartões entram nesta fila quando você conclui uma lição, erra uma questão ou resolve uma pegadinha depois de falhar. A partir do dia seguinte, voltam quando você está prestes a esquecer.',
    start: 'Começar por uma lição',
  },
  unknown: (count: number) =>
    `${cards(count)} ${count === 1 ? 'aponta' : 'apontam'} para conteúdo que esta versão não tem. O histórico continua guardado.`,
} as const;

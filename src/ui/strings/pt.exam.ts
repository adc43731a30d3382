// What the mock exam says in Brazilian Portuguese. Pure data and small sentence builders.
import { plural } from './plural.ts';

const questions = (count: number): string => plural(count, 'questão', 'questões');
const listed = (words: readonly (number | string)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

interface FormSize {
  count: number;
  minutes: number;
  wanted: number;
  /** Domains without a question. */
  bare: readonly number[];
  /** Whether another domain has fewer than it should. */
  isThin: boolean;
}
/** Why a form is smaller than the exam's. */
const lack = ({ bare, isThin }: FormSize): string => {
  const which = `${bare.length === 1 ? 'o domínio' : 'os domínios'} ${listed(bare)}`;
  if (bare.length === 0) return 'o banco ainda tem poucas questões que não se repitam';
  return `o banco ainda não cobre ${which}${isThin ? ' e tem poucas questões de outros' : ''}`;
};
/** "3 voltam", "1 volta". */
const comeBack = (count: number): string => `${count} ${count === 1 ? 'volta' : 'voltam'}`;

export const examText = {
  title: 'Simulado',
  description: 'Provas simuladas com tempo, nos dois tipos de questão, e um relatório por domínio.',
  loading: 'Abrindo seus simulados…',
  needsScripts: 'O simulado precisa de JavaScript: ele guarda suas respostas neste navegador.',
  failed: 'O simulado não abriu.',
  retry: 'Tentar de novo',
  unreachable: 'As questões não puderam ser baixadas. Confira a conexão e tente de novo.',
  back: 'Voltar aos simulados',
  mode: {
    full: 'Completo',
    short: 'Curto',
    'task-statement': 'Por task statement',
    misses: 'Só meus erros',
  },
  start: {
    title: 'Novo simulado',
    modes: 'Tipo de simulado',
    about: {
      byDomains: (size: FormSize) =>
        size.count < size.wanted
          ? `Hoje ${size.count} das ${size.wanted} questões, em ${size.minutes} minutos: ${lack(size)}.`
          : `${questions(size.count)} em ${size.minutes} minutos, na proporção dos domínios da prova.`,
      'task-statement': (id: string, { count, minutes }: FormSize) =>
        `Até 20 questões de um só task statement do guia; do ${id}, hoje ${questions(count)} em ${minutes} minutos.`,
      misses: (count: number) =>
        count === 0
          ? 'Nenhum erro para refazer por enquanto.'
          : `${questions(count)} em que sua última resposta foi errada; até 20 por vez.`,
    },
    taskStatement: 'Task statement',
    taskStatementOption: (id: string, title: string, count: number) => `${id} · ${title} (${count})`,
    size: (count: number, minutes: number) => `${questions(count)}, ${minutes} minutos.`,
    contract: (count: number, of: number) =>
      `${count} de ${of} ${count === 1 ? 'trata' : 'tratam'} do contrato da API: o mecanismo por baixo do assunto da prova, que o guia não nomeia.`,
    none: 'O banco ainda não tem questões para este simulado.',
    languageHint: 'A prova real é em inglês. Dá para trocar a qualquer momento, também no meio do simulado.',
    begin: 'Começar',
    preparing: 'Preparando…',
  },
  open: {
    title: 'Simulado em andamento',
    state: (now: { answered: number; part: number; of: number; left: string }) =>
      `${now.answered} de ${questions(now.of)} ${now.of === 1 ? 'respondida' : 'respondidas'}${
        now.part === 0 ? '' : `, ${plural(now.part, 'incompleta', 'incompletas')}`
      }; restam ${now.left}.`,
    saved: 'Suas respostas e o seu tempo estão guardados: o relógio só anda com o simulado aberto.',
    resume: 'Continuar',
    discard: 'Descartar…',
    discardSure: 'Descartar de vez',
    discardAsk: 'O simulado sai do histórico, sem relatório.',
    keep: 'Manter',
  },
  sitting: {
    position: (number: number, of: number) => `Questão ${number} de ${of}`,
    clock: 'Tempo restante',
    hideClock: 'Ocultar o tempo',
    showClock: 'Mostrar o tempo',
    pause: 'Pausar',
    flag: 'Marcar',
    flagMore: ' para rever',
    flagged: 'Marcada para rever.',
    unflagged: 'Marca tirada.',
    previous: 'Anterior',
    next: 'Próxima',
    toHandIn: 'Conferir e entregar',
    gone: 'Esta questão saiu do banco; siga para a próxima.',
    notSaved: (reason: string) => `A última resposta ainda não foi salva. ${reason}`,
    saveAgain: 'Salvar de novo',
  },
  navigator: {
    label: 'Questões do simulado',
    state: {
      open: 'sem resposta',
      part: 'incompleta',
      answered: 'respondida',
    },
    step: (number: number, state: string, flagged: boolean) =>
      `Questão ${number}, ${state}${flagged ? ', marcada para rever' : ''}`,
    count: (answered: number, of: number) => `${answered} de ${of} respondidas`,
    part: (count: number) => plural(count, 'incompleta', 'incompletas'),
    flagged: (count: number) => plural(count, 'marcada', 'marcadas'),
  },
  handIn: {
    title: 'Conferir e entregar',
    open: (count: number) => `${questions(count)} sem resposta`,
    part: (count: number) =>
      `${questions(count)} ${count === 1 ? 'incompleta' : 'incompletas'}: menos opções do que o pedido`,
    go: (number: number) => `ir à questão ${number}`,
    flagged: (count: number) => `${questions(count)} ${count === 1 ? 'marcada' : 'marcadas'} para rever`,
    complete: 'Todas respondidas, nenhuma marcada para rever.',
    openCounts: 'O que ficar em branco ou incompleto conta como não acertado.',
    back: 'Voltar às questões',
    button: 'Entregar',
  },
  keys: {
    label: 'Atalhos',
    choose: 'escolher (a sexta opção: 6)',
    move: 'anterior e próxima',
    flag: 'marcar',
    language: 'idioma',
    clock: 'ocultar o tempo',
    pause: 'pausar',
  },
  report: {
    title: (mode: string) => `Relatório: simulado ${mode.toLowerCase()}`,
    score: (right: number, of: number) => `${right} de ${of} certas`,
    interval: (low: string, high: string) => `entre ${low} e ${high}, com 95% de confiança`,
    time: (spent: string, mean: string) => `${spent} no total, ${mean} por questão em média.`,
    timeUp: 'O tempo acabou antes da entrega.',
    scaledTitle: 'Por que não há nota de 100 a 1.000?',
    scaled:
      'Porque a conversão de acertos em nota não é publicada: qualquer número aqui seria inventado. Um percentual deste simulado também não se compara direto com os 720 do corte. Use-o para ver onde você está fraco e se está melhorando.',
    missing: (domains: string, count: number) =>
      count === 1
        ? `O domínio ${domains} não teve questões aqui; este resultado não diz nada sobre ele.`
        : `Os domínios ${domains} não tiveram questões aqui; este resultado não diz nada sobre eles.`,
    queue: ({ today, later, never }: { today: number; later: number; never: number }) => {
      const all = today + later + never;
      const which = all === 1 ? 'A questão que você não acertou' : `As ${all} que você não acertou`;
      if (later === all)
        return `${which} ${all === 1 ? 'entra' : 'entram'} na sua revisão a partir de amanhã.`;
      if (today === all) return `${which} ${all === 1 ? 'volta' : 'voltam'} ainda hoje na sua revisão.`;
      const parts = [
        ...(today > 0 ? [`${comeBack(today)} ainda hoje`] : []),
        ...(later > 0 ? [`${later} ${later === 1 ? 'entra' : 'entram'} na revisão a partir de amanhã`] : []),
        ...(never > 0 ? [`${never} ${never === 1 ? 'está' : 'estão'} fora da fila`] : []),
      ];
      return `${which}: ${listed(parts)}.`;
    },
    toReview: 'Abrir a revisão',
    allRight: 'Nenhum erro: nada a rever.',
    domains: 'Por domínio',
    taskStatements: 'Por task statement',
    column: { name: 'Assunto', share: 'Percentual', time: 'Tempo médio' },
    domain: (number: string, title: string) => `${number} · ${title}`,
    fewNote: 'Com poucas questões o intervalo é largo: leia o intervalo, não só o percentual.',
    items: 'Questão por questão',
    show: 'Mostrar',
    filter: { all: 'Todas', misses: 'Só as que você não acertou', flagged: 'Só as marcadas' },
    outcome: { right: 'certa', wrong: 'errada', open: 'sem resposta' },
    flag: 'marcada',
    item: (number: number) => `Questão ${number}`,
    gone: 'Esta questão saiu do banco.',
    none: 'Nenhuma questão aqui.',
  },
  past: {
    title: 'Simulados feitos',
    empty: 'Seus simulados ficam aqui, com o relatório de cada um, para comparar.',
    column: { when: 'Quando', score: 'Acertos', time: 'Tempo' },
    open: (when: string) => `Ver o relatório de ${when}`,
    show: 'Relatório',
  },
  compare: {
    first: 'É o seu primeiro simulado deste tipo; os próximos se comparam com ele.',
    before: (share: string, when: string) => `No anterior deste tipo, em ${when}: ${share}.`,
    noise: 'Os intervalos se sobrepõem: a diferença pode ser acaso.',
    better: 'A melhora é maior do que o acaso explica.',
    worse: 'A queda é maior do que o acaso explica.',
  },
} as const;

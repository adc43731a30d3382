// What the progress page says in Brazilian Portuguese. Pure data and small sentence builders.

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const listed = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
const items = (count: number): string => plural(count, 'item', 'itens');
const cards = (count: number): string => plural(count, 'cartão', 'cartões');
const reviews = (count: number): string => plural(count, 'revisão', 'revisões');

/** A share as "71%", without promising certainty: a chance is never shown as 0 or 100 % unless it is. */
export function sayPercent(share: number): string {
  const rounded = Math.round(share * 100);
  if (rounded === 100 && share < 1) return '99%';
  if (rounded === 0 && share > 0) return '1%';
  return `${rounded}%`;
}

/** A date `YYYY-MM-DD` as "30 de nov.". */
export function sayDay(date: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('pt-BR', format).format(new Date(date));
}

/** A duration as "1 h 25 min", "40 min" or "12 s". */
export function sayTime(timeMs: number): string {
  if (timeMs === 0) return '0 min';
  if (timeMs < 60_000) return `${Math.max(1, Math.round(timeMs / 1000))} s`;
  const minutes = Math.round(timeMs / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

export const progressText = {
  title: 'Progresso',
  description: 'O que você lembra hoje, o que vale fazer agora e como vai a revisão.',
  loading: 'Lendo o seu progresso…',
  failed: 'O seu progresso não abriu.',
  retry: 'Tentar de novo',
  needsScripts: 'O progresso fica guardado neste navegador e precisa de JavaScript para ser lido.',
  asTable: 'Ver como tabela',
  table: (name: string) => `Tabela: ${name}`,
  empty: {
    answer: 'Ainda não há o que medir.',
    text: 'Aqui vai aparecer quanto você lembraria hoje, com a margem de erro, e o que vale a pena fazer em seguida. Para isso, leia uma lição e responda às questões do fim: elas voltam na revisão a partir do dia seguinte.',
    start: 'Começar pela primeira lição',
    import: 'Já estudou em outro navegador? Importe o seu arquivo em',
    importLink: 'Seus dados',
  },
  standing: {
    label: 'A resposta',
    noDate: 'Prova marcada? Ponha a data em',
    hasDate: 'A data da prova e o ritmo ficam em',
    settings: 'Ajustes',
    nothingYet: 'Ainda não dá para dizer quanto você lembra: nada entrou na sua revisão.',
    nothingReviewed: (queued: number, due: number) =>
      due > 0
        ? `Ainda não dá para dizer quanto você lembra: ${cards(due)} ${due === 1 ? 'espera' : 'esperam'} a primeira revisão.`
        : `Ainda não dá para dizer quanto você lembra: ${cards(queued)} ${queued === 1 ? 'vem' : 'vêm'} à revisão a partir de amanhã.`,
    sure: (share: string, count: number) =>
      `Você se lembraria hoje de ${share} do que treinou (${items(count)}).`,
    unsure: (share: string, count: number) =>
      `Você talvez se lembrasse hoje de ${share} do que treinou, mas ${count === 1 ? 'só 1 item foi revisado' : `só ${items(count)} foram revisados`}.`,
    stillLearning: (share: string, learning: number, count: number) =>
      `É cedo para dizer quanto você lembra: ${learning === count ? (count === 1 ? 'o único item revisado ainda está' : `os ${items(count)} revisados ainda estão`) : `${learning} dos ${items(count)} revisados ainda estão`} em aprendizado. Sem reforço, a estimativa é de ${share}.`,
    inLearning: (count: number) =>
      `${items(count)} ainda em aprendizado: da última vez, você errou ou achou difícil.`,
    interval: (low: string, high: string) => `O valor real deve estar entre ${low} e ${high}.`,
    moreReviews: 'Algumas revisões a mais estreitam essa faixa.',
    unmet: (count: number, of: number, ofExam: number | null) =>
      `${count === 1 ? 'Falta 1' : `Faltam ${count.toLocaleString('pt-BR')}`} dos ${items(of)} do curso${ofExam === null || ofExam === count ? '' : ` (${ofExam.toLocaleString('pt-BR')} dentro da prova, o resto além dela)`}: ${count === 1 ? 'ele ainda não passou' : 'eles ainda não passaram'} pela revisão e não ${count === 1 ? 'entra' : 'entram'} na conta.`,
    optimistic: (expected: string, observed: string) =>
      `Nos últimos 30 dias, o agendador esperava ${expected} de acerto e você teve ${observed}: desconte isso da estimativa.`,
    pessimistic: (expected: string, observed: string) =>
      `Nos últimos 30 dias, o agendador esperava ${expected} de acerto e você teve ${observed}: a estimativa deve estar baixa.`,
    exam: (days: number) =>
      days === 0
        ? 'A prova é hoje.'
        : days === 1
          ? 'A prova é amanhã.'
          : `Faltam ${plural(days, 'dia', 'dias')} para a prova.`,
    recallThen: (share: string) => `Sem nenhuma revisão até lá, seriam ${share}.`,
    domainsWithout: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `O curso ainda não tem itens do domínio ${numbers[0]}: sobre ele, esta página não diz nada.`
        : `O curso ainda não tem itens dos domínios ${listed(numbers)}: sobre eles, esta página não diz nada.`,
  },
  steps: {
    title: 'O que fazer agora',
    nothing:
      'Nada vence agora e tudo o que há no curso já foi revisado. O que você for esquecendo volta sozinho.',
    how: 'Primeiro o que está para revisar, depois a próxima lição do curso; o resto, pelo peso na prova e pelo que falta saber.',
    inReview: 'Revisão de hoje',
    alsoHere: (taskStatements: readonly string[]) => `Serve também para ${listed(taskStatements)}.`,
    review: 'Revisar agora',
    lesson: 'Ler a lição',
    meet: 'Treinar na lição',
    meetInReview: 'Conhecer na revisão',
    newToday: 'A revisão de hoje já traz itens novos daqui.',
    place: (title: string) => `Está em “${title}”.`,
    beyond: 'Além da prova',
    beyondReason: (count: number) =>
      `${cards(count)} além da prova ${count === 1 ? 'espera' : 'esperam'} revisão e não ${count === 1 ? 'pesa' : 'pesam'} na nota.`,
  },
  tooEarly: (needed: number) => `Os gráficos aparecem depois das primeiras ${needed} revisões.`,
  numbers: {
    label: 'Números',
    xp: 'XP',
    streak: (count: number) => (count === 1 ? 'dia em sequência' : 'dias em sequência'),
    freezes: (left: number, used: number) =>
      [
        ...(used === 0
          ? []
          : [
              `${plural(used, 'dia sem estudo não quebrou', 'dias sem estudo não quebraram')} a sua sequência${left === 0 ? '; a cada 7 dias de estudo, mais um é perdoado' : ''}.`,
            ]),
        ...(left === 0
          ? []
          : [`Ela aguenta ${used === 0 ? '' : 'mais '}${plural(left, 'dia', 'dias')} sem estudo.`]),
      ]
        .join(' ')
        .replace(/^Ela/, 'A sua sequência'),
    days: (count: number) => (count === 1 ? 'dia de estudo nos últimos 30' : 'dias de estudo nos últimos 30'),
    time: 'de estudo medido',
  },
  calendar: {
    title: 'Dias de estudo',
    summary: (days: number, weeks: number) =>
      `${plural(days, 'dia', 'dias')} de estudo nas últimas ${weeks} semanas. Cada coluna é uma semana, de domingo a sábado; quanto mais foi feito, maior o quadrado.`,
    level: ['nada', '1 a 4', '5 a 14', '15 a 29', '30 ou mais'],
    legend: 'Coisas feitas no dia',
    frozen: 'sem estudo, perdoado',
    day: (date: string, done: number) => `${date}: ${done === 0 ? 'nada' : plural(done, 'feita', 'feitas')}`,
    columns: ['Dia', 'Revisões', 'Respostas', 'Pegadinhas', 'Tempo'],
    lessons: 'Lições',
  },
  forecast: {
    title: 'Carga dos próximos 30 dias',
    /** `today` are all that are due by its end, `queued` those of them that the review shows now. */
    summary: (total: number, today: number, queued: number, peak: number, peakDay: string | null) =>
      `${reviews(total)} nos próximos 30 dias; ${today === 0 ? 'nada vence hoje' : `até hoje ${today === 1 ? 'vence' : 'vencem'} ${today.toLocaleString('pt-BR')}, e a revisão ${queued === 0 ? 'não traz nenhum agora' : `traz ${queued.toLocaleString('pt-BR')} agora`}`}. ${peakDay === null ? '' : `O dia mais cheio é ${peakDay}, com ${peak.toLocaleString('pt-BR')}. `}Conta uma vez cada cartão, no dia em que vence.`,
    nothing: 'Nenhum cartão vence nos próximos 30 dias.',
    known: 'já revisados',
    fresh: 'novos',
    columns: ['Dia', 'Já revisados', 'Novos'],
    today: 'hoje',
  },
  retention: {
    title: 'Retenção real',
    about:
      'De tudo que voltou depois de um ou mais dias, quanto você lembrou. Jovem é o cartão com intervalo de menos de 21 dias; maduro, de 21 dias em diante.',
    nothing: 'Aparece quando um cartão voltar depois de ao menos um dia.',
    rows: { young: 'Jovens', mature: 'Maduros', all: 'Todos' },
    lastMonth: 'Últimos 30 dias',
    ever: 'Desde o início',
    none: 'sem revisões ainda',
    value: (share: string, low: string, high: string) => `${share} (entre ${low} e ${high})`,
    count: (count: number) => reviews(count),
    expected: (share: string) => `esperado ${share}`,
    columns: ['Cartões', 'Lembrados', 'Entre', 'Esperado', 'Revisões'],
    legend: 'Ponto: o que houve. Faixa: margem de 95%. Traço vertical: o que o agendador esperava.',
  },
  memory: {
    title: 'Estabilidade e dificuldade',
    nothing: 'Aparece depois da primeira revisão.',
    stability: 'Estabilidade',
    stabilitySummary: (firm: number, of: number) =>
      `Em quanto tempo a chance de lembrar cai para 90%. ${firm.toLocaleString('pt-BR')} de ${cards(of)} ${firm === 1 ? 'aguenta' : 'aguentam'} 30 dias ou mais.`,
    stabilityBands: ['< 1 dia', '1–7 dias', '7–30 dias', '30–90 dias', '90–365 dias', '1 ano +'],
    difficulty: 'Dificuldade',
    difficultySummary: (hard: number, of: number) =>
      `De 1, fácil, a 10, difícil, pelas suas notas. ${hard.toLocaleString('pt-BR')} de ${cards(of)} ${hard === 1 ? 'está' : 'estão'} em 8 ou mais.`,
    difficultyBand: (from: number) => (from === 9 ? '9–10' : String(from)),
    columns: ['Faixa', 'Cartões'],
  },
  knowledge: {
    title: 'O que você sabe, por parte da prova',
    about:
      'Quanto você lembraria hoje do que já revisou em cada domínio. A faixa é a margem de 95%: com poucos itens, ela é larga.',
    domain: (number: number, title: string) => `Domínio ${number} · ${title}`,
    weight: (percent: number) => `vale ${percent}%`,
    value: (share: string, low: string, high: string) => `${share} (entre ${low} e ${high})`,
    reviewed: (met: number, of: number) => `${met.toLocaleString('pt-BR')} de ${items(of)} revisados`,
    nothingMet: 'nada revisado ainda',
    noItems: 'o curso ainda não tem itens',
    byTaskStatement: 'Por task statement',
    byObjective: 'Por objetivo de cada lição',
    columns: ['Parte', 'Vistos', 'Lembraria', 'A rever'],
    range: (share: string, low: string, high: string) => `${share} (${low}–${high})`,
    unknown: '–',
  },
  time: {
    title: 'Tempo',
    summary: (total: string, week: string, mean: string | null) =>
      `${total} ao todo, ${week} nesta semana.${mean === null ? '' : ` Uma revisão leva ${mean} em média.`} Conta revisões, questões e simulados; leitura e código não são medidos, e uma pausa conta 10 min no máximo.`,
    nothing: 'Aparece depois da primeira questão respondida.',
    week: (date: string) => `semana de ${date}`,
    columns: ['Semana de', 'Tempo'],
  },
  exercises: {
    title: 'Pegadinhas',
    summary: (solved: number, tried: number, total: number, median: number | null) =>
      `${plural(solved, 'resolvida', 'resolvidas')} de ${total}${tried > solved ? `, ${tried - solved} em aberto` : ''}.${median === null ? '' : ` Metade saiu com até ${plural(median, 'tentativa', 'tentativas')}.`}`,
    nothing: 'Nenhuma pegadinha executada ainda.',
    see: 'Ver as pegadinhas',
    attempts: 'Tentativas até resolver',
    attemptColumns: ['1', '2', '3', '4', '5 ou mais'],
    columns: ['Pegadinha', 'Até resolver', 'Dicas', 'Previsão'],
    open: (attempts: number) => `em aberto, ${plural(attempts, 'tentativa', 'tentativas')}`,
    right: 'certa',
    wrong: 'errada',
    none: '–',
  },
} as const;

// What the settings page says in Brazilian Portuguese. Pure data and small sentence builders.

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const days = (count: number): string => plural(count, 'dia', 'dias');
const reviews = (count: number): string => plural(count, 'revisão', 'revisões');

export const settingsText = {
  title: 'Ajustes',
  description: 'A data da prova e o ritmo do estudo: o que cada ajuste muda e quanto custa por dia.',
  lede: 'Comece pela data da prova: o plano se ajusta a ela. O resto já vem com um padrão que serve para a maioria. Tudo é salvo na hora e dá para desfazer.',
  loading: 'Lendo os seus ajustes…',
  failed: 'Os seus ajustes não abriram.',
  retry: 'Tentar de novo',
  needsScripts: 'Os ajustes ficam guardados neste navegador e precisam de JavaScript para serem lidos.',
  more: 'Backup, importação e exclusão ficam em',
  moreLink: 'Seus dados',

  saved: (name: string, value: string) => `Salvo. ${name}: ${value}.`,
  savedAll: 'Salvo. Tudo voltou ao padrão; a data da prova ficou como estava.',
  undone: 'Desfeito. O ajuste voltou a ser o que era.',
  undo: 'Desfazer',
  notSaved: 'Não foi salvo.',
  default: (value: string) => `Padrão: ${value}.`,
  toDefault: 'Voltar ao padrão',
  toDefaultOf: (name: string) => `Voltar ao padrão: ${name}`,
  allToDefault: 'Voltar tudo ao padrão',
  allToDefaultHint: 'A data da prova não muda.',
  allAreDefault: 'Tudo está no padrão.',

  parts: {
    exam: 'Data da prova',
    pace: 'Ritmo',
    questions: 'Questões',
    advanced: 'Avançado',
  },

  advancedHint: 'Passos, início do dia, equilíbrio da carga e limite de esquecimentos.',

  exam: {
    label: 'Dia da prova',
    about:
      'Com a data, a revisão apresenta tudo a tempo, cobra mais perto do dia e passa por tudo uma vez no fim.',
    remove: 'Remover a data',
    plan: 'O que o plano passa a ser',
    incomplete: 'Falta completar a data: dia, mês e ano.',
    far: (year: number) => `Ano ${year}? Escolha uma data entre 2024 e 2099.`,
    unsaved: 'Prévia: será salvo em seguida.',
    none: 'Sem data, não há contagem: você conhece itens novos no seu limite, a partir das lições que terminou, e cada um volta quando está para ser esquecido.',
    learning: (left: number) => `Faltam ${days(left)}: fase de aprender.`,
    tomorrow: 'A prova é amanhã: é a revisão final.',
    lastPass: (left: number) => `Faltam ${days(left)}: é a revisão final.`,
    examDay: 'A prova é hoje: só o que vence. Boa prova.',
    maintenance: (until: string) =>
      `Essa data já passou: o plano vira manutenção. As revisões ficam mais espaçadas, só para o conhecimento durar até ${until}, quando vence o certificado de quem passou nesse dia. Itens novos, só se você pedir.`,
    expired: (until: string) =>
      `Um certificado dessa data venceu em ${until}. Escolha a data da próxima prova ou remova esta.`,
    unmet: 'Itens ainda não vistos',
    newNeeded: 'Novos por dia, para ver tudo',
    newNeededOf: (needed: number, limit: number) =>
      needed > limit ? `${needed}, mas o seu limite é ${limit}` : String(needed),
    retention: 'Meta de retenção',
    retentionRamp: (today: string, then: string) =>
      today === then ? `${today}, até o dia da prova` : `${today} hoje, subindo até ${then} no dia`,
    lastPassName: 'Revisão final',
    lastPassOf: (count: number, from: string) => `nos últimos ${days(count)}, a partir de ${from}`,
    lastPassNow: (left: number) =>
      left === 0 ? 'tudo já passou' : plural(left, 'cartão falta', 'cartões faltam'),
    load: 'Carga prevista',
    loadUntil: (count: number, fresh: number) =>
      `cerca de ${[
        ...(count > 0 ? [reviews(count)] : []),
        ...(fresh > 0 ? [plural(fresh, 'item novo', 'itens novos')] : []),
      ].join(' e ')} por dia`,
    loadInPass: (count: number) => `; na revisão final, cerca de ${count}`,
    nothingToDo: 'nada por enquanto',
    loadHint:
      'A carga é uma estimativa: supõe que você segue o plano todos os dias e lembra tanto quanto o agendador espera.',
  },

  names: {
    desiredRetention: 'Retenção desejada',
    newPerDay: 'Itens novos por dia',
    reviewsPerDay: 'Revisões por dia',
    learningSteps: 'Passos de aprendizado',
    relearningSteps: 'Passos depois de um erro',
    dayStartHour: 'Início do dia de estudo',
    easyDays: 'Dias leves',
    balanceLoad: 'Equilibrar a carga',
    leechLimit: 'Limite de esquecimentos',
    examDate: 'Data da prova',
    language: 'Idioma das questões',
  },
  about: {
    desiredRetention:
      'A chance de lembrar no momento em que um cartão volta. Mais alta, você esquece menos e revisa mais. Com data de prova, o plano sobe a meta até 95% no dia; este valor é o piso.',
    newPerDay:
      'O máximo de itens vistos pela primeira vez num dia; com data de prova, o plano pode pedir menos.',
    reviewsPerDay:
      'O máximo de cartões conhecidos que voltam num dia; o que passa disso espera o dia seguinte. Repetições do mesmo dia não contam.',
    learningSteps:
      'As esperas entre as primeiras vezes de um cartão novo, como “1m 10m” ou “10m 2h”. Vazio, o agendador decide.',
    relearningSteps: 'O mesmo para um cartão que você tinha aprendido e errou.',
    dayStartHour: 'Até esta hora, ainda é o dia anterior: quem estuda depois da meia-noite não perde o dia.',
    easyDays:
      'Em dias leves cai metade da carga; na folga, nada de novo e o mínimo de revisões. Folga não quebra a sequência.',
    balanceLoad:
      'Puxa ou empurra um pouco o dia de cada revisão para os dias ficarem parecidos. O dia de um cartão passa a depender dos outros. Dias leves já ligam isto.',
    leechLimit:
      'Um cartão esquecido tantas vezes sai da fila, para você reler a lição em vez de insistir. 0 desliga.',
    language:
      'Em que idioma a revisão e as lições mostram as questões; a prova é em inglês. Uma tecla troca na hora.',
  },
  cost: {
    label: 'Custo',
    one: (percent: string, count: string, when: string) =>
      `Com ${percent}, cerca de ${count} por dia ${when}, fora os itens novos.`,
    // "1,3 revisão", "2,0 revisões".
    reviews: (mean: number, said: string) => `${said} ${mean < 1.95 ? 'revisão' : 'revisões'}`,
    untilExam: 'até a prova',
    inDays: (count: number) => `nos próximos ${days(count)}`,
    against: (percent: string, isSaved: boolean, count: string) =>
      isSaved ? `Com os ${percent} de agora, ${count}.` : `Com o padrão de ${percent}, ${count}.`,
    nothing: 'O custo por dia aparece aqui quando houver cartões para revisar.',
  },
  percent: '%',
  number: {
    desiredRetention: 'Retenção desejada, em porcentagem',
  },
  fault: {
    whole: (found: string, least: number, most: number) =>
      `Encontrado “${found}”. Escolha um número inteiro de ${least} a ${most.toLocaleString('pt-BR')}.`,
    empty: (least: number, most: number) =>
      `Está vazio. Escolha um número inteiro de ${least} a ${most.toLocaleString('pt-BR')}.`,
    step: (found: string) =>
      `Encontrado “${found}”. Cada passo é um número com m (minutos) ou h (horas), menor que um dia, como 10m ou 2h, separados por espaço.`,
    tooManySteps: (found: number, most: number) => `São ${found} passos; cabem no máximo ${most}.`,
    noStudyDay: 'Pelo menos um dia da semana precisa ter estudo.',
  },
  steps: { none: 'nenhum' },
  hour: (hour: number) => `${hour}h`,
  weekdays: ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'],
  shortWeekdays: ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'],
  weights: { full: 'cheio', light: 'leve', rest: 'folga' },
  allFull: 'todos cheios',
  balance: 'Deixar os dias parecidos',
  on: 'ligado',
  off: 'desligado',
  leechNever: 'nunca',
  leechTimes: (count: number) => plural(count, 'vez', 'vezes'),
  languages: { pt: 'Português', en: 'English' },
  noDate: 'sem data',
} as const;

/** A date `YYYY-MM-DD` as "1 de março de 2027". */
export function sayDate(date: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('pt-BR', format).format(new Date(date));
}

// What the data page says in Brazilian Portuguese. Pure data and small sentence builders.
import type { NoteWords, ReviewColumn } from '../../takeout/index.ts';

const number = (value: number): string => value.toLocaleString('pt-BR');
const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;
const entries = (count: number): string => plural(count, 'registro', 'registros');

/** A size in bytes as a person says it: `2,3 MB`. */
function size(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${units[step]}`;
}

export const dataText = {
  title: 'Seus dados',
  description: 'Exportar, importar e apagar o que o Pegadinha guarda neste navegador.',
  lede: 'Tudo o que você fez fica só neste navegador. O arquivo exportado é a sua cópia: serve de backup e leva o progresso para outro aparelho.',
  settings: 'Data da prova, ritmo e idioma das questões ficam em',
  settingsLink: 'Ajustes',
  needsScripts: 'Esta página precisa de JavaScript: é ele que lê e grava os dados neste navegador.',
  loading: 'Lendo seus dados…',
  failed: 'Seus dados não abriram.',
  underivable: (reason: string) =>
    `O histórico continua guardado, mas esta versão não conseguiu calcular o seu progresso com ele (${reason}). Exporte uma cópia antes de qualquer outra coisa.`,
  retry: 'Tentar de novo',
  saved: {
    title: 'Estado',
    saved: 'Tudo salvo neste navegador',
    notLasting: 'Este navegador não deixa salvar: o progresso se perde ao fechar a página.',
    notLastingHint:
      'Isso acontece em janelas anônimas e quando os dados de sites estão bloqueados. Exporte antes de fechar.',
    counts: {
      events: (count: number) => (count === 1 ? 'registro no histórico' : 'registros no histórico'),
      cards: (count: number) => (count === 1 ? 'cartão na revisão' : 'cartões na revisão'),
      drafts: (count: number) => (count === 1 ? 'código salvo' : 'códigos salvos'),
      since: 'desde',
      lastCopy: (when: string) => `última cópia em ${when}`,
      noCopy: 'nenhuma cópia exportada',
    },
  },
  durability: {
    promised: 'O navegador prometeu não apagar estes dados sozinho.',
    notPromised: 'O navegador pode apagar estes dados se o disco encher.',
    unknown: 'Este navegador não diz se pode apagar estes dados quando o disco encher.',
    ask: 'Pedir ao navegador que não apague',
    refused:
      'O navegador não prometeu. Em geral ele só promete a sites instalados ou muito visitados; instale o Pegadinha ou mantenha uma cópia exportada.',
    space: (used: number, quota: number) =>
      `${size(used)} em uso, de ${size(quota)} que o navegador concede.`,
  },
  export: {
    title: 'Cópia de segurança',
    text: 'Um arquivo JSON com todo o histórico e todos os códigos. Guarde fora deste navegador: em outro disco, na nuvem ou em um e-mail para você.',
    button: 'Exportar tudo',
    done: (name: string) => `Exportado: ${name}`,
    never: 'Você ainda não exportou.',
    last: (when: string) => `Última exportação: ${when}.`,
    complete: 'Nada de novo desde então.',
    since: (count: number) => `${plural(count, 'registro novo', 'registros novos')} desde então.`,
    due: 'Hora de uma cópia nova.',
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
        ? `Nenhum registro novo: os ${number(known)} do arquivo já estão aqui.`
        : `${plural(added, 'registro novo', 'registros novos')}${known > 0 ? `; ${number(known)} já ${known === 1 ? 'está' : 'estão'} aqui` : ''}.`,
    drafts: (taken: number) =>
      taken === 0
        ? 'Nenhum código mais recente que os daqui.'
        : `${plural(taken, 'código mais recente', 'códigos mais recentes')}.`,
    setAside: (count: number) =>
      `${entries(count)} que esta versão não lê ${count === 1 ? 'fica guardado' : 'ficam guardados'} à parte.`,
    confirm: 'Importar',
    cancel: 'Cancelar',
    done: (added: number) =>
      added === 0
        ? 'Importado: nada de novo no arquivo.'
        : `Importado: ${plural(added, 'registro novo', 'registros novos')}.`,
    refused: 'Arquivo recusado',
    tooBig: (bytes: number, most: number) =>
      `O arquivo tem ${size(bytes)}; uma exportação do Pegadinha tem no máximo ${size(most)}. Escolha o arquivo que "Exportar" baixou. Nada foi importado. [importacao/arquivo-grande]`,
  },
  elsewhere: {
    title: 'Levar para outros programas',
    preparing: 'Preparando o arquivo…',
    failed:
      'O arquivo não foi gerado: o conteúdo do curso não carregou. Verifique a conexão e tente de novo.',
    done: (name: string) => `Baixado: ${name}`,
  },
  anki: {
    title: 'Cartões para o Anki',
    text: 'Um arquivo de texto que o Anki importa sem ajustes: notas do tipo Básico, no baralho Pegadinha, com etiquetas por lição, domínio e task statement.',
    which: 'Quais cartões',
    mine: (count: number) => `Os meus (${plural(count, 'cartão', 'cartões')} na revisão)`,
    all: (count: number) => `Todas as questões e pegadinhas do curso (${number(count)})`,
    language: 'Idioma das questões',
    languages: { pt: 'Português', en: 'English' },
    button: 'Baixar para o Anki',
    done: (name: string, count: number) => `Baixado: ${name}, com ${plural(count, 'nota', 'notas')}.`,
    none: (count: number) =>
      count === 0
        ? 'Você ainda não tem cartões. Eles chegam quando você conclui uma lição ou erra uma questão.'
        : 'Nenhum dos seus cartões está nesta versão do curso.',
    how: 'Como importar, e o que não vai junto',
    steps: [
      'No Anki 2.1.54 ou mais novo: Arquivo › Importar, escolha o .txt e confirme. O arquivo já diz separador, tipo de nota, baralho e etiquetas.',
      'Ao importar de novo, as notas que já existem são atualizadas e o agendamento que elas têm no Anki fica como está.',
      'Intervalos e revisões não vão: o arquivo de texto do Anki não os leva, e lá os cartões começam como novos.',
      'Pegadinhas viram cartões de previsão. Para executar o código, siga o link do verso.',
    ],
  },
  csv: {
    title: 'Revisões em CSV',
    text: 'Uma linha por revisão, com o que o FSRS sabia do cartão antes e depois. Para planilhas, pandas ou R.',
    button: 'Baixar revisões em CSV',
    none: 'Ainda não há revisões para baixar.',
    columns: 'As colunas',
    format:
      'UTF-8, vírgula entre colunas, ponto decimal, campo vazio onde não há valor. Em planilhas em português, importe como texto com separador vírgula. Revisões desfeitas não entram.',
    meaning: {
      review_id:
        'identificador da revisão no histórico; um apóstrofo na frente protege a planilha de fórmulas',
      reviewed_at: 'data e hora locais, com a diferença para UTC',
      study_day: 'dia de estudo, que começa na hora dos seus ajustes',
      item: 'identificador do cartão',
      kind: 'question ou exercise',
      lesson: 'identificador da lição',
      domain: 'domínio da prova, de 1 a 5',
      task_statement: 'task statement do guia da prova',
      rating: '1 errei, 2 difícil, 3 bom, 4 fácil',
      elapsed_seconds: 'segundos até a nota',
      state_before: 'new, learning, review ou relearning, antes da revisão',
      stability_before: 'estabilidade em dias, antes',
      difficulty_before: 'dificuldade de 1 a 10, antes',
      retrievability_before: 'chance de lembrar no momento da revisão, de 0 a 1',
      interval_days_before: 'dias que o cartão deveria ter esperado',
      state_after: 'estado depois da revisão',
      stability_after: 'estabilidade em dias, depois',
      difficulty_after: 'dificuldade, depois',
      interval_days_after: 'dias até a próxima revisão; 0 = volta no mesmo dia',
      due_at: 'quando a revisão seguinte venceu',
    } satisfies Record<ReviewColumn, string>,
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

/** What notes for Anki say besides the content. */
export const noteWords: NoteWords = {
  selectOne: 'Escolha uma.',
  select: (count) => `Selecione ${count}.`,
  rightAnswer: (count) => (count === 1 ? 'Resposta certa' : 'Respostas certas'),
  otherOptions: 'Por que não as outras',
  source: 'Fonte',
  solveAt: 'Resolver no Pegadinha',
};

// Every text of the Raio-X page in Brazilian Portuguese. Pure data and small sentence builders; no markup.
import type { Profile } from '../../core/index.ts';

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** A size in bytes or characters as people say it: "812 B", "14 KB", "20,1 MB". */
function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB'];
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: value < 100 ? 1 : 0 })} ${unit}`;
}

const verdictName: Record<Profile | 'converse', string> = {
  anthropic: 'anthropic',
  strict: 'strict',
  converse: 'Converse',
};

export const rayText = {
  page: {
    title: 'Raio-X',
    description:
      'Cole uma requisição da Messages API ou da Converse (Amazon Bedrock) e veja o que a API responderia, palavra por palavra, onde está o problema e como reparar o histórico.',
    lede: 'Cole uma requisição que levou 400. Você vê o que a API responderia, qual bloco está errado e o menor reparo.',
    needsScripts: 'O Raio-X funciona dentro do navegador e precisa de JavaScript.',
  },
  field: {
    label: 'Requisição a examinar',
    placeholder: 'Cole aqui, ou solte um arquivo',
    privacy: 'Nada sai desta página: o texto não é enviado nem guardado.',
    file: 'Abrir arquivo',
    clear: 'Limpar',
    drop: 'Solte o arquivo para examinar',
    held: (name: string, bytes: number) => `${name} · ${size(bytes)}`,
    pasted: 'Texto colado',
    heldHint: 'Grande demais para editar aqui; o exame usa o texto inteiro.',
  },
  empty: {
    title: 'O que aparece aqui',
    points: [
      'a resposta dos dois perfis, `anthropic` e `strict`, com o texto exato do erro;',
      'a conversa desenhada, com cada chamada ligada ao seu resultado e o bloco errado marcado;',
      'a explicação de cada problema, com a lição e a pegadinha que o treinam;',
      'o reparo, quando existe um que não inventa nada.',
    ],
    accepts:
      'Serve o que você tiver: o corpo em JSON, só a lista `messages`, JSONL, linhas de log, um comando `curl`, um HAR, um literal de Python ou JavaScript, com ou sem o erro colado junto.',
    examples: 'Sem nada para colar? Comece por um exemplo:',
  },
  work: {
    label: 'Andamento do exame',
    stage: {
      reading: 'Lendo o texto…',
      judging: 'Conferindo as regras…',
      drawing: 'Desenhando a conversa…',
      repairing: 'Procurando o menor reparo…',
    },
    judged: (done: number, total: number) => `Conferindo a requisição ${done} de ${total}…`,
    cancel: 'Cancelar',
    cancelled: 'Exame cancelado. O texto continua no campo.',
    again: 'Examinar de novo',
    failed: 'O exame parou por um defeito nosso. Tente de novo; se repetir, tente com um trecho menor.',
  },
  reading: {
    read: (kind: string) => `Lido como ${kind}`,
    assumed: 'Assumido',
    nothing: 'Não há requisição que se possa ler neste texto.',
    partly: 'Nem tudo pôde ser lido',
    place: (line: number, column: number) => `Linha ${line}, coluna ${column}`,
    more: (count: number) => `e mais ${plural(count, 'trecho', 'trechos')}.`,
    goTo: 'Ir para o ponto',
    endOfText: '(fim)',
    cutOff:
      'O texto foi cortado antes do fim. O veredito vale para o que chegou; o que faltou pode mudar a resposta.',
    secret:
      'Há uma chave ou credencial neste texto. Ela não saiu desta página e não entra no link, mas, se apareceu em um log, troque-a.',
    api: {
      openai:
        'Este corpo tem a forma da API da OpenAI (chat completions). Abaixo, o que a Messages API responde a ele.',
      unknown:
        'Este corpo não tem a forma de nenhuma API que conhecemos. Abaixo, o que a Messages API responde a ele.',
    },
    recognised: {
      messages: 'Reconhecido pela forma: Messages API.',
      converse: 'Reconhecido pela forma: Converse, do Amazon Bedrock, e conferido pelas regras dela.',
    },
    converse: {
      evidenceMatches: () => 'É o mesmo texto que a Converse dá a este corpo.',
      evidenceForeign:
        'Este erro é de outro serviço, com regras próprias. Abaixo está o que a Converse diria do mesmo corpo.',
      evidenceDiffers:
        'A Converse não dá este texto a este corpo. O corpo enviado pode ter sido outro, ou o modelo, ou quem respondeu foi outro serviço.',
    },
    evidence: 'Erro colado junto',
    evidenceFrom: (service: string) => `Serviço: ${service}.`,
    evidenceMatches: (profiles: readonly Profile[]) =>
      profiles.length > 1
        ? 'É o mesmo texto que os dois perfis dão a este corpo.'
        : `É o mesmo texto que o perfil ${profiles.join()} dá a este corpo.`,
    evidenceForeign:
      'Este erro é de outro serviço, com regras próprias. Abaixo está o que a Messages API diria do mesmo corpo.',
    evidenceDiffers:
      'Nenhum dos dois perfis dá este texto a este corpo. O corpo enviado pode ter sido outro, ou quem respondeu foi outro serviço.',
  },
  requests: {
    legend: (count: number) => plural(count, 'requisição no texto', 'requisições no texto'),
    name: (label: string, messages: number) => `${label} · ${plural(messages, 'mensagem', 'mensagens')}`,
    state: (anthropic: number, strict: number) => `anthropic ${anthropic} · strict ${strict}`,
    stateConverse: (status: number) => `Converse ${status}`,
    unjudged: 'ainda não conferida',
    more: (count: number) => `Mostrar mais ${count}`,
  },
  verdict: {
    title: 'O que a API responderia',
    titleConverse: 'O que a Converse responderia',
    byModel: ({ modelId, isAssumed }: { modelId: string; isAssumed: boolean }) =>
      isAssumed ? `modelo assumido: ${modelId}` : modelId,
    name: verdictName,
    meaning: {
      anthropic: 'a API da Anthropic, que junta mensagens vizinhas do mesmo papel',
      strict: 'gateways compatíveis mais rígidos, que não juntam mensagens',
    },
    accepted: 'aceita',
    refused: 'recusada',
    acceptedText: 'Aceita como está.',
    warnings: (count: number) => `Aceita, com ${plural(count, 'aviso', 'avisos')}.`,
    body: 'corpo da resposta',
    announceConverse: (status: string, problems: number) =>
      `Converse: ${status}. ${
        problems === 0 ? 'Nenhum problema encontrado.' : `${plural(problems, 'problema', 'problemas')}.`
      }`,
    announce: (anthropic: string, strict: string, problems: number) =>
      `Perfil anthropic: ${anthropic}. Perfil strict: ${strict}. ${
        problems === 0 ? 'Nenhum problema encontrado.' : `${plural(problems, 'problema', 'problemas')}.`
      }`,
    status: (status: number) => (status === 200 ? '200, aceita' : `${status}, recusada`),
  },
  findings: {
    title: 'O que há de errado',
    titleWarnings: 'Aceito, mas vale mudar',
    both: 'nos dois perfis',
    only: (profile: Profile) => `só no perfil ${profile}`,
    error: 'recusado',
    warning: 'aviso',
    wholeBody: 'corpo inteiro',
    show: 'Ver na conversa',
    lesson: 'Lição',
    exercise: 'Pegadinha',
    disputed: 'Boas fontes divergem sobre esta recusa.',
    more: (count: number) => `Mostrar mais ${plural(count, 'problema', 'problemas')}`,
    morePlaces: (count: number) => `e mais ${plural(count, 'lugar', 'lugares')}`,
  },
  conversation: {
    title: 'Conversa',
    extent: (messages: number, blocks: number) =>
      `${plural(messages, 'mensagem', 'mensagens')}, ${plural(blocks, 'bloco', 'blocos')}`,
    none: 'Este corpo não tem mensagens que se possam desenhar.',
    gap: (count: number) => plural(count, 'bloco não mostrado', 'blocos não mostrados'),
    more: (count: number) => `Mostrar mais ${plural(count, 'bloco', 'blocos')}`,
  },
  repair: {
    title: 'Reparo',
    converse:
      'O Raio-X não repara corpos da Converse: ele só diz o que está errado e onde. O reparo automático conhece apenas a Messages API.',
    scope: {
      strict: 'Com este reparo, os dois perfis aceitam.',
      anthropic: 'Com este reparo, a API da Anthropic aceita; o perfil strict ainda recusa.',
      partial: 'Este reparo resolve uma parte; o resto precisa de você.',
    },
    moreSteps: (count: number) => `e mais ${plural(count, 'passo igual', 'passos')}.`,
    diff: 'O que muda',
    legend: 'Linhas com − saem; com +, entram.',
    formatted: 'Mostrado com quebras de linha; o texto copiado mantém o formato do seu.',
    removed: 'Sai',
    added: 'Entra',
    same: (count: number) => plural(count, 'linha igual', 'linhas iguais'),
    tooMany:
      'As mudanças são muitas para mostrar linha a linha. O texto reparado está inteiro no botão Copiar.',
    cut: (count: number) => `… e mais ${plural(count, 'linha', 'linhas')} de mudanças.`,
    copy: 'Copiar o corpo reparado',
    copied: 'Copiado',
    copyFailed: 'Não foi possível copiar',
    examine: 'Examinar o reparado',
    rest: 'O que fica sem reparo seguro',
    none: 'Não há reparo seguro para este corpo: seria preciso inventar ordem, id ou resultado, e isso só você sabe.',
    cutOff:
      'Não há reparo seguro para um corpo cortado: o que falta pode ser justamente o que parece faltar. Cole o corpo inteiro.',
    searching: 'Procurando o menor reparo…',
    failed: 'O reparo não pôde ser calculado.',
  },
  share: {
    button: 'Copiar link',
    copied:
      'Link copiado. O texto vai dentro do próprio endereço, depois do #, e não passa por servidor nenhum.',
    copiedClean: 'Link copiado, sem as credenciais que havia no texto.',
    tooLong: 'O texto é grande demais para caber em um link.',
    failed: 'Este navegador não deixou copiar o link.',
    broken: 'O link chegou incompleto. Peça que o enviem de novo.',
  },
} as const;

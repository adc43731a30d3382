// Every text of the exercise page in Brazilian Portuguese. Pure data and small sentence builders; no markup.

/** "1 bloco", "2 blocos": the count with the right form of the noun. */
export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
}

/** Milliseconds as a short time: "60 ms", "1,2 s". */
export function duration(ms: number): string {
  return ms < 1000
    ? `${Math.round(ms)} ms`
    : `${(ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`;
}

/** A whole number as one reads it: "12.480". */
export function figure(value: number): string {
  return Math.round(value).toLocaleString('pt-BR');
}

/** Seconds with one decimal: "3,6 s". */
export function seconds(value: number): string {
  return `${value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}

/** How the seconds of a cost are worked out; the figures are those of src/grader/run-cost.ts. */
export const costRule =
  'Os tokens são os do campo usage das respostas. Os segundos são simulados por uma regra simples: 1,2 s por requisição, mais 1 s a cada 60 tokens de saída, mais o tempo das ferramentas (as que rodam juntas contam uma vez só).';

/** Names joined as one writes them: "a, b e c". */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

export const exerciseText = {
  page: {
    list: 'Pegadinhas',
    minutes: (minutes: number) => `${minutes} min`,
    fromLesson: 'Rever na lição',
    simulation: 'Isto é uma simulação',
    docs: 'Documentação oficial',
    after: 'Depois deste exercício',
    next: 'Próxima pegadinha',
    onward: (title: string) => `Próxima: ${title}`,
    allDone: 'Voltar à lista de pegadinhas',
    noScript:
      'Para executar o programa é preciso JavaScript. O enunciado e o código de partida podem ser lidos sem ele.',
  },
  tabs: { label: 'Partes do exercício', code: 'Código', conversation: 'Conversa', checks: 'Verificações' },
  prediction: {
    legend: 'Antes de executar, sua previsão',
    ask: 'Escolha uma resposta antes de executar: prever primeiro faz a surpresa ensinar.',
    chosen: 'Previsão escolhida. Agora é só executar.',
    skip: 'Pular e executar',
    skipped: 'Você pulou a previsão. Veja abaixo o que cada resposta tinha de certo e de errado.',
    right: 'Sua previsão estava certa.',
    wrong: 'Sua previsão não se confirmou.',
    yours: 'sua previsão',
    correct: 'o que acontece',
    others: 'Ver o porquê das outras respostas',
  },
  findLine: {
    legend: 'Antes de executar, marque uma linha',
    line: 'linha',
    none: 'Nenhuma linha marcada. Use as setas ou clique.',
    marked: (line: number) => `Linha ${line} marcada.`,
    edit: 'Editar sem marcar',
    ask: 'Marque a linha que você acha culpada antes de executar: errar aqui também ensina.',
    chosen: 'Linha marcada. Agora é só executar.',
    skipped: 'Você não marcou nenhuma linha. Veja abaixo o que se pode dizer de algumas delas.',
    right: 'Você marcou a linha certa.',
    wrong: 'O problema não está na linha que você marcou.',
    yours: 'sua linha',
    correct: 'a linha do problema',
    others: 'Ver o porquê de outras linhas',
  },
  order: {
    note: 'Ponha os trechos na ordem certa.',
    list: 'Trechos do programa, na ordem atual',
    keys: 'Mova com os botões ou com Alt+↑ e Alt+↓.',
    asText: 'Editar como texto',
    asPieces: 'Voltar aos trechos',
    noMarkers:
      'As linhas `// <ordenar>` e `// </ordenar>` não estão mais no programa. Recomeçar as traz de volta.',
    up: (piece: string, place: number) => `Subir o trecho ${place}: ${piece}`,
    down: (piece: string, place: number) => `Descer o trecho ${place}: ${piece}`,
    moved: (piece: string, place: number, total: number) =>
      `${piece}: agora é o trecho ${place} de ${total}.`,
  },
  review: {
    title: 'A mudança em revisão',
    legend: 'Linhas com − saem; com +, entram. O editor tem o programa já com a mudança.',
    yours: 'Sai',
    ours: 'Entra',
  },
  skeleton: {
    left: (count: number) =>
      count === 1
        ? 'Escreva o trecho marcado com TODO.'
        : `Escreva os trechos marcados com TODO: faltam ${count}.`,
    none: 'Nenhum TODO no programa. Execute para conferir.',
    goTo: (line: number) => `Ir para a linha ${line}`,
  },
  history: {
    title: 'Corpo da requisição',
    note: 'O corpo vai à API simulada como está; nenhum programa roda.',
    notSent: 'Nada foi enviado à API.',
    answer: 'Resposta do modelo',
    empty:
      'Aqui aparece a conversa que está no corpo da requisição, bloco por bloco, e o que a API e as verificações dizem dela.',
  },
  cost: {
    title: 'Custo: antes e depois',
    measuring: 'Medindo o código inicial…',
    sum: (variants: number) =>
      variants === 1 ? 'Na variante executada.' : `Soma das ${variants} variantes executadas.`,
    before: 'código inicial',
    after: 'seu programa',
    rows: {
      requests: 'Requisições',
      inputTokens: 'Tokens de entrada',
      cacheWriteTokens: 'Gravados no cache',
      cacheReadTokens: 'Lidos do cache',
      outputTokens: 'Tokens de saída',
      seconds: 'Segundos simulados',
    },
    tokens: 'Tokens',
    time: 'Tempo',
    change: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
    perVariant: 'Ver por variante',
    unchanged: 'Você executou o código inicial. Conserte e execute de novo para ver a diferença.',
    stoppedBefore: 'O código inicial foi interrompido num limite; sem o limite, custaria mais.',
    stoppedAfter: 'Seu programa foi interrompido num limite; sem o limite, custaria mais.',
  },
  editor: {
    title: 'Seu programa',
    label: { typescript: 'Código do exercício, em TypeScript', json: 'Corpo da requisição, em JSON' },
    wayOut: 'Para sair do editor com o teclado: Esc e depois Tab.',
    restart: 'Recomeçar',
    undoRestart: 'Desfazer',
    other: {
      'other-tab': { told: 'Outra aba salvou outra versão deste código.', goBack: 'Trazê-la de volta' },
      late: {
        told: 'Seu rascunho salvo chegou depois de você começar a digitar.',
        goBack: 'Trazê-lo de volta',
      },
    },
    wayOutFallback: 'Tab sai do campo.',
    saved: 'Salvo neste navegador',
    saving: 'Salvando…',
    untouched: 'Código inicial',
    failed: 'Não foi possível salvar neste navegador; copie seu código antes de fechar a página',
    loading: 'Abrindo seu rascunho…',
    apiError: (status: number, name: string) =>
      `Aqui a API respondeu ${status} (${name}). Veja por quê na conversa.`,
    goToLine: (line: number) => `Ir para a linha ${line}`,
  },
  run: {
    run: 'Executar',
    shortcut: 'Ctrl+Enter',
    stop: 'Parar',
    preparing: 'Preparando o simulador…',
    progress: (number: number, total: number) => `Variante ${number} de ${total}`,
    progressLabel: 'Variantes executadas',
    failed:
      'O simulador não abriu. Verifique a conexão com este endereço e tente de novo; seu código continua no editor.',
    staleNote: 'O código mudou desde esta execução.',
  },
  result: {
    title: 'Resultado',
    empty:
      'Aqui aparece a conversa entre o seu programa, o Claude e as ferramentas, mensagem por mensagem, e o que cada verificação encontrou.',
    emptyHow: 'Escolha sua previsão e pressione Executar.',
    emptyHowLine: 'Marque uma linha e pressione Executar.',
    emptyChecks: 'As verificações aparecem depois da primeira execução.',
    checks: 'Verificações',
    passed: 'passou',
    failed: 'falhou',
    checksSummary: (passed: number, total: number) => `${passed} de ${total} passaram`,
    details: 'Ver o que houve',
    inVariant: (title: string) => `Na variante “${title}”.`,
    jump: 'Ver na conversa',
    variants: 'Variante mostrada',
    variantPassed: 'terminou',
    variantFailed: 'com problema',
    logs: 'Saída do console',
    noLogs: 'O programa não escreveu no console.',
    droppedLogs: (count: number) =>
      `… e mais ${plural(count, 'linha, não guardada', 'linhas, não guardadas')}.`,
    returned: 'Texto devolvido por runAgent',
    conversation: 'Conversa',
    asText: 'Conversa em texto corrido',
    profile: {
      strict: 'perfil strict',
      anthropic: 'perfil anthropic',
    },
    converse: 'Converse API',
    converseMeaning:
      'Regras da Converse API do Amazon Bedrock: os toolResult de um turno voltam todos na mensagem logo depois dele.',
    profileMeaning: {
      strict:
        'Regras dos gateways compatíveis mais rígidos: mensagens vizinhas não são juntadas, e todo tool_use precisa ser respondido na mensagem seguinte.',
      anthropic:
        'Regras da API da Anthropic: mensagens vizinhas do mesmo papel são juntadas antes de conferir os pares.',
    },
  },
  hints: {
    title: 'Dicas',
    open: (number: number, total: number) => `Abrir a dica ${number} de ${total}`,
    name: (number: number) => `Dica ${number}`,
    suggestion: 'Duas tentativas já mostraram muito. Se quiser, abra uma dica.',
    all: 'Todas as dicas estão abertas.',
  },
  solution: {
    title: 'Solução',
    compare: 'Comparar sua solução com a nossa',
    dialog: 'Sua solução e a nossa',
    close: 'Fechar',
    locked: 'Ela se abre quando todas as verificações passarem.',
    anyway: 'Ver a solução mesmo assim',
    confirm: 'Ver a solução agora troca a descoberta pela leitura. Quer ver mesmo assim?',
    yes: 'Sim, mostrar',
    no: 'Continuar tentando',
    yours: 'Só no seu código',
    ours: 'Só na nossa solução',
    legend: 'Linhas com − estão só no seu código; com +, só na nossa solução.',
    same: 'Seu código é igual à nossa solução.',
    folded: (count: number) => plural(count, 'linha igual', 'linhas iguais'),
    explanation: 'O que aconteceu e por quê',
    failed: 'A solução não pôde ser carregada. Recarregue a página e tente de novo.',
  },
  timeline: {
    app: 'App',
    claude: 'Claude',
    claudeInHistory: 'Histórico',
    tools: 'Ferramentas',
    request: (number: number) => `Requisição ${number}`,
    messages: (count: number) => plural(count, 'mensagem', 'mensagens'),
    folded: (count: number) => `+ ${plural(count, 'mensagem já enviada', 'mensagens já enviadas')}`,
    repeated: 'O mesmo histórico da requisição anterior foi enviado outra vez, sem nada novo.',
    rewritten: 'O histórico da requisição anterior foi trocado ou perdeu mensagens.',
    json: 'JSON',
    requestBody: 'corpo da requisição',
    responseBody: 'corpo da resposta',
    messageName: (index: number, role: string) => `messages.${index} · ${role}`,
    echoWhole: 'a resposta de Claude volta inteira ao histórico',
    echoAltered: (missing: number) =>
      missing === 0
        ? 'diferente do que Claude respondeu'
        : `diferente do que Claude respondeu: ${missing === 1 ? 'falta 1 bloco' : `faltam ${missing} blocos`}`,
    pair: {
      joined: 'par fechado',
      refused: 'par aberto: a API não reconheceu a resposta',
      orphan: 'par aberto: nenhum tool_result respondeu',
    },
    mark: { error: 'bloco recusado', warning: 'aceito, com aviso', related: 'a outra metade do par' },
    messageMark: { error: 'mensagem recusada', warning: 'aceita, com aviso', related: '' },
    isError: 'is_error: true',
    emptyText: '(texto vazio)',
    emptyContent: '(sem blocos)',
    refusal: (status: number) => `A API respondeu ${status}`,
    scripted: 'O simulador não tem resposta para esta conversa',
    requestId: 'request-id',
    moreFindings: (count: number) => `Mais ${plural(count, 'problema', 'problemas')} nesta requisição`,
    warning: 'Aceito, com um aviso',
    disputed: 'Boas fontes divergem sobre esta recusa.',
    otherAccepts: 'A API da Anthropic (perfil anthropic) aceitaria esta mesma requisição.',
    otherRefuses: (status: number) =>
      `Um gateway mais rígido (perfil strict) recusaria esta mesma requisição com ${status}.`,
    otherAnswers: (profile: string, status: number) => `No perfil ${profile}, a resposta seria ${status}.`,
    parallel: (count: number) => `${count} execuções, ao mesmo tempo`,
    sequential: (count: number) => plural(count, 'execução', 'execuções, uma depois da outra'),
    threw: 'lançou um erro',
    returnedResult: 'devolveu',
    stopReason: 'stop_reason',
    otherRoute: (method: string, path: string) => `${method} ${path}`,
    unreadable: 'O corpo desta requisição não tem mensagens que se possam ler.',
    endReturned: 'O programa terminou e devolveu um texto.',
    endThrew: (name: string) => `O programa parou com um erro: ${name}.`,
    endInvalid: 'O programa não chegou a executar.',
    endStopped: 'O programa foi interrompido.',
    none: 'O programa não enviou nenhuma requisição à API.',
  },
  spoken: {
    request: (number: number, messages: number) =>
      `Requisição ${number}: App envia ${plural(messages, 'mensagem', 'mensagens')} a Claude.`,
    folded: (count: number) =>
      `${plural(count, 'mensagem já tinha sido enviada', 'mensagens já tinham sido enviadas')}.`,
    said: (who: string, text: string) => `${who} diz: “${text}”`,
    call: (tool: string, input: string, state: string) => `Claude chama ${tool} com ${input} (${state}).`,
    callInHistory: (who: string, tool: string) => `${who} inclui a chamada de ${tool}.`,
    result: (text: string, error: string, state: string) =>
      `App devolve um tool_result${error}: “${text}” (${state}).`,
    withError: ' marcado com is_error',
    other: (who: string, type: string) => `${who} inclui um bloco ${type}.`,
    answer: (stop: string) => `Claude responde, com stop_reason ${stop}.`,
    refusal: (status: number, type: string, message: string, path: string) =>
      `A API recusa com ${status} ${type}${path ? `, apontando ${path}` : ''}: “${message}”`,
    warning: (text: string) => `Aviso: ${text}`,
    execution: (tool: string, time: string, what: string, output: string) =>
      `A ferramenta ${tool} roda por ${time} e ${what}: “${output}”`,
    executionsParallel: (count: number) => `${count} ferramentas rodam ao mesmo tempo.`,
    end: (text: string) => `Fim: ${text}`,
    message: (place: string, note: string) => `Em ${place}: ${note}.`,
    otherRoute: (method: string, path: string) => `App chama ${method} ${path}.`,
  },
} as const;

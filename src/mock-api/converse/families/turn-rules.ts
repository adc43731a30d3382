// The rules on the order of messages, calls and results that Converse itself checks. Data; pure.
import { defineConverseRule } from '../rule.ts';

export type MissingSituation = 'split' | 'absent' | 'wrong-id' | 'behind';

const whatIsMissing: Record<MissingSituation, string> = {
  split:
    'Os resultados das chamadas do turno vieram em mais de uma mensagem. A Messages API junta mensagens vizinhas; a Converse não: todos os `toolResult` vão em uma única mensagem `user`, logo depois da que tem as chamadas.',
  absent:
    'Cada `toolUse` precisa do seu `toolResult` na mensagem `user` que vem logo depois. Acrescente um resultado para cada id listado; se a ferramenta falhou, mande `status: "error"` com a explicação.',
  'wrong-id':
    'Há resultado na mensagem, mas não com o id da chamada. Copie o `toolUseId` do bloco `toolUse` para o `toolResult`.',
  behind:
    'O resultado existe, mas não está na mensagem logo depois da chamada. Ponha todos os `toolResult` nela.',
};

export const missingResults = defineConverseRule<{
  message: number;
  ids: readonly string[];
  situation: MissingSituation;
}>({
  id: 'converse/missing-results',
  source:
    'agno-agi/agno#6698; genkit-ai/aws-bedrock-js-plugin#664; anomalyco/opencode#41445; agentjido/req_llm#250',
  text: ({ message, ids }) =>
    `Expected toolResult blocks at messages.${message}.content for the following Ids: ${ids.join(', ')}`,
  explanation: ({ situation }) => whatIsMissing[situation],
});

export const tooManyResults = defineConverseRule<{ message: number }>({
  id: 'converse/too-many-results',
  source:
    'Just-Curieous/Curie#16; langgenius/dify-official-plugins#765; strands-agents/harness-sdk#1435; pydantic-ai#2327',
  text: ({ message }) =>
    `The number of toolResult blocks at messages.${message}.content exceeds the number of toolUse blocks of previous turn.`,
  explanation:
    'Esta mensagem tem mais `toolResult` do que o turno anterior tem `toolUse`. Cada chamada recebe um só resultado, logo depois dela; se você corta mensagens antigas, corte chamada e resultado juntos.',
});

export const assistantFirst = defineConverseRule({
  id: 'converse/assistant-first',
  source: 'pydantic/pydantic-ai profile notes and recording',
  text: () =>
    'A conversation must start with a user message. Try again with a conversation that starts with a user message.',
  explanation:
    'Para este modelo, a conversa começa com uma mensagem `user`. Ao cortar o histórico, corte até a próxima pergunta do usuário.',
});

export const sameRoleTwice = defineConverseRule<{ message: number; role: string }>({
  id: 'converse/same-role-twice',
  source: 'pydantic-ai notes and an openllmetry recording (200); older reports (400)',
  severity: 'warning',
  text: ({ message, role }) =>
    `messages.${message}: two ${role} messages in a row. Bedrock merges their text today; older reports show it refused with "A conversation must alternate between user and assistant roles."`,
  explanation:
    'Duas mensagens seguidas têm o mesmo papel. As fontes divergem sobre a Converse aceitar isso: junte os blocos em uma mensagem só.',
  disputed: true,
});

export const textBesideResults = defineConverseRule<{ message: number }>({
  id: 'converse/text-beside-results',
  source: 'strands-agents/harness-sdk#1223; langchain-ai/langchain-aws#141; BerriAI/litellm#6053',
  text: ({ message }) =>
    `messages.${message}.content: Conversation blocks and tool result blocks cannot be provided in the same turn.`,
  explanation:
    'Este modelo não aceita texto ou imagem no mesmo turno que os `toolResult` (Claude e Nova aceitam). Mande só os resultados.',
});

export const textBesideCalls = defineConverseRule<{ message: number }>({
  id: 'converse/text-beside-calls',
  source: 'langchain-ai/langchain-aws#141; public live reports, Llama 3.3',
  text: ({ message }) =>
    `messages.${message}.content: Conversation blocks and tool use blocks cannot be provided in the same turn.`,
  explanation:
    'Este modelo não aceita texto no mesmo turno que os `toolUse`. Um histórico escrito por outro modelo (Claude, Nova) precisa perder esse texto antes.',
});

// The rules by which tool_use and tool_result belong together: ids, texts, sources, explanations. Data; pure.
import { defineRule } from '../rule.ts';

export type MissingSituation = 'absent' | 'behind-other-content' | 'split' | 'later-message' | 'last-message';

const whatIsMissing: Record<MissingSituation, string> = {
  absent:
    'Toda chamada `tool_use` precisa do seu `tool_result` na mensagem `user` que vem logo depois. Acrescente um resultado para cada id listado; se a ferramenta falhou ou não rodou, mande `is_error: true` com a explicação.',
  'behind-other-content':
    'O resultado existe, mas há outro conteúdo antes dele, e a API só conta os `tool_result` que abrem o turno. Ponha todos os `tool_result` primeiro e o texto depois.',
  split:
    'Os resultados das chamadas paralelas vieram divididos em mais de uma mensagem. Junte todos os `tool_result` do turno em uma única mensagem `user`, logo depois da mensagem que fez as chamadas.',
  'later-message':
    'O resultado existe, mas não está na mensagem logo depois da chamada, e este serviço não junta mensagens vizinhas do mesmo papel. Deixe o turno do assistente em uma mensagem só e responda a todas as chamadas na mensagem `user` seguinte.',
  'last-message':
    'O histórico termina em uma chamada `tool_use` sem resposta. Execute a ferramenta e acrescente uma mensagem `user` com o `tool_result` antes de chamar a API de novo.',
};

const missingText = (facts: { message: number; ids: string[] }): string =>
  `messages.${facts.message}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${facts.ids.join(', ')}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`;

export const missingResult = defineRule<{ message: number; ids: string[]; situation: MissingSituation }>({
  id: 'pairing/missing-result',
  source:
    'anthropics/claude-code#1237, #5989; Mirascope/mirascope#2503; QwenLM/qwen-code#8161; docs: handle-tool-calls',
  text: missingText,
  explanation: (facts) => whatIsMissing[facts.situation],
});

export const textAfterToolUse = defineRule<{ message: number; ids: string[] }>({
  id: 'pairing/text-after-tool-use',
  source:
    'LuthienResearch/luthien-proxy live probe 2026-05-13 (400); against: gotgenes/pi-anthropic-auth#66 (200)',
  text: missingText,
  explanation:
    'No turno do assistente, depois do primeiro `tool_use` não deve vir texto, só outras chamadas (ou `thinking`). As fontes divergem sobre a API recusar isso sempre: devolva `response.content` na ordem em que chegou e o problema não aparece.',
  disputed: true,
});

export const unexpectedResult = defineRule<{ message: number; block: number; id: string }>({
  id: 'pairing/unexpected-result',
  source: 'anthropics/claude-code#13460, #18947; router-for-me/CLIProxyAPI#497; tghamm/Anthropic.SDK#184',
  text: (facts) =>
    `messages.${facts.message}.content.${facts.block}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${facts.id}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`,
  explanation:
    'Este `tool_result` cita um id que não é de nenhum `tool_use` do turno anterior do assistente. Devolva ao histórico o `response.content` inteiro, com os blocos `tool_use`, e copie o `id` de cada chamada para o seu resultado. Se você corta mensagens antigas, corte chamada e resultado juntos.',
});

export const duplicateResult = defineRule<{ message: number; block: number; id: string }>({
  id: 'pairing/duplicate-result',
  source: 'anthropics/claude-code#14110; NoeFabris/opencode-antigravity-auth#3; BerriAI/litellm#17768',
  text: (facts) =>
    `messages.${facts.message}.content.${facts.block}: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${facts.id}`,
  explanation:
    'A mesma chamada recebeu dois resultados. Mande exatamente um `tool_result` por `tool_use`, cada um com o id da sua própria chamada.',
});

export const duplicateToolUseId = defineRule<{ message: number; block: number }>({
  id: 'pairing/duplicate-tool-use-id',
  source: 'anthropics/claude-code#20901, #28515; anomalyco/opencode#1279; NVIDIA-NeMo/Switchyard#502',
  text: (facts) => `messages.${facts.message}.content.${facts.block}: \`tool_use\` ids must be unique`,
  explanation:
    'Dois blocos `tool_use` têm o mesmo id. Não crie nem reaproveite ids: devolva os blocos como a API os mandou e não acrescente o mesmo turno duas vezes.',
});

export const resultInAssistant = defineRule<{ message: number }>({
  id: 'pairing/result-in-assistant',
  source: 'live probe, claude-haiku-4-5, 2026-08-28; docs: handle-tool-calls',
  text: (facts) => `messages.${facts.message}: \`tool_result\` blocks can only be in \`user\` messages`,
  explanation:
    'O `tool_result` veio em uma mensagem `assistant`. Quem devolve o resultado é a sua aplicação, então ele vai em uma mensagem de papel `user`.',
});

export const toolUseInUser = defineRule<{ message: number }>({
  id: 'pairing/tool-use-in-user',
  source: 'V1ki/dsh-plugin-subscriptions#22',
  text: (facts) => `messages.${facts.message}: \`tool_use\` blocks can only be in \`assistant\` messages`,
  explanation:
    'O `tool_use` veio em uma mensagem `user`. Só o modelo faz chamadas: devolva a resposta dele ao histórico com o papel `assistant`.',
});

export const splitResults = defineRule<{ message: number }>({
  id: 'pairing/split-results',
  source: 'docs: parallel-tool-use; MoonshotAI/kimi-cli#1975',
  severity: 'warning',
  text: (facts) =>
    `messages.${facts.message}: tool results of one turn are split over several user messages. The API merges and accepts them, but this format teaches the model to stop calling tools in parallel.`,
  explanation:
    'Os resultados do turno vieram em mais de uma mensagem `user`. A API da Anthropic aceita, mas o modelo aprende com isso a parar de chamar ferramentas em paralelo, e gateways mais rígidos respondem 400: junte tudo em uma única mensagem.',
});

export const textAfterResults = defineRule<{ message: number; block: number }>({
  id: 'pairing/text-after-results',
  source: 'docs: handling-stop-reasons, "empty responses"',
  severity: 'warning',
  text: (facts) =>
    `messages.${facts.message}.content.${facts.block}: text right after tool results is accepted, but it teaches the model to wait for a user's words after each call and can lead to empty answers.`,
  explanation:
    'A API aceita texto depois dos `tool_result`, mas isso ensina o modelo a esperar uma fala do usuário depois de cada ferramenta e pode gerar respostas vazias. Se não for necessário, mande só os resultados.',
});

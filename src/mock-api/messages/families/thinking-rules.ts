// The rules on thinking: ids, texts, sources, explanations. Data; pure.
import { defineRule } from '../rule.ts';

export const budgetTooSmall = defineRule({
  id: 'thinking/budget-too-small',
  source: 'public reports, 2025–2026; docs: extended-thinking',
  text: () => 'thinking.enabled.budget_tokens: Input should be greater than or equal to 1024',
  explanation: 'O orçamento de raciocínio (`budget_tokens`) precisa ser de pelo menos 1024.',
});

export const budgetNotBelowMaxTokens = defineRule({
  id: 'thinking/budget-not-below-max-tokens',
  source: 'public reports, 2025–2026; docs: extended-thinking',
  text: () =>
    '`max_tokens` must be greater than `thinking.budget_tokens`. Please consult our documentation at https://docs.claude.com/en/docs/build-with-claude/extended-thinking#max-tokens-and-context-window-size',
  explanation:
    'O raciocínio gasta do mesmo limite da resposta. Aumente `max_tokens` ou diminua `budget_tokens`.',
});

export const budgetMissing = defineRule({
  id: 'thinking/budget-missing',
  source: 'docs: API reference',
  text: () => 'thinking.enabled.budget_tokens: Field required',
  explanation: 'Com `thinking: {type: "enabled"}` é preciso dizer o orçamento em `budget_tokens`.',
});

export const enabledUnsupported = defineRule({
  id: 'thinking/enabled-unsupported',
  source: 'anthropics/skills error-codes; docs: migration guides of Claude 4.7 and later',
  text: () =>
    '"thinking.type.enabled" is not supported for this model. Use "thinking.type.adaptive" and "output_config.effort" to control thinking behavior.',
  explanation:
    'Este modelo não aceita orçamento de raciocínio. Use `thinking: {type: "adaptive"}` e ajuste com `output_config.effort`.',
});

export const adaptiveUnsupported = defineRule({
  id: 'thinking/adaptive-unsupported',
  source: 'askalf/dario#273; docker/docker-agent#3362',
  text: () => 'adaptive thinking is not supported on this model',
  explanation:
    'Este modelo não tem raciocínio adaptativo. Use `thinking: {type: "enabled"}` com `budget_tokens`.',
});

export const forcedTool = defineRule({
  id: 'thinking/forced-tool',
  source: 'docs: define-tools; vercel/ai#11227',
  text: () => 'Thinking may not be enabled when tool_choice forces tool use.',
  explanation:
    'Com raciocínio manual (`type: "enabled"`) não dá para forçar ferramenta. Use `tool_choice` "auto" ou "none", ou tire o raciocínio manual.',
});

export const temperatureWithThinking = defineRule({
  id: 'thinking/temperature',
  source: 'docs: extended-thinking; public reports',
  text: () =>
    '`temperature` may only be set to 1 when thinking is enabled. Please consult our documentation at https://docs.claude.com/en/docs/build-with-claude/extended-thinking#important-considerations-when-using-extended-thinking',
  explanation: 'Com raciocínio manual (`type: "enabled"`), `temperature` só pode ser 1. Tire o parâmetro.',
});

export const missingInLoop = defineRule<{ message: number; type: string }>({
  id: 'thinking/missing-in-tool-loop',
  source: 'docs: extended-thinking, "preserving thinking blocks"',
  text: (facts) =>
    `messages.${facts.message}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${facts.type}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block (preceeding the lastmost set of \`tool_use\` and \`tool_result\` blocks). We recommend you include thinking blocks from previous turns. To avoid this requirement, disable \`thinking\`. Please consult our documentation at https://docs.claude.com/en/docs/build-with-claude/extended-thinking`,
  explanation:
    'No meio de um ciclo de ferramentas, o turno do assistente precisa voltar com o bloco de raciocínio no começo. Devolva `response.content` inteiro, sem filtrar os blocos `thinking`.',
});

export const emptyThinking = defineRule<{ message: number; block: number }>({
  id: 'thinking/empty-signature',
  source: 'public reports, 2026',
  text: (facts) =>
    `messages.${facts.message}.content.${facts.block}.thinking: each thinking block must contain thinking`,
  explanation:
    'Este bloco de raciocínio veio sem assinatura. Devolva os blocos `thinking` exatamente como a API os mandou.',
});

export const badSignature = defineRule<{ message: number; block: number }>({
  id: 'thinking/bad-signature',
  source: 'public reports, 2025–2026',
  text: (facts) =>
    `messages.${facts.message}.content.${facts.block}: Invalid \`signature\` in \`thinking\` block`,
  explanation:
    'A assinatura deste bloco de raciocínio não é da API. Não crie nem edite blocos `thinking`: devolva-os como vieram.',
});

export const finalBlock = defineRule<{ message: number }>({
  id: 'thinking/final-block',
  source: 'public reports, 2025–2026',
  text: (facts) =>
    `messages.${facts.message}: The final block in an assistant message cannot be \`thinking\`.`,
  explanation:
    'A conversa termina com um bloco de raciocínio. Termine com uma mensagem `user`, ou não mande esse último bloco.',
});

export const modified = defineRule<{ message: number; block: number }>({
  id: 'thinking/modified',
  source: 'anthropics/claude-code#19539, #63203, #64004; vybestack/llxprt-code#1653',
  text: (facts) =>
    `messages.${facts.message}.content.${facts.block}: \`thinking\` or \`redacted_thinking\` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.`,
  explanation:
    'O texto deste bloco de raciocínio foi mudado depois que a API o assinou. Devolva os blocos `thinking` do último turno byte a byte como vieram.',
});

export const badRedactedData = defineRule<{ message: number; block: number }>({
  id: 'thinking/bad-redacted-data',
  source: 'public reports, 2025–2026',
  text: (facts) =>
    `messages.${facts.message}.content.${facts.block}: Invalid \`data\` in \`redacted_thinking\` block`,
  explanation:
    'O `data` deste bloco `redacted_thinking` não é o que a API mandou. Ele é cifrado: devolva-o sem tocar.',
});

const consult =
  'Please consult our documentation at https://docs.claude.com/en/docs/build-with-claude/extended-thinking#important-considerations-when-using-extended-thinking';

export const topKWithThinking = defineRule({
  id: 'thinking/top-k',
  source: 'quarkiverse/quarkus-langchain4j#1812; docs: extended-thinking',
  text: () => `\`top_k\` must be unset when thinking is enabled. ${consult}`,
  explanation: 'Com raciocínio ligado não dá para usar `top_k`. Tire o parâmetro.',
});

export const topPWithThinking = defineRule({
  id: 'thinking/top-p',
  source: 'docs: extended-thinking; SEMOSS/Semoss#1655 (the words are less certain than the rule)',
  text: () => `\`top_p\` must be greater than or equal to 0.95 or unset when thinking is enabled. ${consult}`,
  explanation: 'Com raciocínio ligado, `top_p` fica entre 0.95 e 1. Tire o parâmetro.',
});

export const disabledInFinal = defineRule<{ message: number; block: number }>({
  id: 'thinking/disabled-in-final',
  source: 'anthropics/claude-code#7946',
  text: (facts) =>
    `messages.${facts.message}.content.${facts.block}: When thinking is disabled, an \`assistant\` message in the final position cannot contain \`thinking\`. To use thinking blocks, enable \`thinking\` in your request.`,
  explanation:
    'A última mensagem é do assistente e tem raciocínio, mas a requisição não liga `thinking`. Ligue o raciocínio como na requisição anterior ou termine com uma mensagem `user`.',
});

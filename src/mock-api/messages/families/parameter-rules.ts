// The rules on top-level parameters: ids, texts, sources, explanations. Data; pure.
import { defineRule } from '../rule.ts';

export const unknownModel = defineRule<{ model: string }>({
  id: 'parameters/unknown-model',
  source: 'pydantic/pydantic-ai and Mirascope/mirascope recordings',
  text: (facts) => `model: ${facts.model}`,
  explanation: (facts) =>
    `A API não conhece o modelo \`${facts.model}\` e responde 404. Confira o nome na página de modelos.`,
  answer: { status: 404, type: 'not_found_error' },
});

export const unknownParameter = defineRule<{ name: string }>({
  id: 'parameters/unknown',
  source: 'live probe, claude-haiku-4-5, 2026-08-28; public reports',
  text: (facts) => `${facts.name}: Extra inputs are not permitted`,
  explanation: (facts) =>
    `A API não tem o parâmetro \`${facts.name}\` e recusa a requisição inteira. Tire-o ou corrija o nome.`,
});

export const maxTokensTooLarge = defineRule<{ value: number; limit: number; model: string }>({
  id: 'parameters/max-tokens-too-large',
  source: 'public reports, 2024–2026',
  text: (facts) =>
    `max_tokens: ${facts.value} > ${facts.limit}, which is the maximum allowed number of output tokens for ${facts.model}`,
  explanation: (facts) =>
    `Este modelo gera no máximo ${facts.limit} tokens por resposta. Diminua \`max_tokens\`.`,
});

export const maxTokensTooSmall = defineRule({
  id: 'parameters/max-tokens-too-small',
  source: 'docs: API reference; 0 only fills the prompt cache',
  text: () => 'max_tokens: Input should be greater than or equal to 0',
  explanation: 'O `max_tokens` não pode ser negativo. Use um número inteiro positivo.',
});

export const notInteger = defineRule<{ label: string }>({
  id: 'parameters/not-integer',
  source: 'docs: API reference',
  text: (facts) => `${facts.label}: Input should be a valid integer`,
  explanation: (facts) => `O parâmetro \`${facts.label}\` precisa ser um número inteiro.`,
});

export const temperatureRange = defineRule({
  id: 'parameters/temperature-range',
  source: 'anthropics/anthropic-sdk-python#893',
  text: () => 'temperature: range: 0..1',
  explanation: 'A `temperature` vai de 0 a 1. Corrija o valor ou tire o parâmetro.',
});

export const temperatureDeprecated = defineRule<{ name: string }>({
  id: 'parameters/temperature-deprecated',
  source: 'github/app#2574; docs: migration guides of Claude 4.7 and later',
  text: (facts) => `\`${facts.name}\` is deprecated for this model.`,
  explanation: (facts) =>
    `Este modelo não aceita \`${facts.name}\`. Tire o parâmetro e oriente o estilo no prompt.`,
});

export const temperatureAndTopP = defineRule({
  id: 'parameters/temperature-and-top-p',
  source: 'BerriAI/litellm#15097; anomalyco/opencode#28930; infiniflow/ragflow#11815',
  text: () => '`temperature` and `top_p` cannot both be specified for this model. Please use only one.',
  explanation: 'Este modelo aceita `temperature` ou `top_p`, nunca os dois. Fique com um só.',
});

export const samplingRemovedLater = defineRule<{ name: string }>({
  id: 'parameters/sampling-removed-later',
  source: 'docs: migration to API version 2026-10-21',
  severity: 'warning',
  text: (facts) =>
    `${facts.name}: accepted by API version 2023-06-01; version 2026-10-21 refuses it with "${facts.name}: Extra inputs are not permitted".`,
  explanation: (facts) =>
    `A versão 2023-06-01 da API ainda aceita \`${facts.name}\`, mas a 2026-10-21, que os SDKs atuais usam, recusa a requisição. Tire o parâmetro antes de migrar.`,
});

export const promptTooLong = defineRule<{ tokens: number; limit: number }>({
  id: 'parameters/prompt-too-long',
  source: 'public reports with the whole text, 2024–2026',
  severity: 'warning',
  text: (facts) =>
    `By a rough count the prompt has ${facts.tokens} tokens; above ${facts.limit} the API answers "prompt is too long: ${facts.tokens} tokens > ${facts.limit} maximum".`,
  explanation: (facts) =>
    `Pela contagem aproximada, o histórico passa da janela de contexto deste modelo (${facts.limit} tokens). Resuma ou corte o começo da conversa e conte com \`count_tokens\` antes de mandar.`,
});

export const samplingRemoved = defineRule<{ name: string }>({
  id: 'parameters/sampling-removed',
  source: 'docs: migration to API version 2026-10-21',
  text: (facts) => `${facts.name}: Extra inputs are not permitted`,
  explanation: (facts) =>
    `A versão 2026-10-21 da API não tem mais \`${facts.name}\`. Tire o parâmetro; a versão 2023-06-01 ainda o aceita em modelos antigos.`,
});

export const blankStopSequence = defineRule({
  id: 'parameters/blank-stop-sequence',
  source: 'public reports, 2024–2026',
  text: () => 'stop_sequences: each stop sequence must contain non-whitespace',
  explanation: 'Uma sequência de parada não pode ter só espaços ou quebras de linha. Troque-a ou tire-a.',
});

export const systemNotText = defineRule<{ index: number }>({
  id: 'parameters/system-not-text',
  source: 'docs: API reference',
  text: (facts) => `system.${facts.index}.type: Input should be 'text'`,
  explanation: 'O parâmetro `system` só aceita texto ou uma lista de blocos de texto.',
});

export const unknownThinkingType = defineRule<{ type: string }>({
  id: 'parameters/unknown-thinking-type',
  source: 'strands-agents/harness-sdk#1856',
  text: (facts) =>
    `thinking: Input tag '${facts.type}' found using 'type' does not match any of the expected tags: 'adaptive', 'between_tools', 'disabled', 'enabled'`,
  explanation: 'Os tipos de `thinking` são "adaptive", "between_tools", "disabled" e "enabled".',
});

export const effortUnsupported = defineRule<{ effort: string; supported: readonly string[] }>({
  id: 'parameters/effort-unsupported',
  source: 'pydantic/pydantic-ai recording',
  text: (facts) =>
    `This model does not support effort level '${facts.effort}'. Supported levels: ${[...facts.supported].sort().join(', ')}.`,
  explanation: (facts) => `Este modelo aceita só estes níveis de \`effort\`: ${facts.supported.join(', ')}.`,
});

export const effortUnknownToModel = defineRule({
  id: 'parameters/effort-unknown-to-model',
  source: 'anthropics/claude-code#30010; Oaklight/llm-rosetta#289',
  text: () => 'This model does not support the effort parameter.',
  explanation: 'Este modelo não tem o parâmetro `effort`. Tire-o de `output_config`.',
});

export const effortInvalid = defineRule({
  id: 'parameters/effort-invalid',
  source: 'docs: API reference',
  text: () => "output_config.effort: Input should be 'low', 'medium', 'high', 'xhigh' or 'max'",
  explanation: 'Os níveis de `effort` são "low", "medium", "high", "xhigh" e "max".',
});

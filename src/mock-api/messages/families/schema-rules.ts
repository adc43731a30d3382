// The rules on shape: what must be there, of which type, under which name. Data; pure.
// `label` is how the API names the place: the path down through the block's type.
import { defineRule } from '../rule.ts';

const source = 'live probe, claude-haiku-4-5, 2026-08-28; anomalyco/opencode#1279; docs: API reference';

export const bodyNotObject = defineRule({
  id: 'schema/body-not-object',
  source,
  text: () => 'Input should be an object',
  explanation: 'O corpo da requisição precisa ser um objeto JSON com `model`, `max_tokens` e `messages`.',
});

export const fieldRequired = defineRule<{ label: string; field: string }>({
  id: 'schema/field-required',
  source,
  text: (facts) => `${facts.label}: Field required`,
  explanation: (facts) => `Falta o campo obrigatório \`${facts.field}\`. Acrescente-o neste ponto.`,
});

export const wrongType = defineRule<{ label: string; expected: string; inPortuguese: string }>({
  id: 'schema/wrong-type',
  source,
  text: (facts) => `${facts.label}: Input should be ${facts.expected}`,
  explanation: (facts) => `O valor deste campo tem o tipo errado: a API espera ${facts.inPortuguese}.`,
});

export const extraField = defineRule<{ label: string; field: string }>({
  id: 'schema/extra-field',
  source: 'anthropics/claude-code reports; live probe 2026-08-28',
  text: (facts) => `${facts.label}: Extra inputs are not permitted`,
  explanation: (facts) =>
    `A API não conhece o campo \`${facts.field}\` aqui e recusa a requisição inteira. Remova-o; se você anexou a resposta toda ao histórico, mande só \`role\` e \`content\`.`,
});

export const unknownBlockType = defineRule<{ label: string; type: string; expected: readonly string[] }>({
  id: 'schema/unknown-block-type',
  source: 'reports on OpenAI-shaped content sent to the Messages API',
  text: (facts) =>
    `${facts.label}: Input tag '${facts.type}' found using 'type' does not match any of the expected tags: ${facts.expected.map((tag) => `'${tag}'`).join(', ')}`,
  explanation: (facts) =>
    `A API não tem um bloco de tipo \`${facts.type}\` neste lugar. Confira o nome do tipo; formatos de outras APIs, como \`image_url\`, precisam ser convertidos.`,
});

export const contentNotList = defineRule<{ label: string }>({
  id: 'schema/content-not-list',
  source: 'reports on `content: null`',
  text: (facts) => `${facts.label}: Input should be a valid array`,
  explanation:
    'O `content` precisa ser um texto ou uma lista de blocos; `null`, números e objetos soltos não servem.',
});

export const toolUseIdPattern = defineRule<{ label: string }>({
  id: 'schema/tool-use-id-pattern',
  source: 'anomalyco/opencode#1279',
  text: (facts) => `${facts.label}: String should match pattern '^[a-zA-Z0-9_-]+$'`,
  explanation:
    'O id de uma chamada só pode ter letras sem acento, números, `_` e `-`, e não pode ser vazio. Use o id que a API devolveu, sem alterar.',
});

export const serverToolUseIdPattern = defineRule<{ label: string }>({
  id: 'schema/server-tool-use-id-pattern',
  source: 'reports on histories converted from other providers',
  text: (facts) => `${facts.label}: String should match pattern '^srvtoolu_[a-zA-Z0-9_]+$'`,
  explanation:
    'O id de uma ferramenta de servidor começa com `srvtoolu_`. Devolva ao histórico o bloco exatamente como a API o mandou.',
});

export const toolUseNameLength = defineRule<{ label: string; limit: string }>({
  id: 'schema/tool-use-name-length',
  source: 'docs: API reference (ToolUseBlock.name, 1 to 200 characters)',
  text: (facts) => `${facts.label}: String should have ${facts.limit}`,
  explanation: 'O `name` de um `tool_use` tem de 1 a 200 caracteres. Devolva o bloco como a API o mandou.',
});

export const errorContentEmpty = defineRule<{ label: string }>({
  id: 'schema/error-content-empty',
  source: 'bytedance/trae-agent#231',
  text: (facts) => `${facts.label}: content cannot be empty if \`is_error\` is true`,
  explanation:
    'Um resultado com `is_error: true` precisa dizer o que falhou. Escreva em `content` a mensagem de erro e o que o modelo pode tentar.',
});

export const errorContentNotText = defineRule<{ label: string }>({
  id: 'schema/error-content-not-text',
  source: 'public reports, 2026',
  text: (facts) => `${facts.label}: all content must be type \`text\` if \`is_error\` is true`,
  explanation:
    'Com `is_error: true`, o `content` do resultado só pode ter texto. Tire a imagem ou o documento.',
});

export const loneSurrogate = defineRule<{ fault: string }>({
  id: 'schema/lone-surrogate',
  source: 'anthropics/claude-code#2108, #8108, #60394',
  text: (facts) => facts.fault,
  explanation:
    'Um texto foi cortado no meio de um emoji ou de outro caractere de duas unidades UTF-16, e sobrou meia parte. O `JSON.parse` aceita, a API não: corte textos por caractere (`Array.from`) ou use `toWellFormed()`.',
});

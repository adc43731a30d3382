// The rules on `tools` and `tool_choice`: ids, texts, sources, explanations. Data; pure.
import { defineRule } from '../rule.ts';

const probe = 'live probe, claude-haiku-4-5, 2026-08-28';
const reports = 'public reports with the whole text, 2025–2026';

export const choiceWithoutTools = defineRule({
  id: 'tools/choice-without-tools',
  source: reports,
  text: () => 'tool_choice may only be specified while providing tools.',
  explanation:
    'Só faz sentido mandar `tool_choice` junto com `tools`. Declare as ferramentas ou tire `tool_choice`.',
});

export const choiceUnknownName = defineRule<{ name: string }>({
  id: 'tools/choice-unknown-name',
  source: reports,
  text: (facts) => `Tool '${facts.name}' not found in provided tools`,
  explanation: (facts) =>
    `O \`tool_choice\` pede a ferramenta \`${facts.name}\`, que não está em \`tools\`. Confira o nome ou declare a ferramenta.`,
});

export const choiceNotObject = defineRule({
  id: 'tools/choice-not-object',
  source: probe,
  text: () => 'tool_choice: Input should be an object',
  explanation: 'O `tool_choice` é um objeto, por exemplo `{"type": "auto"}`, e não um texto.',
});

export const choiceUnknownType = defineRule<{ type: string }>({
  id: 'tools/choice-unknown-type',
  source: probe,
  text: (facts) =>
    `tool_choice: Input tag '${facts.type}' found using 'type' does not match any of the expected tags: 'auto', 'any', 'tool', 'none'`,
  explanation:
    'Os tipos de `tool_choice` são "auto", "any", "tool" e "none". Para obrigar o uso de alguma ferramenta, o nome aqui é "any".',
});

export const forcedChoiceUnsupported = defineRule({
  id: 'tools/forced-choice-unsupported',
  source: 'docs: what’s new in Opus 5.5, Sonnet 5.5, Fable 5.1; anthropics/claude-cookbooks#854',
  text: () => 'tool_choice: type "tool" and "any" are not supported for this model.',
  explanation:
    'Este modelo não aceita forçar ferramenta. Use `{"type": "auto"}`, peça a ferramenta no prompt e confira no código se ela foi chamada.',
});

export const invalidName = defineRule<{ label: string }>({
  id: 'tools/invalid-name',
  source: 'three live probes, 2026',
  text: (facts) => `${facts.label}.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`,
  explanation:
    'O nome de uma ferramenta só pode ter letras sem acento, números, `_` e `-`, de 1 a 128 caracteres.',
});

export const duplicateName = defineRule<{ name: string }>({
  id: 'tools/duplicate-name',
  source: 'RooCodeInc/Roo-Code; anthropics/claude-code reports',
  text: () => 'tools: Tool names must be unique.',
  explanation: (facts) =>
    `Há mais de uma ferramenta chamada \`${facts.name}\`. Dê um nome diferente a cada uma.`,
});

export const schemaTypeNotObject = defineRule<{ label: string }>({
  id: 'tools/schema-type-not-object',
  source: reports,
  text: (facts) => `${facts.label}.input_schema.type: Input should be 'object'`,
  explanation:
    'No topo, o `input_schema` de uma ferramenta é sempre `type: "object"`; os argumentos vão em `properties`.',
});

export const schemaUnion = defineRule<{ label: string }>({
  id: 'tools/schema-union',
  source: reports,
  text: (facts) =>
    `${facts.label}.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level`,
  explanation:
    'O topo do `input_schema` não aceita `oneOf`, `allOf` nem `anyOf`. Leve a alternativa para dentro de uma propriedade.',
});

export const schemaInvalid = defineRule<{ label: string }>({
  id: 'tools/schema-invalid',
  source: reports,
  text: (facts) =>
    `${facts.label}.input_schema: JSON schema is invalid. It must match JSON Schema draft 2020-12 (https://json-schema.org/draft/2020-12). Learn more about tool use at https://docs.claude.com/en/docs/tool-use.`,
  explanation:
    'O `input_schema` não é um JSON Schema válido (rascunho 2020-12). Confira nomes de tipos, `required` como lista de textos e `items` como um único esquema.',
});

export const openObject = defineRule<{ label: string }>({
  id: 'tools/open-object',
  source: 'live captures, 2025–2026; docs: structured-outputs',
  text: (facts) =>
    `${facts.label}: For 'object' type, 'additionalProperties' must be explicitly set to false`,
  explanation:
    'No modo estrito, todo objeto do esquema precisa de `additionalProperties: false`, inclusive os aninhados.',
});

export const allDeferred = defineRule({
  id: 'tools/all-deferred',
  source: reports,
  text: () => 'At least one tool must have defer_loading=false. All tools cannot be deferred.',
  explanation:
    'Todas as ferramentas estão com `defer_loading: true`. Deixe pelo menos uma, como a de busca, carregada desde o início.',
});

export const deferredAndCached = defineRule<{ name: string }>({
  id: 'tools/deferred-and-cached',
  source: reports,
  text: (facts) =>
    `Tool '${facts.name}' cannot have both defer_loading=true and cache_control set. Tools with defer_loading cannot use prompt caching.`,
  explanation: 'Uma ferramenta com `defer_loading: true` não pode ter `cache_control`. Tire um dos dois.',
});

export const unknownReference = defineRule<{ name: string }>({
  id: 'tools/unknown-reference',
  source: reports,
  text: (facts) => `Tool reference '${facts.name}' not found in available tools`,
  explanation: (facts) =>
    `O histórico cita a ferramenta \`${facts.name}\` em um \`tool_reference\`, mas ela não está em \`tools\`. Continue declarando as ferramentas que a busca encontrou.`,
});

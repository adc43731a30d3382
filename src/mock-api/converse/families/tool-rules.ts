// The rules on `toolConfig` that Converse itself checks, before any model. Data; pure.
import { defineConverseRule } from '../rule.ts';

export const toolConfigMissing = defineConverseRule({
  id: 'converse/tool-config-missing',
  source: 'langgenius/dify#17545, #16421; ellistarn/muse#28; onyx-dot-app/onyx#7842; elastic/kibana#246943',
  text: () => 'The toolConfig field must be defined when using toolUse and toolResult content blocks.',
  explanation:
    'O histórico tem `toolUse` ou `toolResult`, então a requisição precisa levar `toolConfig`, mesmo que o modelo não vá chamar mais nada. Mande a mesma lista de ferramentas em todas as requisições.',
});

export const schemaNotObject = defineConverseRule<{ at: string }>({
  id: 'converse/schema-not-object',
  source: 'aws/aws-sdk-net#3377',
  text: ({ at }) =>
    `The format of the value at ${at} is invalid. Provide a json object for the field and try again.`,
  explanation: 'O `inputSchema.json` é um objeto JSON (um JSON Schema), não um texto nem uma lista.',
});

export const schemaType = defineConverseRule<{ at: string }>({
  id: 'converse/schema-type',
  source:
    'kirodotdev/Kiro#11026; cognitect-labs/aws-api#272; earendil-works/pi#8279, #8804; aaif-goose/goose#5064',
  text: ({ at }) => `The value at ${at}.type must be one of the following: object.`,
  explanation:
    'No topo, o `inputSchema.json` tem sempre `"type": "object"`, também para uma ferramenta sem argumentos; os argumentos vão em `properties`.',
});

export const toolsUnsupported = defineConverseRule({
  id: 'converse/tools-unsupported',
  source: 'langchain-ai/langchain-aws#447',
  text: () => "This model doesn't support tool use.",
  explanation: 'Este modelo não usa ferramentas na Converse. Tire o `toolConfig` ou troque de modelo.',
});

export const choiceUnsupported = defineConverseRule<{ choice: string }>({
  id: 'converse/choice-unsupported',
  source: 'langchain-ai/langchain-aws#620, bedrock_converse 1.7.3',
  text: ({ choice }) =>
    `This model doesn't support the toolConfig.toolChoice.${choice} field. Remove toolConfig.toolChoice.${choice} and try again.`,
  explanation: ({ choice }) =>
    `Este modelo não aceita \`toolChoice.${choice}\`. Use \`{"auto": {}}\`, peça a ferramenta no texto e confira no código se ela foi chamada.`,
});

export const cacheUnsupported = defineConverseRule({
  id: 'converse/cache-unsupported',
  source:
    'BerriAI/litellm#39210; strands-agents/harness-sdk#1807; Boise-State-Development/agentcore-public-stack#1064',
  text: () =>
    'You invoked an unsupported model or your request did not allow prompt caching. See the documentation for more information.',
  explanation:
    'Este modelo não tem cache de prompt, e o Bedrock recusa a requisição com 403 em vez de ignorar o `cachePoint`. Tire o `cachePoint` para este modelo.',
  answer: { status: 403, type: 'AccessDeniedException' },
});

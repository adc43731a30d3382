// The rules on the form of a Converse body: types, constraints of the service model, unions. Data; pure.
import { defineConverseRule } from '../rule.ts';

export const bodyNotObject = defineConverseRule({
  id: 'converse/body-not-object',
  source: 'AWS REST-JSON protocol',
  text: () => 'Start of structure or map expected',
  explanation: 'O corpo tem de ser um objeto JSON com `messages`; o modelo vai no endereço, como `modelId`.',
  answer: { status: 400, type: 'SerializationException' },
});

export const wrongType = defineConverseRule<{ expected: 'list' | 'string' | 'number' | 'structure' }>({
  id: 'converse/wrong-type',
  source: 'AWS REST-JSON protocol; wording differs between services',
  text: ({ expected }) => `Expected ${expected} or null`,
  explanation: ({ expected }) =>
    ({
      list: 'Aqui a Converse espera uma lista. O `content` nunca é um texto solto: é uma lista de blocos, como `[{"text": "…"}]`.',
      string: 'Aqui a Converse espera um texto.',
      number: 'Aqui a Converse espera um número.',
      structure:
        'Aqui a Converse espera um objeto. Escolhas como `toolChoice` também são objetos: `{"auto": {}}`.',
    })[expected],
  answer: { status: 400, type: 'SerializationException' },
  disputed: true,
});

/** One breach of what the service model says of a field; Bedrock counts and joins them in one message. */
export const constraint = defineConverseRule<{ said: string; why: string }>({
  id: 'converse/constraint',
  source:
    'aws-samples/remote-swe-agents#457; BerriAI/litellm#24668; openclaw/openclaw#12892; pydantic/pydantic-ai#4631',
  text: ({ said }) => `1 validation error detected: ${said}`,
  explanation: ({ why }) => why,
});

export const emptyUnion = defineConverseRule<{ name: string; at: string; keys: readonly string[] }>({
  id: 'converse/empty-union',
  source: 'maximhq/bifrost tests; public reports of the whole text',
  text: ({ name, at, keys }) =>
    `${name} object at ${at} must set one of the following keys: ${keys.join(', ')}.`,
  explanation: ({ keys }) =>
    `Na Converse, a chave do bloco diz o seu tipo: ${keys
      .slice(0, 4)
      .map((key) => `\`${key}\``)
      .join(', ')}… Um bloco com \`type\`, como na Messages API, não é reconhecido.`,
});

export const invalidRequest = defineConverseRule({
  id: 'converse/invalid-request',
  source: 'elastic/kibana#277821',
  text: () => 'The provided request is not valid',
  explanation:
    'O `toolConfig` não pode vir vazio: declare as ferramentas em `toolConfig.tools` ou tire o `toolConfig`. Em `toolChoice` só existem `auto`, `any` e `tool`.',
  disputed: true,
});

export const ignoredField = defineConverseRule<{ field: string; instead: string | null }>({
  id: 'converse/ignored-field',
  source: 'AWS REST-JSON protocol: unknown members are ignored',
  severity: 'warning',
  text: ({ field }) =>
    `\`${field}\` is no field of the Converse API at this place; it is ignored without an error.`,
  explanation: ({ field, instead }) =>
    `A Converse não conhece \`${field}\` neste lugar e o ignora em silêncio.${
      instead === null ? ' Tire o campo ou confira o nome.' : ` O que você quer é \`${instead}\`.`
    }`,
});

export const unknownModel = defineConverseRule({
  id: 'converse/unknown-model',
  source: 'pydantic/pydantic-ai and opentelemetry-python-contrib recordings',
  text: () => 'The provided model identifier is invalid.',
  explanation:
    'O Bedrock não conhece este `modelId`. Ele tem a forma `us.anthropic.claude-…`, com o prefixo da região e o fornecedor, ou é um ARN; o nome da Messages API não serve aqui.',
});

export const profileRequired = defineConverseRule<{ id: string }>({
  id: 'converse/profile-required',
  source: 'FlowiseAI/Flowise#3513 and many public reports',
  text: ({ id }) =>
    `Invocation of model ID ${id} with on-demand throughput isn’t supported. Retry your request with the ID or ARN of an inference profile that contains this model.`,
  explanation:
    'Este modelo só responde por um perfil de inferência. Ponha o prefixo da região antes do id (`us.`, `eu.`, `apac.`, `global.`) ou use o ARN do perfil.',
});

export const maxTokensTooLarge = defineConverseRule<{ limit: number }>({
  id: 'converse/max-tokens-too-large',
  source: 'public reports of the whole text, Nova and Llama',
  text: ({ limit }) =>
    `The maximum tokens you requested exceeds the model limit of ${limit}. Try again with a maximum tokens value that is lower than ${limit}.`,
  explanation: ({ limit }) =>
    `Este modelo gera no máximo ${limit} tokens por resposta. Diminua \`inferenceConfig.maxTokens\`.`,
});

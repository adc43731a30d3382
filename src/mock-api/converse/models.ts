// The models that the simulated Converse API knows: one row per family, one column per fact. Data; pure.
// Model ids come bare, with the prefix of an inference profile, or as an ARN that ends in either.
import type { FactSource } from '../messages/models.ts';

export interface ConverseModel {
  /** The id without prefix and ARN. */
  id: string;
  family: 'claude' | 'nova' | 'llama' | 'mistral' | 'writer' | 'qwen' | 'deepseek' | 'other';
  /** The model of the Messages API whose own rules it has; null for models that are not Claude. */
  messagesModel: string | null;
  /** The conversation may begin with an assistant message. */
  assistantFirst: boolean;
  /** Text may stand beside calls and results of one turn. */
  textBesideTools: boolean;
  tools: boolean;
  /** The kinds of `toolConfig.toolChoice` that Converse lets through to the model. */
  toolChoices: readonly ('auto' | 'any' | 'tool')[];
  cachePoint: boolean;
  /** Content that a user message may hold beside text, calls and results. */
  media: readonly ('image' | 'document' | 'video')[];
  /** What Converse itself compares `maxTokens` with; null where the model does. */
  maxOutputTokens: number | null;
  /** Answers only through an inference profile. */
  profileOnly: boolean;
}

const checkedOn = '2026-11-29';

/** Where the facts of each column come from. */
export const converseFactSources: Readonly<Record<keyof Omit<ConverseModel, 'id' | 'family'>, FactSource>> = {
  messagesModel: { source: 'docs.aws.amazon.com/bedrock: model cards of Anthropic', checkedOn },
  assistantFirst: { source: 'pydantic/pydantic-ai profile notes and recordings', checkedOn },
  textBesideTools: {
    source: 'strands-agents/harness-sdk#1223; langchain-ai/langchain-aws#141',
    checkedOn,
  },
  tools: { source: 'docs.aws.amazon.com/bedrock: supported models and features', checkedOn },
  toolChoices: { source: 'langchain-ai/langchain-aws 1.7.3, #620, #1274; Nova user guide', checkedOn },
  cachePoint: {
    source: 'docs.aws.amazon.com/bedrock: prompt-caching; BerriAI/litellm#39210; strands-agents#1807',
    checkedOn,
  },
  media: { source: 'docs.aws.amazon.com/bedrock: supported models and features', checkedOn },
  maxOutputTokens: { source: 'model cards; reports of the error text for Nova, Llama', checkedOn },
  profileOnly: { source: 'public reports of the error text for Claude 3.5 v2 and later', checkedOn },
};

type Facts = Omit<ConverseModel, 'id' | 'messagesModel' | 'profileOnly'>;

const claude: Facts = {
  family: 'claude',
  assistantFirst: true,
  textBesideTools: true,
  tools: true,
  toolChoices: ['auto', 'any', 'tool'],
  cachePoint: true,
  media: ['image', 'document'],
  maxOutputTokens: null,
};
const plain: Facts = {
  family: 'other',
  assistantFirst: false,
  textBesideTools: true,
  tools: true,
  toolChoices: ['auto'],
  cachePoint: false,
  media: ['document'],
  maxOutputTokens: 32_768,
};
const nova: Facts = {
  ...plain,
  family: 'nova',
  toolChoices: ['auto', 'any', 'tool'],
  cachePoint: true,
  media: ['image', 'document', 'video'],
  maxOutputTokens: 10_000,
};
const llama: Facts = { ...plain, family: 'llama', textBesideTools: false, maxOutputTokens: 8_192 };
const mistral: Facts = {
  ...plain,
  family: 'mistral',
  textBesideTools: false,
  toolChoices: ['auto', 'any'],
  maxOutputTokens: 8_192,
};

/** Claude models by the name behind `anthropic.`: whose Messages rules, and whether a profile is needed. */
const claudes: [name: string, messagesModel: string, profileOnly: boolean][] = [
  ['claude-fable-5-2', 'claude-fable-5-2', true],
  ['claude-mythos-5-2', 'claude-mythos-5-2', true],
  ['claude-fable-5-1', 'claude-fable-5-1', true],
  ['claude-mythos-5-1', 'claude-mythos-5-1', true],
  ['claude-opus-5-5', 'claude-opus-5-5', true],
  ['claude-sonnet-5-5', 'claude-sonnet-5-5', true],
  ['claude-haiku-5-5', 'claude-haiku-5-5', true],
  ['claude-sonnet-5', 'claude-sonnet-5', true],
  ['claude-fable-5', 'claude-fable-5', true],
  ['claude-mythos-5', 'claude-mythos-5', true],
  ['claude-opus-5', 'claude-opus-5', true],
  ['claude-opus-4-8', 'claude-opus-4-8', true],
  ['claude-opus-4-7', 'claude-opus-4-7', true],
  ['claude-mythos-preview', 'claude-mythos-preview', true],
  ['claude-opus-4-6', 'claude-opus-4-6', true],
  ['claude-sonnet-4-6', 'claude-sonnet-4-6', true],
  ['claude-haiku-4-5', 'claude-haiku-4-5', true],
  ['claude-opus-4-5', 'claude-opus-4-5', true],
  ['claude-sonnet-4-5', 'claude-sonnet-4-5', true],
  ['claude-opus-4-1', 'claude-sonnet-4-5', true],
  ['claude-opus-4', 'claude-sonnet-4-5', true],
  ['claude-sonnet-4', 'claude-sonnet-4-5', true],
  ['claude-3-7-sonnet', 'claude-sonnet-4-5', true],
  ['claude-3-5-haiku', 'claude-haiku-4-5', true],
  ['claude-3-5-sonnet', 'claude-haiku-4-5', false],
  ['claude-3-haiku', 'claude-haiku-4-5', false],
  ['claude-3-sonnet', 'claude-haiku-4-5', false],
  ['claude-3-opus', 'claude-haiku-4-5', false],
];

/** All others: a pattern over the whole bare id. */
const others: [pattern: RegExp, facts: Facts, profileOnly?: true][] = [
  [/^amazon\.nova-(?:micro)-v1:0$/, { ...nova, media: [] }],
  [/^amazon\.nova-(?:lite|pro)-v1:0(?::\d+k)?$/, nova],
  [/^amazon\.nova-(?:premier-v1|2-(?:lite|pro|omni)-v1):0$/, { ...nova, maxOutputTokens: 65_535 }, true],
  [/^meta\.llama3-(?:8b|70b)-instruct-v1:0$/, { ...llama, tools: false, maxOutputTokens: 2_048 }],
  [/^meta\.llama3-[1-3]-\d+b-instruct-v1:0$/, llama, true],
  [/^meta\.llama4-(?:scout|maverick)-17b-instruct-v1:0$/, { ...llama, media: ['image', 'document'] }, true],
  [/^mistral\.(?:mistral|mixtral)-\d[\w-]*b-instruct-v0:\d$/, { ...mistral, tools: false }],
  [/^mistral\.mistral-(?:large|small)-\d{4}-v1:0$/, mistral],
  [
    /^mistral\.(?:pixtral-large-2502-v1:0|mistral-large-3-675b-instruct|ministral-[\w-]+|magistral-[\w-]+|voxtral-[\w-]+|devstral-[\w-]+)$/,
    { ...mistral, media: ['image', 'document'] },
  ],
  [
    /^writer\.palmyra-x[45]-v1:0$/,
    { ...plain, family: 'writer', textBesideTools: false, maxOutputTokens: 8_192 },
    true,
  ],
  [
    /^qwen\.qwen3-[\w-]+(?:-v1:0|-instruct|-thinking)?(?::\d)?$/,
    { ...plain, family: 'qwen', assistantFirst: true },
  ],
  [/^deepseek\.r1-v1:0$/, { ...plain, family: 'deepseek', tools: false }, true],
  [/^deepseek\.v3[\w.-]*(?::0)?$/, { ...plain, family: 'deepseek' }],
  [/^openai\.gpt-oss-(?:safeguard-)?\d+b(?:-1:0)?$/, plain],
  [/^cohere\.command-r(?:-plus)?-v1:0$/, { ...plain, maxOutputTokens: 4_000 }],
  [/^ai21\.jamba-1-5-(?:large|mini)-v1:0$/, { ...plain, maxOutputTokens: 4_096 }],
  [
    /^amazon\.titan-text-(?:lite|express|premier)-v1(?::0)?$/,
    { ...plain, tools: false, maxOutputTokens: 8_192 },
  ],
  [
    /^(?:moonshotai?\.kimi-k2|zai\.glm-|minimax\.minimax-m|nvidia\.nemotron-|google\.gemma-3-)[\w.-]+$/,
    plain,
  ],
];

const profilePrefix = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\./;
const arn =
  /^arn:aws(?:-[a-z]+)*:bedrock:[a-z0-9-]+:\d{0,12}:(inference-profile|foundation-model|application-inference-profile|provisioned-model|custom-model-deployment|default-prompt-router|prompt-router)\/([\w.:-]+)$/;

export type ModelSearch =
  | { kind: 'model'; model: ConverseModel }
  /** The model exists, but only an inference profile answers for it. */
  | { kind: 'needs-profile'; id: string }
  | { kind: 'unknown' };

/** The model that a `modelId` names, as it stands in the address (not percent-encoded) or in a request. */
export function findConverseModel(modelId: string): ModelSearch {
  const [, resource, name] = arn.exec(modelId) ?? [];
  // Nobody can see from such an ARN which model it stands for; most of them are Claude's.
  if (resource !== undefined && resource !== 'inference-profile' && resource !== 'foundation-model')
    return found('anthropic.claude-sonnet-4-5-20250929-v1:0', true);
  const named = name ?? modelId;
  const bare = named.replace(profilePrefix, '');
  const isProfile = bare !== named;
  if (resource === 'inference-profile' && !isProfile) return { kind: 'unknown' };
  return found(bare, isProfile);
}

function found(id: string, isProfile: boolean): ModelSearch {
  const facts = factsOf(id);
  if (!facts) return { kind: 'unknown' };
  if (facts.profileOnly && !isProfile) return { kind: 'needs-profile', id };
  return { kind: 'model', model: facts };
}

function factsOf(id: string): ConverseModel | null {
  const name = /^anthropic\.(claude-[a-z0-9-]+?)(?:-(\d{8}))?(?:-v(\d):\d(?::\d+k)?|-v\d)?$/.exec(id);
  if (name) {
    const [, base = '', date, version] = name;
    const row = claudes.find(([known]) => known === base);
    if (!row) return null;
    // The second 3.5 Sonnet came when profiles did.
    const isLate = base === 'claude-3-5-sonnet' && (version === '2' || date === '20241022');
    return { id, ...claude, messagesModel: row[1], profileOnly: row[2] || isLate };
  }
  const row = others.find(([pattern]) => pattern.test(id));
  return row ? { id, ...row[1], messagesModel: null, profileOnly: row[2] ?? false } : null;
}

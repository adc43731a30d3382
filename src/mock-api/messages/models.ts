// The models that the simulated API knows: one row per family, one column per fact. Data; pure.
// Where each column is known from, and when it was last checked, stands in `factSources`.

export type Effort = 'low' | 'medium' | 'high' | 'xhigh' | 'max';

export interface ModelFacts {
  /** What a caller writes. */
  name: string;
  /** What answers and some error texts call it. */
  datedName: string;
  maxOutputTokens: number;
  /** Tokens of input and output together. */
  contextWindowTokens: number;
  /** The last message may be the assistant's, to be continued. */
  prefill: boolean;
  /** Role "system" inside `messages`. */
  systemRole: boolean;
  /** `thinking: {type: "enabled"}` with a budget. */
  manualThinking: boolean;
  /** `thinking: {type: "adaptive"}`. */
  adaptiveThinking: boolean;
  /** Thinks although the request does not say `thinking`. */
  thinksByDefault: boolean;
  /** `temperature` other than 1, `top_p`, `top_k`. */
  temperature: boolean;
  /** `tool_choice` "any" and "tool". */
  forcedToolChoice: boolean;
  /** Effort levels accepted; none where the model knows no effort; null where nothing certain is known. */
  efforts: readonly Effort[] | null;
}

type Family = Omit<ModelFacts, 'name' | 'datedName'>;

export interface FactSource {
  source: string;
  /** ISO date. */
  checkedOn: string;
}

const checkedOn = '2026-11-29';

/** Where the facts of each column come from. */
export const factSources: Readonly<Record<keyof Family, FactSource>> = {
  maxOutputTokens: { source: 'docs: models overview', checkedOn },
  contextWindowTokens: { source: 'docs: context windows; public reports of the error text', checkedOn },
  prefill: { source: 'docs: migration guide of Claude 4.6; jobrunr/JavaClaw#36', checkedOn },
  systemRole: {
    source: 'pydantic/pydantic-ai recordings; live probe claude-opus-5-5, 2026-10-06',
    checkedOn,
  },
  manualThinking: { source: 'docs: migration guide of Claude 4.7; anthropics/skills error codes', checkedOn },
  adaptiveThinking: { source: 'docs: adaptive-thinking; askalf/dario#273', checkedOn },
  thinksByDefault: { source: 'docs: what’s new in Claude 5', checkedOn },
  temperature: { source: 'docs: migration guide of Claude 4.7; github/app#2574', checkedOn },
  forcedToolChoice: {
    source: 'docs: what’s new in Opus 5.5, Sonnet 5.5, Fable 5.1; anthropics/claude-cookbooks#854',
    checkedOn,
  },
  efforts: { source: 'docs: effort; pydantic/pydantic-ai recording', checkedOn },
};

const allEfforts: readonly Effort[] = ['low', 'medium', 'high', 'xhigh', 'max'];
const effortsWithoutXhigh: readonly Effort[] = ['low', 'medium', 'high', 'max'];

const claude45: Family = {
  maxOutputTokens: 64_000,
  contextWindowTokens: 200_000,
  prefill: true,
  systemRole: false,
  manualThinking: true,
  adaptiveThinking: false,
  thinksByDefault: false,
  temperature: true,
  forcedToolChoice: true,
  efforts: [],
};
const opus45: Family = { ...claude45, efforts: ['low', 'medium', 'high'] };
const claude46: Family = {
  ...claude45,
  maxOutputTokens: 128_000,
  contextWindowTokens: 1_000_000,
  prefill: false,
  adaptiveThinking: true,
  efforts: effortsWithoutXhigh,
};
const opus47: Family = { ...claude46, manualThinking: false, temperature: false, efforts: allEfforts };
const opus48: Family = { ...opus47, systemRole: true };
const claude5: Family = { ...opus48, thinksByDefault: true };
const claude5WithoutForcedChoice: Family = { ...claude5, forcedToolChoice: false };
const mythosPreview: Family = { ...claude46, forcedToolChoice: false, efforts: null };

const table: [name: string, family: Family, datedName?: string][] = [
  ['claude-fable-5-2', claude5WithoutForcedChoice],
  ['claude-mythos-5-2', claude5WithoutForcedChoice],
  ['claude-fable-5-1', claude5WithoutForcedChoice],
  ['claude-mythos-5-1', claude5WithoutForcedChoice],
  ['claude-opus-5-5', claude5WithoutForcedChoice],
  ['claude-sonnet-5-5', claude5WithoutForcedChoice],
  ['claude-haiku-5-5', claude5],
  ['claude-sonnet-5', claude5],
  ['claude-fable-5', claude5],
  ['claude-mythos-5', claude5],
  ['claude-opus-5', claude5],
  ['claude-opus-4-8', opus48],
  ['claude-opus-4-7', opus47],
  ['claude-mythos-preview', mythosPreview],
  ['claude-opus-4-6', claude46],
  ['claude-sonnet-4-6', claude46],
  ['claude-haiku-4-5', claude45, 'claude-haiku-4-5-20251001'],
  ['claude-haiku-4-5-20251001', claude45],
  ['claude-opus-4-5', opus45, 'claude-opus-4-5-20251101'],
  ['claude-opus-4-5-20251101', opus45],
  ['claude-sonnet-4-5', claude45, 'claude-sonnet-4-5-20250929'],
  ['claude-sonnet-4-5-20250929', claude45],
];

const models = new Map<string, ModelFacts>(
  table.map(([name, family, datedName = name]) => [name, { name, datedName, ...family }]),
);

/** Facts of a model, or null when the API does not know the name. */
export function findModel(name: string): ModelFacts | null {
  return models.get(name) ?? null;
}

/** Every name that the API knows. */
export const knownModels: readonly string[] = [...models.keys()];

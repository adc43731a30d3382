// The prompt cache behind `cache_control`: which part of a prompt was there before, and which is written now.
// In memory, one per set of handlers. Nothing ever expires, and no prompt is too short: the real API wants at least
// 1024 to 4096 tokens by model, which would make every example long.
import type { JsonObject } from './messages/json.ts';
import { ownString } from './messages/json.ts';
import { promptParts, tokensOf } from './messages/prompt-parts.ts';

export interface InputUsage {
  /** Tokens behind the last breakpoint. */
  input_tokens: number;
  cache_creation_input_tokens: number;
  cache_read_input_tokens: number;
  cache_creation: { ephemeral_5m_input_tokens: number; ephemeral_1h_input_tokens: number };
}

export interface PromptCache {
  /** Input usage of an accepted request; its breakpoints are cached from now on. */
  use(body: JsonObject): InputUsage;
}

/** How far before a breakpoint the API looks for something cached earlier. */
const lookback = 20;

/** An empty cache. */
export function createPromptCache(): PromptCache {
  const cached = new Set<string>();
  return {
    use(body) {
      const parts = promptParts(body);
      const marked = parts.some((part) => part.ttl !== null);
      let characters = 0;
      let digest = 0x811c9dc5;
      const model = ownString(body, 'model') ?? '';
      const ends = parts.map((part) => {
        characters += part.characters;
        if (marked) digest = mix(digest, part.text);
        return { tokens: tokensOf(characters), key: `${model} ${characters} ${digest}`, ttl: part.ttl };
      });
      const total = Math.max(1, tokensOf(characters));
      const breaks = ends.flatMap((end, place) =>
        end.ttl === null ? [] : [{ ...end, ttl: end.ttl, place }],
      );
      const usage: InputUsage = {
        input_tokens: total - (breaks.at(-1)?.tokens ?? 0),
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
      };
      for (const { place } of breaks)
        for (const end of ends.slice(Math.max(0, place - lookback), place + 1))
          if (cached.has(end.key))
            usage.cache_read_input_tokens = Math.max(usage.cache_read_input_tokens, end.tokens);
      let covered = usage.cache_read_input_tokens;
      for (const { tokens, ttl, key } of breaks) {
        cached.add(key);
        if (tokens <= covered) continue;
        usage.cache_creation_input_tokens += tokens - covered;
        usage.cache_creation[`ephemeral_${ttl}_input_tokens`] += tokens - covered;
        covered = tokens;
      }
      return usage;
    },
  };
}

/** FNV-1a over UTF-16 units. */
function mix(start: number, text: string): number {
  let state = start;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return state;
}

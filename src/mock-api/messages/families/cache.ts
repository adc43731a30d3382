// Prompt-cache breakpoints: how many, in which order, on what. Rules and check; pure.
// Breakpoints count in the order in which the API reads a request: tools, system, messages.
import { isObject, type JsonObject, own, ownList } from '../json.ts';
import type { Reading } from '../reading.ts';
import { type Breach, breach, defineRule } from '../rule.ts';

export const tooManyBreakpoints = defineRule<{ count: number }>({
  id: 'cache/too-many-breakpoints',
  source: 'public reports, 2025–2026; docs: prompt-caching',
  text: (facts) => `A maximum of 4 blocks with cache_control may be provided. Found ${facts.count}.`,
  explanation:
    'Uma requisição pode ter no máximo quatro marcas `cache_control`. Deixe as marcas só nos últimos blocos estáveis.',
});

export const ttlOrder = defineRule<{ label: string }>({
  id: 'cache/ttl-order',
  source: 'public reports, 2025–2026; docs: prompt-caching',
  text: (facts) =>
    `${facts.label}.cache_control.ttl: a ttl='1h' cache_control block must not come after a ttl='5m' cache_control block. Note that blocks are processed in the following order: \`tools\`, \`system\`, \`messages\`.`,
  explanation:
    'As marcas de cache de uma hora precisam vir antes das de cinco minutos, na ordem `tools`, `system`, `messages`.',
});

export const onEmptyText = defineRule<{ label: string }>({
  id: 'cache/empty-text',
  source: 'public reports, 2025–2026',
  text: (facts) => `${facts.label}: cache_control cannot be set for empty text blocks`,
  explanation: 'Um bloco de texto vazio não pode ter `cache_control`. Tire a marca ou o bloco.',
});

export const invalidCacheControl = defineRule<{ label: string; expected: string }>({
  id: 'cache/invalid',
  source: 'docs: API reference (CacheControlEphemeral)',
  text: (facts) => `${facts.label}: Input should be ${facts.expected}`,
  explanation: 'O `cache_control` é um objeto com `type: "ephemeral"` e, se quiser, `ttl` "5m" ou "1h".',
});

const maximumBreakpoints = 4;

interface Marked {
  path: string;
  block: JsonObject;
  control: unknown;
}

/** Every breach of the rules on cache breakpoints. */
export function inspectCache(reading: Reading): Breach[] {
  const marked = breakpointsOf(reading);
  const found: Breach[] = [];
  let seenShort = false;
  for (const { path, block, control } of marked) {
    if (own(block, 'type') === 'text' && own(block, 'text') === '')
      found.push(
        breach(onEmptyText, { path, facts: { label: path.startsWith('messages') ? `${path}.text` : path } }),
      );
    const label = `${path}.cache_control`;
    if (!isObject(control)) {
      found.push(breach(invalidCacheControl, { path: label, facts: { label, expected: 'an object' } }));
      continue;
    }
    const ttl = own(control, 'ttl') ?? '5m';
    if (own(control, 'type') !== 'ephemeral')
      found.push(
        breach(invalidCacheControl, {
          path: `${label}.type`,
          facts: { label: `${label}.type`, expected: "'ephemeral'" },
        }),
      );
    else if (ttl !== '5m' && ttl !== '1h')
      found.push(
        breach(invalidCacheControl, {
          path: `${label}.ttl`,
          facts: { label: `${label}.ttl`, expected: "'5m' or '1h'" },
        }),
      );
    else if (ttl === '1h' && seenShort)
      found.push(breach(ttlOrder, { path: `${label}.ttl`, facts: { label: path } }));
    seenShort ||= ttl === '5m';
  }
  const fifth = marked[maximumBreakpoints];
  if (fifth)
    found.push(
      breach(tooManyBreakpoints, { path: `${fifth.path}.cache_control`, facts: { count: marked.length } }),
    );
  return found;
}

function breakpointsOf({ body, special }: Reading): Marked[] {
  const marked: Marked[] = [];
  const collect = (block: unknown, path: string, index?: number) => {
    if (!isObject(block)) return;
    const control = own(block, 'cache_control') ?? null;
    if (control === null) return;
    marked.push({ path: index === undefined ? path : `${path}.${index}`, block, control });
  };
  ownList(body, 'tools').forEach((tool, index) => {
    collect(tool, 'tools', index);
  });
  ownList(body, 'system').forEach((block, index) => {
    collect(block, 'system', index);
  });
  for (const message of special)
    for (const block of message.blocks) {
      if (block.type === 'tool_result')
        ownList(block.value, 'content').forEach((part, index) => {
          collect(part, `${block.path}.content`, index);
        });
      collect(block.value, block.path);
    }
  return marked;
}

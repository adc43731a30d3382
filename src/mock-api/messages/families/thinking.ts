// Thinking: its configuration, and the blocks that must come back in a tool loop. Pure; linear.
// A signature can only be judged by who minted it: here only one that is certainly none is refused.
import { isObject, own, ownString } from '../json.ts';
import type { BlockReading, Reading, Turn } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './thinking-rules.ts';

/** Genuine signatures are base64 of hundreds of characters. */
const shortestSignature = 24;
const signatureCharacters = /^[A-Za-z0-9+/=_]*$/;

/** Every breach of the rules on thinking; see thinking-rules.ts. */
export function inspectThinking(reading: Reading): Breach[] {
  const thinking = own(reading.body, 'thinking');
  const mode = isObject(thinking) ? (ownString(thinking, 'type') ?? '') : '';
  const found = isObject(thinking) ? inspectConfiguration(reading, mode, own(thinking, 'budget_tokens')) : [];
  for (const item of inspectBlocks(reading, mode === 'enabled' || mode === 'adaptive')) found.push(item);
  if (mode === 'enabled') for (const item of inspectLoop(reading.turns)) found.push(item);
  return found;
}

function inspectConfiguration({ body, model }: Reading, mode: string, budget: unknown): Breach[] {
  const found: Breach[] = [];
  const facts = undefined;
  if (mode === 'adaptive' && model && !model.adaptiveThinking)
    found.push(breach(rules.adaptiveUnsupported, { path: 'thinking.type', facts }));
  if (mode !== 'enabled') return found;
  if (model && !model.manualThinking)
    found.push(breach(rules.enabledUnsupported, { path: 'thinking.type', facts }));
  if (budget === undefined) found.push(breach(rules.budgetMissing, { path: 'thinking', facts }));
  const maxTokens = own(body, 'max_tokens');
  if (typeof budget === 'number') {
    const path = 'thinking.budget_tokens';
    if (budget < 1024) found.push(breach(rules.budgetTooSmall, { path, facts }));
    if (typeof maxTokens === 'number' && budget >= maxTokens)
      found.push(breach(rules.budgetNotBelowMaxTokens, { path, facts }));
  }
  const choice = own(body, 'tool_choice');
  const forces = isObject(choice) && ['any', 'tool'].includes(ownString(choice, 'type') ?? '');
  if (forces) found.push(breach(rules.forcedTool, { path: 'tool_choice', facts }));
  const temperature = own(body, 'temperature');
  if (typeof temperature === 'number' && temperature !== 1)
    found.push(breach(rules.temperatureWithThinking, { path: 'temperature', facts }));
  return found;
}

function inspectBlocks(reading: Reading, isThinking: boolean): Breach[] {
  const found: Breach[] = [];
  for (const message of reading.messages)
    for (const block of message.blocks) {
      if (block.type !== 'thinking') continue;
      const signature = ownString(block.value, 'signature');
      const place = { path: block.path, facts: { message: block.message, block: block.index } };
      if (signature === '') found.push(breach(rules.emptyThinking, place));
      else if (isThinking && signature !== undefined && !mayBeGenuine(signature))
        found.push(breach(rules.badSignature, place));
    }
  const last = reading.messages.at(-1);
  const final = last?.blocks.at(-1);
  if (last?.role === 'assistant' && final && isThinkingBlock(final))
    found.push(breach(rules.finalBlock, { path: final.path, facts: { message: last.index } }));
  return found;
}

function mayBeGenuine(signature: string): boolean {
  return signature.length >= shortestSignature && signatureCharacters.test(signature);
}

function isThinkingBlock(block: BlockReading): boolean {
  return block.type === 'thinking' || block.type === 'redacted_thinking';
}

/** The current loop: everything after the last user turn without tool results. Some turn of it must open with thinking. */
function inspectLoop(turns: Turn[]): Breach[] {
  const start = turns.findLastIndex(
    (turn) => turn.role === 'user' && !turn.blocks.some((block) => block.type === 'tool_result'),
  );
  const spoken = turns.slice(start + 1).filter((turn) => turn.role === 'assistant' && turn.blocks.length > 0);
  const opensWithThinking = spoken.some((turn) => {
    const first = turn.blocks[0];
    return first !== undefined && isThinkingBlock(first);
  });
  const block = spoken.at(-1)?.blocks[0];
  if (!block || opensWithThinking) return [];
  return [
    breach(rules.missingInLoop, { path: block.path, facts: { message: block.message, type: block.type } }),
  ];
}

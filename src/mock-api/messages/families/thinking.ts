// Thinking: its configuration, and the blocks that must come back in a tool loop. Pure; linear.
// A signature can only be judged by who minted it: of others, only one that is certainly none is refused.
import { isObject, own, ownString } from '../json.ts';
import type { BlockReading, Reading, Turn } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import { judgeSignature } from '../signature.ts';
import * as rules from './thinking-rules.ts';

/** Genuine signatures are base64 of hundreds of characters. */
const shortestSignature = 24;
const lowestTopP = 0.95;
const signatureCharacters = /^[A-Za-z0-9+/=_]*$/;

/** Every breach of the rules on thinking; see thinking-rules.ts. */
export function inspectThinking(reading: Reading, signatureSeed?: number): Breach[] {
  const thinking = own(reading.body, 'thinking');
  const mode = isObject(thinking) ? (ownString(thinking, 'type') ?? '') : '';
  const found = isObject(thinking) ? inspectConfiguration(reading, mode, own(thinking, 'budget_tokens')) : [];
  const isThinking = mode === '' ? reading.model?.thinksByDefault === true : mode !== 'disabled';
  for (const item of inspectBlocks(reading, isThinking, signatureSeed)) found.push(item);
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
  if ((own(body, 'top_k') ?? null) !== null)
    found.push(breach(rules.topKWithThinking, { path: 'top_k', facts }));
  const topP = own(body, 'top_p');
  if (typeof topP === 'number' && topP < lowestTopP)
    found.push(breach(rules.topPWithThinking, { path: 'top_p', facts }));
  return found;
}

function inspectBlocks(reading: Reading, isThinking: boolean, seed: number | undefined): Breach[] {
  const found: Breach[] = [];
  const latest = reading.turns.findLast((turn) => turn.role === 'assistant')?.messages[0]?.index ?? 0;
  for (const message of reading.special)
    for (const block of message.blocks) {
      if (!isThinkingBlock(block)) continue;
      const rule = ruleAgainst({ block, isThinking, seed, isLatest: block.message >= latest });
      const place = { path: block.path, facts: { message: block.message, block: block.index } };
      if (rule) found.push(breach(rule, place));
    }
  const last = reading.messages.at(-1);
  const final = last?.blocks.at(-1);
  if (last?.role === 'assistant' && final && isThinkingBlock(final))
    found.push(breach(rules.finalBlock, { path: final.path, facts: { message: last.index } }));
  else if (last?.role === 'assistant' && !isThinking)
    for (const block of last.blocks)
      if (isThinkingBlock(block)) {
        const facts = { message: block.message, block: block.index };
        found.push(breach(rules.disabledInFinal, { path: block.path, facts }));
      }
  return found;
}

interface Signed {
  block: BlockReading;
  isThinking: boolean;
  /** Given where the signatures of one mock are to be told from all others. */
  seed: number | undefined;
  isLatest: boolean;
}

function ruleAgainst({ block, isThinking, seed, isLatest }: Signed) {
  const isRedacted = block.type === 'redacted_thinking';
  const signature = ownString(block.value, isRedacted ? 'data' : 'signature');
  if (signature === undefined) return null;
  if (signature === '' && !isRedacted) return rules.emptyThinking;
  const invalid = isRedacted ? rules.badRedactedData : rules.badSignature;
  const text = isRedacted ? '' : (ownString(block.value, 'thinking') ?? '');
  const verdict = judgeSignature({ signature, text, seed });
  if (verdict === 'genuine') return null;
  if (verdict === 'altered-text') return isLatest && !isRedacted ? rules.modified : invalid;
  if (verdict === 'altered-signature') return invalid;
  if (!isThinking) return null;
  if (verdict === 'foreign') return invalid;
  const isPlausible = isRedacted
    ? signature !== '' && signatureCharacters.test(signature)
    : mayBeGenuine(signature);
  // A name such as SIGNATURE_AS_RETURNED stands for a genuine one; base64 of another API does not.
  return isPlausible && (seed === undefined || signature.includes('_')) ? null : invalid;
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

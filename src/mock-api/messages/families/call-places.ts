// Checks that calls and results stand under the right role and that every call has an id of its own. Pure; linear.
// The same under both profiles: nothing here depends on merging.
import { isObject, ownString } from '../json.ts';
import type { BlockReading, Reading } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './pairing-rules.ts';

/** Every call or result in a message of the wrong role, and every repeated id; see pairing-rules.ts. */
export function inspectCallPlaces(reading: Reading): Breach[] {
  return inspectRoles(reading).concat(inspectUniqueIds(reading));
}

function inspectRoles(reading: Reading): Breach[] {
  const found: Breach[] = [];
  for (const message of reading.special) {
    const wrongType =
      message.role === 'assistant' ? 'tool_result' : message.role === 'user' ? 'tool_use' : null;
    const wrong = message.blocks.filter((block) => block.type === wrongType);
    if (wrong.length === 0) continue;
    const rule = wrongType === 'tool_result' ? rules.resultInAssistant : rules.toolUseInUser;
    const key = wrongType === 'tool_result' ? 'tool_use_id' : 'id';
    const ids = wrong.flatMap((block) => ownString(block.value, key) ?? []);
    const related = wrong.map((block) => block.path);
    found.push(breach(rule, { path: message.path, facts: { message: message.index }, ids, related }));
  }
  return found;
}

/** Counting first is half the work of keeping every place, and is all that most histories need. */
function areUnique({ messages }: Reading): boolean {
  const ids = new Set<string>();
  let count = 0;
  for (const { role, content } of messages) {
    if (role !== 'assistant' || !Array.isArray(content)) continue;
    for (const block of content) {
      if (!isObject(block) || block.type !== 'tool_use') continue;
      const { id } = block;
      if (typeof id !== 'string') continue;
      ids.add(id);
      count += 1;
    }
  }
  return ids.size === count;
}

function inspectUniqueIds(reading: Reading): Breach[] {
  if (areUnique(reading)) return [];
  const found: Breach[] = [];
  const first = new Map<string, { block: BlockReading; turn: number }>();
  reading.turns.forEach((turn, position) => {
    if (turn.role !== 'assistant') return;
    for (const block of turn.blocks) {
      const id = block.type === 'tool_use' ? ownString(block.value, 'id') : undefined;
      if (id === undefined) continue;
      const earlier = first.get(id);
      if (!earlier) first.set(id, { block, turn: position });
      else
        found.push(
          breach(rules.duplicateToolUseId, {
            path: block.path,
            facts: { message: block.message, block: block.index },
            ids: [id],
            related: [earlier.block.path],
            disputed: earlier.turn !== position,
          }),
        );
    }
  });
  return found;
}

// Checks the order of messages and that calls and results belong together, as Converse counts them. Pure; linear.
// Converse looks at single messages here: what the Messages API would merge, it does not.
import { blocksOf, type ConverseMessage, type ConverseReading, toolUseIdOf } from '../reading.ts';
import { type Breach, breach } from '../rule.ts';
import * as rules from './turn-rules.ts';

/** Every breach of the rules on turns; see turn-rules.ts. */
export function inspectTurns(reading: ConverseReading): Breach[] {
  return [...inspectEnds(reading), ...inspectPairs(reading), ...inspectMixtures(reading)];
}

function inspectEnds({ messages, model }: ConverseReading): Breach[] {
  const found: Breach[] = [];
  const [first] = messages;
  if (!first) found.push(breach(rules.assistantFirst, { path: 'messages', facts: undefined }));
  if (first?.role === 'assistant' && model && !model.assistantFirst)
    found.push(breach(rules.assistantFirst, { path: first.path, facts: undefined }));
  messages.forEach((message, place) => {
    if (place > 0 && messages[place - 1]?.role === message.role && message.role !== '')
      found.push(
        breach(rules.sameRoleTwice, {
          path: message.path,
          facts: { message: message.index, role: message.role },
        }),
      );
  });
  return found;
}

function inspectPairs({ messages, model }: ConverseReading): Breach[] {
  const found: Breach[] = [];
  const reportedLate = new Set<string>();
  messages.forEach((message, place) => {
    if (message.role === 'assistant') {
      for (const item of missingAfter(messages, place, model?.family === 'claude')) {
        for (const id of item.finding.ids) reportedLate.add(id);
        found.push(item);
      }
    } else found.push(...inspectCount(message, messages[place - 1], reportedLate));
  });
  return found;
}

function missingAfter(messages: readonly ConverseMessage[], place: number, isClaude: boolean): Breach[] {
  const calls = blocksOf(messages[place], 'toolUse');
  const next = messages[place + 1];
  if (calls.length === 0 || !next) return [];
  const results = next.role === 'user' ? blocksOf(next, 'toolResult') : [];
  // With no result at all in the next message, Claude's own words have been recorded.
  if (results.length === 0 && isClaude) return [];
  // Too many are counted first.
  if (results.length > calls.length) return [];
  const given = new Set(results.map(toolUseIdOf));
  const missing = calls.filter((call) => !given.has(toolUseIdOf(call)));
  const ids = [...new Set(missing.map((call) => toolUseIdOf(call) ?? ''))];
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const late = messages
    .slice(place + 2)
    .flatMap((message) => blocksOf(message, 'toolResult'))
    .filter((result) => wanted.has(toolUseIdOf(result) ?? ''));
  const known = new Set(calls.map(toolUseIdOf));
  const strange = results.some((result) => !known.has(toolUseIdOf(result)));
  const situation =
    late.length > 0 ? (results.length > 0 ? 'split' : 'behind') : strange ? 'wrong-id' : 'absent';
  return [
    breach(rules.missingResults, {
      path: `${next.path}.content`,
      facts: { message: next.index, ids, situation },
      ids,
      related: [...missing.map(({ path }) => path), ...late.map(({ path }) => path)],
    }),
  ];
}

function inspectCount(
  message: ConverseMessage,
  previous: ConverseMessage | undefined,
  reportedLate: ReadonlySet<string>,
): Breach[] {
  const results = blocksOf(message, 'toolResult');
  const calls = previous?.role === 'assistant' ? blocksOf(previous, 'toolUse') : [];
  if (results.length <= calls.length) return [];
  // What came too late is reported once, where it is missing.
  const fresh = results.filter((result) => !reportedLate.has(toolUseIdOf(result) ?? ''));
  if (fresh.length === 0) return [];
  const ids = fresh.flatMap((result) => toolUseIdOf(result) ?? []);
  return [
    breach(rules.tooManyResults, {
      path: `${message.path}.content`,
      facts: { message: message.index },
      ids,
      related: fresh.map(({ path }) => path),
    }),
  ];
}

const conversationKinds = new Set(['text', 'image', 'document', 'video']);

/** Neighbours of one role are one turn here: a text message of its own does not help. */
function inspectMixtures({ messages, model }: ConverseReading): Breach[] {
  if (!model || model.textBesideTools) return [];
  const found: Breach[] = [];
  let hasTalk = false;
  let hasTools = false;
  messages.forEach((message, place) => {
    if (place === 0 || messages[place - 1]?.role !== message.role) {
      hasTalk = false;
      hasTools = false;
    }
    const isMixedBefore = hasTalk && hasTools;
    const tools = message.role === 'assistant' ? 'toolUse' : 'toolResult';
    hasTalk ||= message.blocks.some(({ kind }) => conversationKinds.has(kind));
    hasTools ||= message.blocks.some(({ kind }) => kind === tools);
    if (!hasTalk || !hasTools || isMixedBefore) return;
    const rule = message.role === 'assistant' ? rules.textBesideCalls : rules.textBesideResults;
    found.push(breach(rule, { path: `${message.path}.content`, facts: { message: message.index } }));
  });
  return found;
}

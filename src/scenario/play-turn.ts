// Plays the scripted model's next turn: a pure function of the request, so the script needs no memory.
// The history since the question is played again step by step; what the script did not say is reported, not guessed.
import { type Conversation, readConversation } from './conversation.ts';
import { resultsOfForced } from './forced-call.ts';
import { oneCallAtATime } from './one-call-at-a-time.ts';
import { type Complaint, matchSpoken, unexpected } from './replay-round.ts';
import type { ScriptContext, ScriptedTurn, SeenResult, SeenSchema, Variant } from './script.ts';
import { type SpokenLine, serverIds } from './server-blocks.ts';
import { pauses, type SpokenTurn, speakLine } from './speak-line.ts';

export type Play = SpokenTurn | Complaint;

/** What the model of `variant` says next to `request`, the body of a Messages request. Never throws. */
export function playTurn(options: { variant: Variant; request: unknown }): Play {
  const conversation = readConversation(options.request);
  if (!conversation) return unexpected('the conversation holds no user message with a question');
  let { variant } = options;
  if (conversation.parallelDisabled) {
    const callsSpoken = conversation.rounds.map(({ calls }) => calls.length);
    variant = { ...variant, script: oneCallAtATime({ script: variant.script, callsSpoken }) };
  }
  const past = replay(variant, conversation);
  if (past.kind !== 'past') return past;
  const line = lineAt(variant, contextOf({ conversation, ...past }));
  if (line.kind !== 'line') return line;
  const { step, round, before } = past;
  return speakLine({ variant, conversation, step, line: line.turn, round, before });
}

interface Past {
  kind: 'past';
  seen: SeenResult[][];
  /** The line that comes next. */
  step: number;
  /** The assistant turn that comes next. */
  round: number;
  splitSeen: boolean;
  /** The line that was spoken last, and may have left results open. */
  before: SpokenLine | null;
}

function replay(variant: Variant, conversation: Conversation): Past | Complaint {
  const past: Past = { kind: 'past', seen: [], step: 0, round: 0, splitSeen: false, before: null };
  for (const [index, round] of conversation.rounds.entries()) {
    past.round = index;
    const paused = skipPaused(variant, conversation, past);
    if (paused.kind !== 'line') return paused;
    const isUnanswered = index === conversation.rounds.length - 1 && !conversation.endsWithUser;
    if (isUnanswered) {
      if (paused.skipped > 0) return past;
      return unexpected(
        'the conversation ends with an assistant message, which this model does not continue',
      );
    }
    const forced = resultsOfForced({ variant, conversation, round: index, past: round });
    if (forced) past.seen.push(forced);
    else {
      const spoken: SpokenLine = { variant, conversation, step: past.step, line: paused.turn };
      const results = matchSpoken(spoken, round);
      if (!Array.isArray(results)) return results;
      past.seen.push(results);
      past.before = spoken;
      past.step += 1;
    }
    past.splitSeen ||= round.split;
    past.round = index + 1;
  }
  return past;
}

/** Passes the lines of this turn that ended in a pause, and gives the line after them. */
function skipPaused(
  variant: Variant,
  conversation: Conversation,
  past: Past,
): { kind: 'line'; turn: ScriptedTurn; skipped: number } | Complaint {
  const inTurn = conversation.rounds[past.round]?.serverCalls ?? [];
  for (let skipped = 0; ; skipped += 1) {
    const line = lineAt(variant, contextOf({ conversation, ...past }));
    // A paused turn at the end of a dry script is dry where it is continued, not before.
    if (line.kind !== 'line') return line;
    const spoken: SpokenLine = { variant, conversation, step: past.step, line: line.turn };
    const isSaid = pauses(line.turn) && serverIds(spoken).every((id) => inTurn.includes(id));
    if (!isSaid) return { ...line, skipped };
    past.before = spoken;
    past.step += 1;
  }
}

function contextOf(options: {
  conversation: Conversation;
  seen: SeenResult[][];
  step: number;
  splitSeen: boolean;
}): ScriptContext {
  const { conversation, seen, step, splitSeen } = options;
  const { question, earlierResults, tools, declared, toolChoice, parallelDisabled, outputSchema } =
    conversation;
  return {
    step,
    question,
    results: [...(seen.at(-1) ?? [])],
    allResults: seen.flat(),
    earlierResults: [...earlierResults],
    splitSeen,
    tools: [...tools],
    descriptions: Object.fromEntries(declared.map(({ name, description }) => [name, description])),
    schemas: Object.fromEntries(declared.map(({ name, schema }) => [name, schemaOf(schema)])),
    toolChoice,
    parallelDisabled,
    outputSchema: outputSchema === undefined ? null : schemaOf(outputSchema),
  };
}

/** A schema that is no object says nothing, so scripts need not look whether there is one. */
function schemaOf(schema: unknown): SeenSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? { ...schema } : {};
}

type Line = { kind: 'line'; turn: ScriptedTurn } | Complaint;

function lineAt(variant: Variant, context: ScriptContext): Line {
  const { script } = variant;
  const line = Array.isArray(script) ? script[context.step] : script;
  try {
    const turn = typeof line === 'function' ? line(context) : line;
    if (turn) return { kind: 'line', turn };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return unexpected(`the script of "${variant.id}" failed at step ${context.step}: ${reason}`);
  }
  return {
    kind: 'script-dry',
    detail: `the script of "${variant.id}" has nothing to say at step ${context.step}`,
  };
}

// Plays the scripted model's next turn: a pure function of the request, so the script needs no memory.
// The history since the question is played again step by step; what the script did not say is reported, not guessed.
import { type Conversation, readConversation } from './conversation.ts';
import { oneCallAtATime } from './one-call-at-a-time.ts';
import {
  type Complaint,
  type MintedCall,
  matchRound,
  mintCalls,
  type SpokenStep,
  unexpected,
} from './replay-round.ts';
import type { ScriptContext, ScriptedTurn, SeenResult, Variant } from './script.ts';

export type ScriptedBlock = { type: 'text'; text: string; citations: null } | MintedCall;

export type Play =
  | {
      kind: 'turn';
      step: number;
      content: ScriptedBlock[];
      stopReason: 'end_turn' | 'max_tokens' | 'refusal' | 'tool_use';
    }
  | Complaint;

/** What the model of `variant` says next to `request`, the body of a Messages request. Never throws. */
export function playTurn(options: { variant: Variant; request: unknown }): Play {
  const conversation = readConversation(options.request);
  if (!conversation) return unexpected('the conversation holds no user message with a question');
  if (!conversation.endsWithUser)
    return unexpected('the conversation ends with an assistant message, which this model does not continue');
  let { variant } = options;
  if (conversation.parallelDisabled) {
    const callsSpoken = conversation.rounds.map(({ calls }) => calls.length);
    variant = { ...variant, script: oneCallAtATime({ script: variant.script, callsSpoken }) };
  }
  const seen: SeenResult[][] = [];
  let splitSeen = false;
  for (const [step, round] of conversation.rounds.entries()) {
    const context = contextOf({ conversation, seen, step, splitSeen });
    const line = lineAt(variant, context);
    if (line.kind !== 'line') return line;
    const minted = mintCalls({ variant, conversation, step, line: line.turn });
    const results = matchRound({ round, minted, step });
    if (!Array.isArray(results)) return results;
    seen.push(results);
    splitSeen ||= round.split;
  }
  const step = conversation.rounds.length;
  const line = lineAt(variant, contextOf({ conversation, seen, step, splitSeen }));
  if (line.kind !== 'line') return line;
  return speak({ variant, conversation, step, line: line.turn });
}

function contextOf(options: {
  conversation: Conversation;
  seen: SeenResult[][];
  step: number;
  splitSeen: boolean;
}): ScriptContext {
  const { conversation, seen, step, splitSeen } = options;
  const { question, tools, toolChoice, parallelDisabled } = conversation;
  return {
    step,
    question,
    results: [...(seen.at(-1) ?? [])],
    allResults: seen.flat(),
    splitSeen,
    tools: [...tools],
    toolChoice,
    parallelDisabled,
  };
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

function speak(options: SpokenStep): Play {
  const { conversation, step, line } = options;
  const calls = mintCalls(options);
  const missing = calls.find((call) => !conversation.tools.includes(call.name));
  if (missing)
    return unexpected(`the model would call "${missing.name}", but the request does not declare that tool`);
  if (calls.length > 0 && conversation.toolChoice === 'none')
    return unexpected('the model would call a tool, but the request sets tool_choice to "none"');
  const texts = line.text === undefined ? [] : [line.text].flat();
  return {
    kind: 'turn',
    step,
    content: [...texts.map((text): ScriptedBlock => ({ type: 'text', text, citations: null })), ...calls],
    stopReason: line.stop ?? (calls.length > 0 ? 'tool_use' : 'end_turn'),
  };
}

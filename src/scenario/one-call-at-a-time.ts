// Plays a script to a request that sets `disable_parallel_tool_use`: the same calls, one per turn. Pure.
import type { Script, ScriptContext, ScriptedTurn } from './script.ts';

/**
 * The script with each turn of several calls told as several turns of one call. Its lines see the steps and results
 * that they would have seen in parallel, so authors write a script only once. `callsSpoken` are the numbers of calls
 * of the turns so far: one with several was spoken before the request forbade it, and stays whole.
 */
export function oneCallAtATime(options: { script: Script; callsSpoken: number[] }): Script {
  const { script, callsSpoken } = options;
  return (context) => {
    let before = 0;
    let taken = 0;
    let last: ScriptContext['results'] = [];
    for (let step = 0; ; step++) {
      const turn = lineAt(script, {
        ...context,
        step,
        results: last,
        allResults: context.allResults.slice(0, taken),
      });
      if (turn === undefined) return undefined;
      const parts = (callsSpoken[before] ?? 0) > 1 ? [turn] : oneCallEach(turn);
      const part = parts[context.step - before];
      if (part !== undefined) return part;
      const end = taken + (turn.calls?.length ?? 0);
      last = context.allResults.slice(taken, end);
      taken = end;
      before += parts.length;
    }
  };
}

function lineAt(script: Script, context: ScriptContext): ScriptedTurn | undefined {
  if (typeof script === 'function') return script(context);
  const line = script[context.step];
  return typeof line === 'function' ? line(context) : line;
}

/** The turn's text goes with its first call. */
function oneCallEach(turn: ScriptedTurn): ScriptedTurn[] {
  const { calls = [], ...rest } = turn;
  if (calls.length < 2) return [turn];
  return calls.map((call, place) => (place === 0 ? { ...rest, calls: [call] } : { calls: [call] }));
}

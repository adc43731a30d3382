// The repair of a request as the page shows it: how far it goes, its steps, what changes, what it does not dare. Pure.
import type { Profile } from '../../../../core/index.ts';
import { type Repair, repairRequest } from '../../../../repair/index.ts';
import type { DiffPart, RepairView, StepView } from '../x-ray-messages.ts';
import { foldSame, lineChanges } from './line-changes.ts';

const mostSteps = 40;
const mostRest = 20;
const mostPlaces = 6;
const mostDiffLines = 400;
const longestLineCharacters = 300;
/** A change within a longer line cannot be seen, so both texts are then shown with line breaks of our own. */
const longestReadableLine = 160;

/**
 * Repairs for `strict`, whose repaired histories both profiles accept; only where that fails and the first-party API's
 * alone succeeds is that one shown.
 */
export function prepareRepair(text: string, { refused }: { refused: Record<Profile, boolean> }): RepairView {
  if (!refused.anthropic && !refused.strict) return viewOf(text, null, false);
  const strict = repairRequest({ text, profile: 'strict' });
  if (strict.remaining.length === 0) return viewOf(text, { repair: strict, reach: 'strict' }, true);
  if (refused.anthropic) {
    const own = repairRequest({ text, profile: 'anthropic' });
    if (own.changed && own.remaining.length === 0) {
      const both = { ...own, refusals: strict.refusals, remaining: strict.remaining };
      return viewOf(text, { repair: both, reach: 'anthropic' }, true);
    }
  }
  return viewOf(text, { repair: strict, reach: 'partial' }, true);
}

function viewOf(
  text: string,
  found: { repair: Repair; reach: 'strict' | 'anthropic' | 'partial' } | null,
  needed: boolean,
): RepairView {
  if (found === null)
    return {
      reach: null,
      needed,
      text: '',
      steps: [],
      stepCount: 0,
      diff: null,
      hiddenLineCount: 0,
      formatted: false,
      rest: [],
      restCount: 0,
    };
  const { repair, reach } = found;
  const steps = byReason(repair.steps);
  const rest = byReason(restOf(repair));
  return {
    reach: repair.changed ? reach : null,
    needed,
    text: repair.changed ? repair.text : '',
    steps: steps.slice(0, mostSteps),
    stepCount: steps.length,
    ...diffOf(text, repair),
    rest: rest.slice(0, mostRest),
    restCount: rest.length,
  };
}

interface Reasoned {
  path: string;
  reason: string;
}

function byReason(items: Reasoned[]): StepView[] {
  const groups = new Map<string, StepView>();
  for (const { path, reason } of items) {
    const group = groups.get(reason);
    if (!group) groups.set(reason, { reason, paths: [path], placeCount: 1 });
    else {
      group.placeCount += 1;
      if (group.paths.length < mostPlaces) group.paths.push(path);
    }
  }
  return [...groups.values()];
}

function restOf({ refusals, remaining }: Repair): Reasoned[] {
  const explained = new Set(refusals.map(({ rule }) => rule));
  return [
    ...refusals,
    ...remaining
      .filter(({ rule }) => !explained.has(rule))
      .map(({ path, explanation }) => ({ path, reason: explanation })),
  ];
}

function diffOf(text: string, repair: Repair): Pick<RepairView, 'diff' | 'hiddenLineCount' | 'formatted'> {
  if (!repair.changed) return { diff: [], hiddenLineCount: 0, formatted: false };
  let lines = lineChanges(text, repair.text);
  const formatted =
    lines?.some((line) => line.sign !== ' ' && line.text.length > longestReadableLine) ?? false;
  if (formatted) lines = lineChanges(withBreaks(text), withBreaks(repair.text));
  if (lines === null) return { diff: null, hiddenLineCount: 0, formatted };
  return { ...cutParts(foldSame(lines, { context: 2 })), formatted };
}

function withBreaks(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}

function cutParts(parts: DiffPart[]): { diff: DiffPart[]; hiddenLineCount: number } {
  const diff: DiffPart[] = [];
  let room = mostDiffLines;
  let hiddenLineCount = 0;
  for (const part of parts) {
    if (part.kind === 'same') {
      if (room > 0) diff.push(part);
      continue;
    }
    const lines = part.lines.slice(0, room).map(({ sign, text }) => ({
      sign,
      text: text.length > longestLineCharacters ? `${text.slice(0, longestLineCharacters)}…` : text,
    }));
    if (lines.length > 0) diff.push({ kind: 'lines', lines });
    hiddenLineCount += part.lines.slice(lines.length).filter(({ sign }) => sign !== ' ').length;
    room -= lines.length;
  }
  return { diff, hiddenLineCount };
}

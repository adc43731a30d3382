// The smallest safe change that makes a history acceptable. Pure; never throws.
// Passes repeat until none finds anything to do, so that a second repair changes nothing.
import type { Finding, Profile } from '../core/index.ts';
import { validateMessagesRequest } from '../mock-api/index.ts';
import { type History, messageValue, settle } from './history.ts';
import { dropRepeatedCalls, mendAssistantTurns } from './mend-assistant-turns.ts';
import { mendEmpties } from './mend-empties.ts';
import { mendResults } from './mend-results.ts';
import { mendRoles } from './mend-roles.ts';
import type { Pass } from './pass.ts';
import { readHistory } from './read-history.ts';
import type { Refusal, Repair, RepairStep } from './repair-step.ts';
import { writeHistory } from './write-history.ts';

export interface RepairOptions {
  /** One request body as JSON. */
  text: string;
  profile: Profile;
  /** Value of the `anthropic-version` header, as for `validateMessagesRequest`. */
  apiVersion?: string;
}

/** Far more rounds than any history was seen to need; a history that needs more is given back as it was. */
const roundLimit = 20;

/** Repairs the request body in `text`; what is not touched stays byte for byte. Linear in the size of the text. */
export function repairRequest({ text, profile, apiVersion }: RepairOptions): Repair {
  const judge = (body: unknown) =>
    errorsIn(body, { profile, ...(apiVersion === undefined ? {} : { apiVersion }) });
  const body = parse(text);
  const errors = judge(body);
  const unchanged: Repair = { text, changed: false, steps: [], remaining: errors, refusals: [] };
  const history = errors.length === 0 ? null : readHistory(text, body);
  if (!history) return unchanged;
  const { steps, refusals, isSettled } = mend(history, { profile, errors, judge });
  if (steps.length === 0) return { ...unchanged, refusals };
  const repaired = writeHistory(history);
  const remaining = judge(parse(repaired));
  const before = new Set(errors.map(({ rule }) => rule));
  const isWorse = remaining.some(({ rule }) => !before.has(rule)) || remaining.length > errors.length;
  if (isWorse || !isSettled) return { ...unchanged, refusals: [...refusals, ...errors.map(breaksMore)] };
  return { text: repaired, changed: true, steps, remaining, refusals };
}

function breaksMore({ rule, path }: Finding): Refusal {
  const reason = 'Toda mudança que conserta este ponto quebra outro: é preciso decidir à mão.';
  return { rule, path, reason };
}

function mend(
  history: History,
  options: { profile: Profile; errors: Finding[]; judge: (body: unknown) => Finding[] },
) {
  const steps: RepairStep[] = [];
  const refusals = new Map<string, Refusal>();
  let { errors } = options;
  for (let round = 0; round < roundLimit; round += 1) {
    const done = steps.length;
    refusals.clear();
    const judgeNow = (): Pass => ({
      history,
      profile: options.profile,
      broken: new Set(errors.map(({ rule }) => rule)),
      note: (step) => steps.push(step),
      refuse: (refusal) => refusals.set(`${refusal.rule} ${refusal.path}`, refusal),
    });
    for (const run of [mendRoles, dropRepeatedCalls, mendAssistantTurns, mendResults]) {
      if (errors.length === 0) break;
      const before = steps.length;
      run(judgeNow());
      settle(history);
      const isUnfilled = run === mendResults && dropUnfilled(history);
      if (steps.length > before || isUnfilled) errors = options.judge(bodyOf(history));
    }
    const before = steps.length;
    mendEmpties(judgeNow(), errors);
    settle(history);
    if (steps.length > before) errors = options.judge(bodyOf(history));
    if (steps.length === done) return { steps, refusals: [...refusals.values()], isSettled: true };
  }
  return { steps, refusals: [...refusals.values()], isSettled: false };
}

/** Messages made for results that then could not be put there. */
function dropUnfilled(history: History): boolean {
  const kept = history.messages.filter(({ raw, blocks }) => raw !== null || blocks.length > 0);
  const isUnfilled = kept.length < history.messages.length;
  history.messages = kept;
  return isUnfilled;
}

function bodyOf(history: History): unknown {
  return { ...history.body, messages: history.messages.map(messageValue) };
}

function errorsIn(body: unknown, options: { profile: Profile; apiVersion?: string }): Finding[] {
  return validateMessagesRequest(body, options).findings.filter(({ severity }) => severity === 'error');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// Runs a program against every variant of an exercise, one after the other. Transport-free.
import type { Check, ExerciseForm, Profile, RunRecord, ToolBox } from '../../core/index.ts';
import type { Scenario } from '../../scenario/index.ts';
import { type ApiName, sideOf } from './api-side.ts';
import { createRun, type RunEvent } from './create-run.ts';
import type { GuestPort } from './guest-port.ts';
import { type Clock, defaultLimits, type Limits, realClock } from './limits.ts';
import { scriptedApi } from './scripted-api.ts';
import { historyAddress, sendHistory } from './send-history.ts';

/** The program modules of one exercise. */
export interface ProgramPart {
  scenario: Scenario;
  tools: ToolBox;
  checks: Check[];
}

export type RunUpdate =
  | { kind: 'variant-started'; variant: string; index: number; total: number }
  | ({ variant: string } & RunEvent)
  | { kind: 'variant-ended'; variant: string; index: number; total: number; record: RunRecord };

export interface RunExerciseOptions {
  id: string;
  profile: Profile;
  part: ProgramPart;
  /** The learner's program; for `repair-history` the request body. */
  source: string;
  /** `repair-history` sends the source as a request body and opens no guest; all other forms run it. */
  form?: ExerciseForm;
  /** The simulated API that the program talks to; default: the Messages API. */
  api?: ApiName;
  /** `api` says which SDK the guest must hold. */
  openGuest: (wanted: { api: ApiName }) => Promise<GuestPort>;
  limits?: Partial<Limits>;
  clock?: Clock;
  signal?: AbortSignal;
  onUpdate?: (update: RunUpdate) => void;
}

/**
 * One record per variant, in the scenario's order. Ends early, with the records so far, when the program is invalid
 * (it would be in every variant) or was stopped. The next guest is opened while the present one runs.
 */
export async function runExercise(options: RunExerciseOptions): Promise<RunRecord[]> {
  const { id, part, source, openGuest, signal, onUpdate, api = 'messages' } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? realClock();
  const { variants } = part.scenario;
  const total = variants.length;
  const records: RunRecord[] = [];
  const open = () => {
    const opening = openGuest({ api });
    // It may fail while nobody waits for it yet; whoever does will hear of it.
    opening.catch(() => {});
    return opening;
  };
  const sendsData = options.form === 'repair-history';
  let next: Promise<GuestPort> | undefined = sendsData ? undefined : open();
  try {
    const side = await sideOf(api);
    for (const [index, variant] of variants.entries()) {
      const guest = sendsData ? null : await (next ?? open());
      next = sendsData || index + 1 === total ? undefined : open();
      onUpdate?.({ kind: 'variant-started', variant: variant.id, index, total });
      const profile = variant.profile ?? options.profile;
      const given = { exercise: id, variant: variant.id, profile, source, question: variant.question, clock };
      const record =
        guest === null
          ? await sendHistory({
              ...given,
              api: scriptedApi({ variant, profile, history: 'given', side }),
              address: historyAddress({ api, source }),
            })
          : await createRun({
              ...given,
              guest,
              tools: part.tools,
              api: scriptedApi({ variant, profile, side }),
              limits,
              signal,
              onEvent: (event) => onUpdate?.({ variant: variant.id, ...event }),
            });
      records.push(record);
      onUpdate?.({ kind: 'variant-ended', variant: variant.id, index, total, record });
      if (endsEarly(record)) break;
    }
  } finally {
    void next?.then((guest) => guest.terminate()).catch(() => {});
  }
  return records;
}

/** A stopped program would only be stopped again, each time at the cost of its limit. */
function endsEarly({ outcome }: RunRecord): boolean {
  if (outcome.kind === 'invalid') return outcome.reason !== 'wrong-return';
  return outcome.kind === 'stopped';
}

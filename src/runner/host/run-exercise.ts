// Runs a program against every variant of an exercise, one after the other. Transport-free.
import type { Check, Profile, RunRecord, ToolBox } from '../../core/index.ts';
import type { Scenario } from '../../scenario/index.ts';
import { createRun, type RunEvent } from './create-run.ts';
import type { GuestPort } from './guest-port.ts';
import { type Clock, defaultLimits, type Limits, realClock } from './limits.ts';
import { scriptedApi } from './scripted-api.ts';

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
  source: string;
  openGuest: () => Promise<GuestPort>;
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
  const { id, part, source, openGuest, signal, onUpdate } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const clock = options.clock ?? realClock();
  const { variants } = part.scenario;
  const total = variants.length;
  const records: RunRecord[] = [];
  const open = () => {
    const opening = openGuest();
    // It may fail while nobody waits for it yet; whoever does will hear of it.
    opening.catch(() => {});
    return opening;
  };
  let next: Promise<GuestPort> | undefined = open();
  try {
    for (const [index, variant] of variants.entries()) {
      const guest = await (next ?? open());
      next = index + 1 < total ? open() : undefined;
      onUpdate?.({ kind: 'variant-started', variant: variant.id, index, total });
      const profile = variant.profile ?? options.profile;
      const record = await createRun({
        guest,
        exercise: id,
        variant: variant.id,
        profile,
        source,
        question: variant.question,
        tools: part.tools,
        api: scriptedApi({ variant, profile }),
        limits,
        clock,
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

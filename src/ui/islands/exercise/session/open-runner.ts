// Runs and grades programs in the page. Loaded at the first run: it brings the simulated API, the exercise's scenario,
// tools and checks, the grader and, through the runner, the sandbox.
import guestUrl from 'virtual:pegadinha-guest';
import converseGuestUrl from 'virtual:pegadinha-guest-converse';
import type { Check, RunRecord, ToolBox } from '../../../../core/index.ts';
import { explainOutcome, gradeRuns, runCost } from '../../../../grader/index.ts';
import { type ProgramPart, runExercise } from '../../../../runner/index.ts';
import { openSandbox } from '../../../../runner/page/index.ts';
import type { Scenario } from '../../../../scenario/index.ts';
import type { ExerciseView } from '../exercise-view.ts';
import { compareProfiles } from './compare-profiles.ts';
import type { ProgramRunner, VariantCost, VariantResult } from './run-results.ts';

const scenarios = import.meta.glob<Scenario>('/content/exercises/*/scenario.ts', { import: 'default' });
const toolBoxes = import.meta.glob<ToolBox>('/content/exercises/*/tools.ts', { import: 'default' });
const checkLists = import.meta.glob<Check[]>('/content/exercises/*/checks.ts', { import: 'default' });

async function load<Part>(parts: Record<string, () => Promise<Part>>, path: string): Promise<Part> {
  const part = parts[path];
  if (part === undefined) throw new Error(`${path} is not part of this build`);
  return part();
}

async function loadProgramPart(exercise: string): Promise<ProgramPart> {
  const folder = `/content/exercises/${exercise}`;
  const [scenario, tools, checks] = await Promise.all([
    load(scenarios, `${folder}/scenario.ts`),
    load(toolBoxes, `${folder}/tools.ts`),
    load(checkLists, `${folder}/checks.ts`),
  ]);
  return { scenario, tools, checks };
}

function resultOf(
  record: RunRecord,
  { exercise, part }: { exercise: RunnerOptions; part: ProgramPart },
): VariantResult {
  const { id, form } = exercise;
  const variant = part.scenario.variants.find((candidate) => candidate.id === record.variant);
  return {
    record,
    title: variant?.title ?? record.variant,
    about: variant?.about ?? '',
    passed: gradeRuns({ exercise: id, checks: part.checks, runs: [record], form }).passed,
    cause: explainOutcome(record, { form })?.sentence ?? null,
    otherVerdicts: compareProfiles(record),
  };
}

/** The AWS SDK comes with the guest of its exercises only. */
async function loadGuest(api: ExerciseView['api']): Promise<string> {
  const url = api === 'converse' ? converseGuestUrl : guestUrl;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

function costOf(record: RunRecord, part: ProgramPart): VariantCost {
  const { variant, outcome } = record;
  const title = part.scenario.variants.find(({ id }) => id === variant)?.title ?? variant;
  return { ...runCost(record), variant, title, ended: outcome.kind !== 'stopped' };
}

export type RunnerOptions = Pick<ExerciseView, 'id' | 'profile' | 'form' | 'api' | 'cost' | 'starter'>;

/** A runner for one exercise. Its sandbox's frame is kept; each variant gets a fresh worker. */
export async function openRunner(exercise: RunnerOptions): Promise<ProgramRunner> {
  const { id, profile, form, api, cost, starter } = exercise;
  const part = await loadProgramPart(id);
  let measured: Promise<VariantCost[]> | undefined;
  const sandbox = openSandbox({
    document,
    loadGuest: () => loadGuest(api),
  });
  /** Variant by variant, for a starter that is stopped in one must still be measured in the next. */
  const measureStarter = async () => {
    const costs: VariantCost[] = [];
    for (const variant of part.scenario.variants) {
      const alone = { ...part, scenario: { variants: [variant] } };
      const given = { id, profile, part: alone, source: starter, form, api, openGuest: sandbox.openGuest };
      costs.push(...(await runExercise(given)).map((record) => costOf(record, part)));
    }
    return costs;
  };
  return {
    starterCosts() {
      measured ??= measureStarter();
      return measured;
    },
    async run({ source, signal, onProgress }) {
      const runs = await runExercise({
        id,
        profile,
        part,
        source,
        form,
        api,
        openGuest: sandbox.openGuest,
        signal,
        onUpdate: (update) => {
          if (update.kind !== 'variant-started') return;
          const title = part.scenario.variants[update.index]?.title ?? update.variant;
          onProgress({ variantNumber: update.index + 1, variantCount: update.total, title });
        },
      });
      return {
        source,
        costs: cost ? runs.map((record) => costOf(record, part)) : [],
        verdict: gradeRuns({ exercise: id, checks: part.checks, runs, form }),
        variants: runs.map((record) => resultOf(record, { exercise, part })),
      };
    },
  };
}

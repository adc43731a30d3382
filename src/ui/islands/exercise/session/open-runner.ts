// Runs and grades programs in the page. Loaded at the first run: it brings the simulated API, the exercise's scenario,
// tools and checks, the grader and, through the runner, the sandbox.
import guestUrl from 'virtual:pegadinha-guest';
import type { Check, Profile, RunRecord, ToolBox } from '../../../../core/index.ts';
import { explainOutcome, gradeRuns } from '../../../../grader/index.ts';
import { type ProgramPart, runExercise } from '../../../../runner/index.ts';
import { openSandbox } from '../../../../runner/page/index.ts';
import type { Scenario } from '../../../../scenario/index.ts';
import { compareProfiles } from './compare-profiles.ts';
import type { ProgramRunner, VariantResult } from './run-results.ts';

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
  { exercise, part }: { exercise: string; part: ProgramPart },
): VariantResult {
  const variant = part.scenario.variants.find((candidate) => candidate.id === record.variant);
  return {
    record,
    title: variant?.title ?? record.variant,
    about: variant?.about ?? '',
    passed: gradeRuns({ exercise, checks: part.checks, runs: [record] }).passed,
    cause: explainOutcome(record)?.sentence ?? null,
    otherVerdicts: compareProfiles(record),
  };
}

async function loadGuest(): Promise<string> {
  const response = await fetch(guestUrl);
  if (!response.ok) throw new Error(`${guestUrl} answered ${response.status}`);
  return response.text();
}

/** A runner for one exercise under `profile`. Its sandbox's frame is kept; each variant gets a fresh worker. */
export async function openRunner(options: { exercise: string; profile: Profile }): Promise<ProgramRunner> {
  const { exercise, profile } = options;
  const part = await loadProgramPart(exercise);
  const sandbox = openSandbox({
    document,
    loadGuest,
  });
  return {
    async run({ source, signal, onProgress }) {
      const runs = await runExercise({
        id: exercise,
        profile,
        part,
        source,
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
        verdict: gradeRuns({ exercise, checks: part.checks, runs }),
        variants: runs.map((record) => resultOf(record, { exercise, part })),
      };
    },
  };
}

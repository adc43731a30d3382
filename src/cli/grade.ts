// `pegadinha grade`: runs a solution file against an exercise and prints the verdict. Runs in Node.
import { formatProblem, nearest, type RunRecord, type Verdict } from '../core/index.ts';
import { gradeRuns } from '../grader/index.ts';
import { type ProgramPart, runExercise } from '../runner/index.ts';
import { nodeGuests } from '../runner/node/index.ts';
import { costLines } from './cost-lines.ts';

import { exerciseIds, readExercise } from './read-exercise.ts';
import { readText } from './read-text.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface GradeCommandOptions {
  root: string;
  exercise: string;
  file: string;
  format: 'text' | 'json';
  streams: Streams;
}

/** Grades the file over all variants, under the page's own limits. */
export async function grade(options: GradeCommandOptions): Promise<ExitCode> {
  const { root, exercise, file, format, streams } = options;
  const ids = exerciseIds({ root });
  if (!ids.includes(exercise)) {
    streams.err(unknownExercise(exercise, ids));
    return 2;
  }
  const read = await readText(file, streams);
  if (!read.ok) {
    streams.err(`${file}: ${read.what} Nothing was run. [${read.code}]\n`);
    return 2;
  }
  const found = await readExercise({ root, id: exercise });
  if ('problems' in found) {
    for (const problem of found.problems) streams.err(`${formatProblem(problem)}\n`);
    return 2;
  }
  const { profile, api, form, compared, part } = found;
  const openGuest = nodeGuests();
  const given = { id: exercise, profile, api, form, part, openGuest };
  const runs = await runExercise({ ...given, source: read.text });
  const verdict = gradeRuns({ exercise, checks: part.checks, runs, form });
  if (format === 'json') streams.out(asJson(verdict));
  else {
    streams.out(asText({ file, verdict, runs, part }));
    if (compared !== null) streams.out(await costLines({ ...given, file, starter: compared, runs }));
  }
  return verdict.passed ? 0 : 1;
}

function unknownExercise(exercise: string, ids: string[]): string {
  const near = nearest(exercise, ids);
  const hint = near === null ? '' : ` Did you mean "${near}"?`;
  return `There is no exercise "${exercise}".${hint} Exercises: ${ids.join(', ')}. Nothing was run. [grade/unknown-exercise]\n`;
}

function asJson({ exercise, passed, checks, requests }: Verdict): string {
  const shown = checks.map(({ id, title, passed: held, message }) => ({ id, title, passed: held, message }));
  return `${JSON.stringify({ exercise, passed, checks: shown, requests })}\n`;
}

function asText(given: { file: string; verdict: Verdict; runs: RunRecord[]; part: ProgramPart }): string {
  const { file, verdict, runs, part } = given;
  const total = part.scenario.variants.length;
  const lines = [
    `${file}: ${verdict.passed ? 'passed' : 'failed'} ${verdict.exercise} (${runs.length} of ${total} variants run, ${verdict.requests} requests)`,
    `  ${verdict.summary}`,
  ];
  for (const { passed, title, id, variant, message } of verdict.checks) {
    lines.push(`  ${passed ? '✓' : '✗'} ${title} [${id}]`);
    if (!passed) lines.push(`    ${variant === null ? '' : `${variant}: `}${message}`);
  }
  const failing = verdict.checks.find(({ passed }) => !passed);
  const run = runs.find(({ variant }) => variant === failing?.variant);
  if (run !== undefined && run.logs.length > 0) {
    lines.push(`  Console of ${run.variant}:`);
    for (const { level, text } of run.logs.slice(-10))
      lines.push(`    ${level}: ${text.replaceAll('\n', '\n      ')}`);
  }
  return `${lines.join('\n')}\n`;
}

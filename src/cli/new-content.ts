// `pegadinha new`: begins a lesson, an exercise or a question. Runs in Node, in a clone; overwrites nothing.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type NewContentRequest, planContent, readContent, readSourceFiles } from '../authoring/index.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface NewContentOptions extends Omit<NewContentRequest, 'domain' | 'today'> {
  root: string;
  domain?: string;
  streams: Streams;
  /** The day that the new files are checked on; default: today. */
  now?: Date;
}

/** Writes the files and says what to do next. Exit 2, and nothing written, where it cannot be begun. */
export async function newContent(options: NewContentOptions): Promise<ExitCode> {
  const { root, streams, domain = '1', now = new Date(), ...request } = options;
  const files = readSourceFiles({ root });
  const today = now.toISOString().slice(0, 10);
  const refuse = (why: string): ExitCode => {
    streams.err(`${why} Nothing was written. [new/refused]\n`);
    return 2;
  };
  if (!/^[1-5]$/.test(domain)) return refuse(`"${domain}" is no exam domain; use 1 to 5.`);
  const plan = planContent(
    { ...request, domain: Number(domain), today },
    { content: readContent({ root }), files },
  );
  if ('refusal' in plan) return refuse(plan.refusal);
  const there = plan.create.filter(({ path }) => existsSync(join(root, path)));
  const folder = `content/exercises/${request.id}`;
  if (request.kind === 'exercise' && existsSync(join(root, folder)))
    return refuse(`${folder} exists already.`);
  if (there.length > 0) return refuse(`${there.map(({ path }) => path).join(', ')} exists already.`);
  for (const { path, text } of [...plan.create, ...plan.change]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const lines = [
    ...plan.create.map(({ path }) => `created  ${path}`),
    ...plan.change.map(({ path }) => `changed  ${path}`),
    'Next:',
    ...plan.next.map((line) => `  - ${line}`),
    `  - \`npx pegadinha check-content ${request.id}\` names each place that is still to be written.`,
  ];
  streams.out(`${lines.join('\n')}\n`);
  return 0;
}

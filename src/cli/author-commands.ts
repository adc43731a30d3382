// The commands for authors as commander knows them: `check-content` and `new`. Runs in Node.
import { type Command, Option } from 'commander';
import { exerciseFormSchema, exerciseMetaSchema } from '../core/index.ts';
import type { ExitCode, Streams } from './streams.ts';

interface Given {
  root: string;
  streams: Streams;
  onExit: (code: ExitCode) => void;
}

/** An installed package holds built programs only: there is nothing to be written or checked in it. */
function refuseOutsideClone(command: Command): void {
  if (import.meta.url.endsWith('.js'))
    command.error('error: this command works in a clone of the project, not in an installed package');
}

/** Adds both commands to `program`. */
export function addAuthorCommands(program: Command, given: Given): void {
  addCheckContent(program, given);
  addNew(program, given);
}

function addCheckContent(program: Command, { root, streams, onExit }: Given): void {
  program
    .command('check-content')
    .summary('find what is wrong with lessons, quizzes and exercises')
    .description(
      'Names every problem of the content with file, line, what is wrong and how to mend it. Without an id it reads everything and runs nothing, in seconds. For one exercise it also runs its starter, solution and mistakes.',
    )
    .argument(
      '[id]',
      'a lesson (with its quiz, samples and exercises), an exercise or a question; default: all',
    )
    .option('--prove', 'run the programs of all exercises concerned')
    .option('--no-prove', 'run nothing, also for one exercise')
    .option('--json', 'print one line of JSON')
    .action(async (id: string | undefined, flags: { prove?: boolean; json?: true }, command: Command) => {
      refuseOutsideClone(command);
      const { prove, json } = flags;
      const { checkContentCommand } = await import('./check-content.ts');
      const programs = prove === undefined ? 'by-id' : prove ? 'run' : 'read';
      onExit(
        await checkContentCommand({
          root,
          id: id ?? null,
          programs,
          format: json ? 'json' : 'text',
          streams,
        }),
      );
    });
}

interface NewFlags {
  lesson?: string;
  form: 'mend';
  api: 'messages';
  domain?: string;
}

function addNew(program: Command, { root, streams, onExit }: Given): void {
  const kinds = ['lesson', 'exercise', 'question'] as const;
  const kindsOption = { lesson: 'lesson', exercise: 'exercise', question: 'question' };
  const api = exerciseMetaSchema.shape.api.unwrap();
  program
    .command('new')
    .summary('begin a lesson, an exercise or a question')
    .description(
      'Writes files that are sound but for what only an author can write: each such place is marked TODO(autor), and check-content names it with file and line. Overwrites nothing.',
    )
    .argument('<kind>', kinds.join(', '))
    .argument('<id>', 'its permanent id: lower-case letters, digits and single hyphens')
    .option('--lesson <id>', 'the lesson that an exercise or a question belongs to')
    .addOption(
      new Option('--form <form>', 'form of the exercise').choices(exerciseFormSchema.options).default('mend'),
    )
    .addOption(
      new Option('--api <api>', 'the API that the exercise’s program talks to')
        .choices(api.options)
        .default('messages'),
    )
    .option('--domain <number>', 'exam domain of a lesson, 1 to 5 (default: 1)')
    .action(async (kind: string, id: string, flags: NewFlags, command: Command) => {
      refuseOutsideClone(command);
      if (!(kind in kindsOption)) command.error(`error: there is no kind "${kind}"; use ${kinds.join(', ')}`);
      const { newContent } = await import('./new-content.ts');
      onExit(await newContent({ root, kind: kind as (typeof kinds)[number], id, streams, ...flags }));
    });
}

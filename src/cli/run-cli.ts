// The command line as commander knows it: names, options, help. Runs in Node; the commands do the work.
// Each command is imported when it is called: none waits for what only another needs.
import { Command, CommanderError, Option } from 'commander';
import { type Profile, profileSchema } from '../core/index.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface CliOptions {
  /** Arguments after the command's own name. */
  args: string[];
  /** Project root, where content/ and lessons/ are. */
  root: string;
  streams: Streams;
}

/** Runs one command line and resolves with its exit code. Never rejects for what a user can get wrong. */
export async function runCli({ args, root, streams }: CliOptions): Promise<ExitCode> {
  let exit: ExitCode = 0;
  const program = new Command('pegadinha');
  program
    .description('Checks Messages API request bodies and grades agent loops against simulated conversations.')
    .exitOverride()
    .configureOutput({ writeOut: streams.out, writeErr: streams.err })
    .showHelpAfterError('Run with --help for usage.')
    .addHelpText(
      'after',
      `
Exit codes:
  0  all accepted, or passed
  1  something was rejected, or failed
  2  something could not be judged: usage, unreadable file, bad JSON, unknown exercise

Examples:
  $ pegadinha check body.json --profile strict
  $ pegadinha grade turno-so-com-texto my-solution.ts
  $ pegadinha list`,
    );

  program
    .command('check')
    .summary('say what the API would answer to request bodies')
    .description(
      'Says of each file what the Messages API would answer to it as a request body: the status, the error in the API’s own words, and every finding with its place and an explanation in Portuguese.',
    )
    .argument('<file...>', 'files with one JSON request body each; "-" reads standard input')
    .addOption(
      new Option(
        '-p, --profile <profile>',
        'whose rules: anthropic = first-party API, which merges neighbouring messages of one role; strict = compatible gateways, which do not',
      )
        .choices(profileSchema.options)
        .default('anthropic'),
    )
    .option('--json', 'print one line of JSON per file')
    .action(async (files: string[], { profile, json }: { profile: Profile; json?: true }) => {
      const { check } = await import('./check.ts');
      exit = await check({ files, profile, format: json ? 'json' : 'text', streams });
    });

  program
    .command('grade')
    .summary('run a solution file against an exercise')
    .description(
      'Runs a TypeScript file that exports runAgent(question) against every variant of an exercise, in a sandboxed process and under the same limits as in the page, and prints the verdict.',
    )
    .argument('<exercise>', 'id of the exercise; `pegadinha list` shows them')
    .argument('<file>', 'the solution; "-" reads standard input')
    .option('--json', 'print the verdict as one line of JSON')
    .action(async (exercise: string, file: string, { json }: { json?: true }) => {
      const { grade } = await import('./grade.ts');
      exit = await grade({ root, exercise, file, format: json ? 'json' : 'text', streams });
    });

  program
    .command('list')
    .summary('list lessons, exercises and questions')
    .description('Lists lessons, exercises and questions with their ids and counts.')
    .option('--json', 'print one line of JSON')
    .action(async ({ json }: { json?: true }) => {
      const { list } = await import('./list.ts');
      exit = await list({ root, format: json ? 'json' : 'text', streams });
    });

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    streams.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  return exit;
}

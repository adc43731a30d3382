// The command line as commander knows it: names, options, help. Runs in Node; the commands do the work.
// Each command is imported when it is called: none waits for what only another needs.
import { Command, CommanderError, Option } from 'commander';
import { type Profile, profileSchema } from '../core/index.ts';
import { addAuthorCommands } from './author-commands.ts';
import { addMockCommand } from './mock-command.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface CliOptions {
  /** Arguments after the command's own name. */
  args: string[];
  /** Project root, where content/ and lessons/ are. */
  root: string;
  streams: Streams;
  /** Resolves when the user wants a command that serves to stop; such a command waits for it. Default: at once. */
  untilStopped?: () => Promise<void>;
}

interface CheckFlags {
  profile: Profile;
  apiVersion?: string;
  api?: 'messages' | 'converse';
  model?: string;
  fix?: true;
  write?: true;
  json?: true;
}

/** Runs one command line and resolves with its exit code. Never rejects for what a user can get wrong. */
export async function runCli({ args, root, streams, untilStopped }: CliOptions): Promise<ExitCode> {
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
  1  something was rejected, failed, or has problems
  2  something could not be judged: usage, unreadable file, bad JSON, unknown id

Examples:
  $ pegadinha check body.json --profile strict
  $ pegadinha grade turno-so-com-texto my-solution.ts
  $ pegadinha mock --port 8080
  $ pegadinha list
  $ pegadinha check-content turno-so-com-texto`,
    );

  program
    .command('check')
    .summary('say what the API would answer to request bodies')
    .description(
      'Says of each request what the Messages API, or Converse of Amazon Bedrock, would answer to it: the status, the error in the API’s own words, and every finding with its place and an explanation in Portuguese. Reads what people have: a body, a list of messages, JSONL, a log, a curl command, a HAR, a Python or JavaScript literal.',
    )
    .argument('<file...>', 'files with request bodies; "-" reads standard input')
    .addOption(
      new Option(
        '-p, --profile <profile>',
        'whose rules: anthropic = first-party API, which merges neighbouring messages of one role; strict = compatible gateways, which do not',
      )
        .choices(profileSchema.options)
        .default('anthropic'),
    )
    .addOption(
      new Option(
        '--api-version <version>',
        'value of the anthropic-version header (default: the one pasted with the request, or 2023-06-01)',
      ).choices(['2023-06-01', '2026-10-21']),
    )
    .addOption(
      new Option(
        '--api <api>',
        'whose rules: messages = the Messages API; converse = Converse of Amazon Bedrock (default: recognised from the shape of each body)',
      ).choices(['messages', 'converse']),
    )
    .option(
      '--model <modelId>',
      'the model of Converse bodies (default: their modelId, that of an address /model/…/converse beside them, or a Claude model)',
    )
    .option('--fix', 'also show the smallest safe repair as a diff; exit 0 when that would be accepted')
    .option('--write', 'with --fix: save the repaired body; only for files that hold one JSON body')
    .option(
      '--json',
      'print one line of JSON per request; several in one file are named file#1, file#2, …, and lines that cannot be read file:LINE',
    )
    .action(async (files: string[], given: CheckFlags, command: Command) => {
      if (given.write && !given.fix) command.error('error: --write needs --fix');
      const { check } = await import('./check.ts');
      exit = await check({
        files,
        profile: given.profile,
        format: given.json ? 'json' : 'text',
        fix: given.write ? 'write' : given.fix ? 'print' : 'none',
        apiVersion: given.apiVersion ?? null,
        api: given.api ?? null,
        modelId: given.model ?? null,
        streams,
      });
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

  addMockCommand(program, {
    streams,
    untilStopped: untilStopped ?? (async () => {}),
    onExit: (code) => {
      exit = code;
    },
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

  addAuthorCommands(program, {
    root,
    streams,
    onExit: (code) => {
      exit = code;
    },
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

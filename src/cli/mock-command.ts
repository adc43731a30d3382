// `pegadinha mock` as commander knows it: its options, what they may be, and their help. Runs in Node.
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Profile, profileSchema } from '../core/index.ts';
import type { ExitCode, Streams } from './streams.ts';

interface MockFlags {
  port: number;
  host: string;
  profile?: Profile;
  scenario?: string;
  variant?: string;
  record?: string;
}

/** Adds the command to `program`. */
export function addMockCommand(
  program: Command,
  options: { streams: Streams; untilStopped: () => Promise<void>; onExit: (code: ExitCode) => void },
): void {
  const { streams, untilStopped, onExit } = options;
  program
    .command('mock')
    .summary('serve the simulated Messages API, and Bedrock’s Converse, over HTTP')
    .description(
      'Serves the simulated Messages API for SDKs of any language: set its address as their base URL. On the same port it serves Converse of Amazon Bedrock: set its address as the AWS SDK’s endpoint. Each request is judged by the API’s rules and printed on one line; a rejected one with its explanation. Without a scenario the model calls each declared tool once, with inputs that satisfy its schema, and then answers with a text.',
    )
    .option('--port <number>', 'port to listen on; 0 takes any free one', readPort, 8080)
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .addOption(
      new Option(
        '-p, --profile <profile>',
        'whose rules: anthropic = first-party API (the default); strict = compatible gateways, which do not merge neighbouring messages of one role',
      ).choices(profileSchema.options),
    )
    .option('--scenario <file>', '.ts or .js file whose default export is a scenario or one variant')
    .option('--variant <id>', 'let only this variant of the scenario answer')
    .option('--record <file>', 'write each exchange as a line of JSON, keys and tokens removed')
    .action(async ({ port, host, profile, scenario, variant, record }: MockFlags) => {
      const { mock } = await import('./mock.ts');
      onExit(await mock({ port, host, profile, scenario, variant, record, streams, untilStopped }));
    });
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
}

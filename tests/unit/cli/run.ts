// Runs the command line in this process and keeps what it wrote.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCli } from '../../../src/cli/run-cli.ts';

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '..', '..', '..');

export interface Ran {
  exit: number;
  out: string;
  err: string;
}

export async function cli(
  args: string[],
  given: { stdin?: string; cwd?: string; root?: string } = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const exit = await runCli({
    args,
    root: given.root ?? root,
    streams: {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      stdin: async () => new TextEncoder().encode(given.stdin ?? ''),
      cwd: given.cwd ?? root,
    },
  });
  return { exit, out, err };
}

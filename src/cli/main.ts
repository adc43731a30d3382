// Entry of `pegadinha`: gives the command line the process's own streams. Runs in Node, started by bin/pegadinha.mjs.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCli } from './run-cli.ts';

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

// A reader such as `head` may close the pipe early; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

let stdin: Promise<Uint8Array> | undefined;
process.exitCode = await runCli({
  args: process.argv.slice(2),
  root: join(dirname(fileURLToPath(import.meta.url)), '..', '..'),
  streams: {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    stdin: () => {
      stdin ??= readStandardInput();
      return stdin;
    },
    cwd: process.cwd(),
  },
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
    }),
});

// The file that `pegadinha mock --record` writes: one line per exchange, appended as they happen. Runs in Node.
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';

export interface RecordFile {
  write(line: string): void;
  /** Resolves when all lines are in the file; rejects where the disk refused one. */
  close(): Promise<void>;
}

/** Opens the file and empties it. Rejects with Node's error where that is not allowed. */
export async function openRecord(options: { file: string; cwd: string }): Promise<RecordFile> {
  const path = resolve(options.cwd, options.file);
  // Opened once beforehand, so that a wrong path is known before the first request.
  await (await open(path, 'w')).close();
  const stream = createWriteStream(path, { flags: 'a' });
  let fault: Error | undefined;
  stream.on('error', (error) => {
    fault = error;
  });
  return {
    write: (line) => void stream.write(line),
    close: () =>
      new Promise((resolveClose, reject) => {
        if (fault) return reject(fault);
        stream.once('error', reject);
        stream.end(() => resolveClose());
      }),
  };
}

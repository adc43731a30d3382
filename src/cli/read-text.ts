// Reads a file that the user named, or standard input for "-". Runs in Node.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Streams } from './streams.ts';

export type Text =
  | { ok: true; text: string /** The byte order mark, if there was one. */; mark: string }
  | { ok: false; code: string; what: string };

/** The text without its byte order mark. What cannot be read comes back as a whole English sentence and a code. */
export async function readText(file: string, streams: Pick<Streams, 'stdin' | 'cwd'>): Promise<Text> {
  let bytes: Uint8Array;
  try {
    bytes = file === '-' ? await streams.stdin() : await readFile(resolve(streams.cwd, file));
  } catch (error) {
    return { ok: false, ...causeOf(error) };
  }
  try {
    const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\uFEFF' : '';
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), mark };
  } catch {
    return { ok: false, code: 'file/not-utf-8', what: 'The file is not UTF-8 text. Save it as UTF-8.' };
  }
}

function causeOf(error: unknown): { code: string; what: string } {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return { code: 'file/not-found', what: 'The file does not exist. Check the path.' };
  if (code === 'EISDIR')
    return { code: 'file/is-directory', what: 'This is a directory. Name the files in it.' };
  if (code === 'EACCES' || code === 'EPERM')
    return { code: 'file/no-permission', what: 'The file may not be read. Change its permissions.' };
  return { code: 'file/unreadable', what: `The file cannot be read: ${message}.` };
}

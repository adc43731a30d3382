// A copy of the small sound course in a folder of its own, for tests that change files of it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallCourse } from '../core/course-files.ts';

const source = fileURLToPath(new URL('../../../src', import.meta.url));

export interface SmallTree {
  root: string;
  read(path: string): string;
  /** `null` takes the file or folder away. */
  write(path: string, text: string | null): void;
  remove(): void;
}

/** A fresh copy; programs in it can import from ../../../src as in the project. */
export function smallTree(): SmallTree {
  const root = mkdtempSync(join(tmpdir(), 'small-course-'));
  cpSync(smallCourse, root, { recursive: true });
  symlinkSync(source, join(root, 'src'));
  return {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => {
      if (text === null) return rmSync(join(root, path), { recursive: true });
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

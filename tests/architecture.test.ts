// The boundaries of the rooms: who may import whom, and what a pure room may not touch.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Room → rooms that it may import. Arrows only point upwards in this table, so there is no circle. */
const allowedImports: Record<string, string[]> = {
  core: [],
  scenario: ['core'],
  'mock-api': ['core'],
  paste: ['core'],
  repair: ['core', 'mock-api'],
  model: ['core', 'scenario', 'mock-api'],
  server: ['core', 'mock-api'],
  package: ['core', 'scenario', 'mock-api', 'model'],
  grader: ['core'],
  scheduler: ['core'],
  'mock-exam': ['core', 'scheduler'],
  storage: ['core', 'scheduler'],
  takeout: ['core', 'scheduler'],
  'runner/guest': ['core'],
  runner: ['core', 'scenario', 'mock-api', 'runner/guest'],
  authoring: ['core', 'scenario', 'mock-api', 'grader', 'runner'],
  cli: [
    'core',
    'scenario',
    'mock-api',
    'model',
    'server',
    'paste',
    'repair',
    'grader',
    'runner',
    'authoring',
  ],
  ui: [
    'core',
    'scenario',
    'mock-api',
    'paste',
    'repair',
    'grader',
    'scheduler',
    'mock-exam',
    'storage',
    'takeout',
    'runner',
    'authoring',
  ],
  pages: ['core', 'ui', 'authoring'],
};
const pureRooms = ['core', 'scenario', 'grader', 'scheduler', 'mock-exam', 'paste', 'repair', 'takeout'];
/** Public faces beside `src/<room>/index.ts`: the runner has one per place it runs in. */
const extraFaces = ['runner/guest/index.ts', 'runner/page/index.ts', 'runner/node/index.ts'];
/** Pages reach an island by its own face, so that a page loads only what it shows. */
const isIslandFace = (path: string) =>
  /^ui\/(layouts|components|mdx|islands|styles|scripts|strings)\//.test(path);

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield path;
  }
}

const files = [...walk(join(root, 'src'))]
  .filter((path) => /\.(ts|tsx|astro|mjs)$/.test(path))
  .map((path) => ({
    path: relative(join(root, 'src'), path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));

function roomOf(path: string): string {
  return path.startsWith('runner/guest/') ? 'runner/guest' : (path.split('/')[0] ?? '');
}

function importsOf(file: { path: string; text: string }) {
  const pattern = /(?:from\s+|import\s*\(\s*|import\s+)['"](\.{1,2}\/[^'"?]+)(?:\?[^'"]*)?['"]/g;
  return [...file.text.matchAll(pattern)]
    .map(([, target]) => posix.normalize(posix.join(posix.dirname(file.path), target ?? '')))
    .filter((target) => !target.startsWith('..'));
}

describe('rooms', () => {
  const rooms = new Set(files.filter((file) => file.path.includes('/')).map((file) => roomOf(file.path)));

  it('are all in the table of allowed imports', () => {
    expect([...rooms].filter((room) => !(room in allowedImports))).toEqual([]);
  });

  it('import only the rooms that the table allows', () => {
    const forbidden = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.includes('/'))
        .filter((target) => roomOf(target) !== roomOf(file.path))
        .filter(
          (target) =>
            !(allowedImports[roomOf(file.path)] ?? Object.keys(allowedImports)).includes(roomOf(target)),
        )
        .map((target) => `${file.path} → ${target}`),
    );
    expect(forbidden).toEqual([]);
  });

  it('import one another only by their public face', () => {
    const past = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.includes('/') && target.split('/')[0] !== file.path.split('/')[0])
        .filter((target) => target !== `${target.split('/')[0]}/index.ts`)
        .filter((target) => !extraFaces.includes(target) && !isIslandFace(target))
        .map((target) => `${file.path} → ${target}`),
    );
    expect(past).toEqual([]);
  });

  it('have no index file below their public face', () => {
    const barrels = files
      .map((file) => file.path)
      .filter((path) => /\/index\.tsx?$/.test(path) && path.split('/').length > 2)
      .filter((path) => !extraFaces.includes(path) && !/^ui\/(islands|mdx|strings)\//.test(path));
    expect(barrels).toEqual([]);
  });

  it('name things by what they are', () => {
    const vague = files
      .map((file) => file.path)
      .filter((path) => /(^|\/|-)(utils?|helpers?|common|manager|misc)(\.|\/|-)/.test(path));
    expect(vague).toEqual([]);
  });
});

describe('pure rooms', () => {
  it('take time, randomness, fetch and storage as arguments', () => {
    const pattern =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\blocalStorage\b|\bindexedDB\b|\bprocess\.|\bsetTimeout\(|from 'node:/;
    const impure = files
      .filter((file) => pureRooms.includes(roomOf(file.path)))
      .flatMap((file) =>
        file.text
          .split('\n')
          .map((line, index) => ({ line, at: `${file.path}:${index + 1}` }))
          .filter(({ line }) => !/^\s*(\/\/|\*|\/\*)/.test(line) && pattern.test(line))
          .map(({ at, line }) => `${at} ${line.trim()}`),
      );
    expect(impure).toEqual([]);
  });
});

describe('the browser', () => {
  it('never gets Node’s modules through an island', () => {
    const islands = files.filter(
      (file) => file.path.startsWith('ui/islands/') || file.path.startsWith('ui/scripts/'),
    );
    const wrong = islands
      .filter((file) => /from 'node:|\/authoring\/|\/runner\/node\//.test(file.text))
      .map((file) => file.path);
    expect(wrong).toEqual([]);
  });
});

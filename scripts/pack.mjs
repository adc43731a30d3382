// `npm pack` runs it first: builds what an installed package runs, into dist-package/. Node runs no TypeScript inside
// node_modules, so modules and the exercises' programs become JavaScript with declarations, file by file.
// Plain JavaScript on purpose: it must start on any Node.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, runNode } from './install.mjs';

const built = join(root, 'dist-package');

function run(args) {
  const code = runNode(args, { stdio: ['ignore', 2, 2] });
  if (code === 0) return;
  console.error(
    `Building the package failed: node ${args.join(' ')} ended with ${code}; its message is above.`,
  );
  process.exit(1);
}

ensureInstalled({ quiet: true });
rmSync(built, { recursive: true, force: true });
run([join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', join(root, 'tsconfig.package.json')]);
run([join(root, 'scripts', 'pack-bundles.ts'), join(built, 'bundles')]);
for (const folder of ['content', 'lessons', 'quizzes'])
  cpSync(join(root, folder), join(built, folder), {
    recursive: true,
    // Texts only: programs were compiled above, and what learners start from is not needed to grade.
    filter: (path) =>
      !/\.(?:ts|py|js|mjs)$/.test(path) &&
      !/(?:starter|solution|before)\.json$/.test(path) &&
      !/(?:^|[\\/])(?:code|mistakes)$/.test(path),
  });

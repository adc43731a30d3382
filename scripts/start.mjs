// `npm start`: installs what is missing, builds what changed, serves the built site and prints its address.
// Plain JavaScript on purpose: it must start on any Node.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled, projectEnvironment, projectNode, root, runNode } from './install.mjs';

const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
const stamp = join(root, 'dist', '.built');
const inputs = ['src', 'content', 'lessons', 'quizzes', 'public', 'astro.config.mjs', 'package-lock.json'];

function newest(path) {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isBuilt() {
  return existsSync(stamp) && inputs.every((input) => newest(join(root, input)) <= statSync(stamp).mtimeMs);
}

function readPort() {
  const text = process.env.PORT ?? '4321';
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  console.error(`PORT is "${text}"; it must be a whole number from 1 to 65535. Nothing was started.`);
  process.exit(2);
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, 'localhost');
  });
}

const port = readPort();
ensureInstalled();
if (!(await isFree(port))) {
  console.error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=4400 npm start`);
  process.exit(1);
}
if (!isBuilt()) {
  console.log('Building the site …');
  const code = runNode([astro, 'build', '--silent']);
  if (code !== 0) process.exit(code);
  writeFileSync(stamp, '');
}
const server = spawn(projectNode(), [join(root, 'scripts', 'serve.mjs'), String(port)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

async function waitUntilServed(address) {
  for (;;) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
const address = `http://localhost:${port}/`;
await waitUntilServed(address);
console.log(`\nPegadinha: ${address}\n(Ctrl+C stops it.)`);

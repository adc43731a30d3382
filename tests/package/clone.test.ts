// The command line of the clone as a process: the wrapper that finds Node, and signals on their way through it.
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, serve } from './install.ts';

const bin = join(root, 'bin', 'pegadinha.mjs');

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends mock cleanly while a connection is open',
  async (signal) => {
    const serving = await serve({ folder: root, args: [bin, 'mock', '--port', '0'] });
    const { port, hostname } = new URL(serving.url);
    const open = connect(Number(port), hostname);
    await new Promise((resolve) => open.once('connect', resolve));
    open.on('error', () => {});
    open.write('POST /v1/messages HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
    const ran = await serving.stop(signal);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/Stopped after 0 requests\.\n$/);
    await expect(fetch(serving.url)).rejects.toThrow();
  },
);

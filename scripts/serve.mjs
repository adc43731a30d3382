// Serves the built site from dist/. Several may run at once, on ports of their own.
// Called by `npm start` and by the end-to-end tests: node scripts/serve.mjs PORT
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { root } from './install.mjs';

const site = join(root, 'dist');
const port = Number(process.argv[2] ?? 4321);
const notFound = readFileSync(join(site, '404.html'));
const files = sirv(site, {
  etag: true,
  // Files under _astro/ carry a hash of their content in their name.
  setHeaders: (response, path) =>
    response.setHeader(
      'cache-control',
      path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ),
});

const answer = (request, response) =>
  files(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(notFound);
  });

// Both loopback addresses, so that "localhost" works however it is resolved; nothing outside this machine.
for (const host of ['127.0.0.1', '::1'])
  createServer(answer)
    .on('error', (error) => {
      if (host === '::1' && error.code !== 'EADDRINUSE') return;
      console.error(`The site could not be served on port ${port}: ${error.message}`);
      process.exit(1);
    })
    .listen(port, host);

// Sends a fetch Response as an answer of node:http: whole where it is JSON, as it comes where it streams. Runs in Node.
import type { ServerResponse } from 'node:http';

/**
 * Resolves when the answer was handed to the socket, or when the client went away. An answer that stands for a broken
 * connection (`Response.error()`), and a stream that breaks off, break the connection.
 */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') return void outgoing.destroy();
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) headers[name] = value;
  const type = response.headers.get('content-type') ?? '';
  const streams = type.startsWith('text/event-stream') || type === 'application/vnd.amazon.eventstream';
  if (response.body === null || !streams) {
    // One write with a length, so that the connection can be used again at once.
    const text = response.body === null ? '' : await response.text();
    const length = Buffer.byteLength(text);
    headers['content-length'] = String(length);
    outgoing.writeHead(response.status, headers);
    // Text of one byte to a character is written without being encoded first.
    outgoing.end(text, length === text.length ? 'latin1' : 'utf8');
    return;
  }
  outgoing.writeHead(response.status, headers);
  await pipe(response.body, outgoing);
}

async function pipe(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader();
  outgoing.once('close', () => void reader.cancel().catch(() => {}));
  outgoing.flushHeaders();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || outgoing.destroyed) break;
      if (!outgoing.write(value)) await drained(outgoing);
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

/** Waits for room, or for the end of the connection. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done);
      outgoing.off('close', done);
      resolve();
    };
    outgoing.on('drain', done);
    outgoing.on('close', done);
  });
}

// Sends an answer of the simulated API that is text already. Runs in Node.
import type { ServerResponse } from 'node:http';
import type { WireAnswer } from '../mock-api/index.ts';

/** Hands the answer to the socket. Breaks the connection where there is none, and behind a text that breaks off. */
export function sendWireAnswer(answer: WireAnswer, outgoing: ServerResponse): void {
  const { status, headers, text, breaks } = answer;
  if (outgoing.destroyed) return;
  if (status === 0) return void outgoing.destroy();
  if (breaks) {
    outgoing.writeHead(status, headers);
    outgoing.write(text, () => outgoing.destroy());
    return;
  }
  const length = Buffer.byteLength(text);
  const lines: string[] = [];
  for (const name in headers) lines.push(name, headers[name] ?? '');
  // Streams have no length, as the real ones; anything else has one, so that the connection is free again at once.
  if (!headers['content-type']?.startsWith('text/event-stream')) lines.push('content-length', String(length));
  // A list is written as it is; an object would first be looked through for names in other cases.
  outgoing.writeHead(status, lines);
  // Text of one byte to a character is written without being encoded first.
  outgoing.end(text, length === text.length ? 'latin1' : 'utf8');
}

// Lets a plain HTTP/1 server take HTTP/2 connections on the same port, as some SDKs (AWS's for Node) open them unasked.
// Runs in Node. Without TLS there is nothing to negotiate with: such a client begins with HTTP/2's own first line.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** What Node answers to these faults. */
const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const preface = 'PRI * HTTP/2.0';

/**
 * From here on `server` hands HTTP/2 connections to a server of that kind, which calls `listener` with requests and
 * answers of the same manners. Gives a function that closes them all.
 */
export function acceptHttp2(
  server: Server,
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): () => void {
  const http2 = createHttp2Server((incoming, outgoing) =>
    // Node's compatibility layer has the same methods, but not the same types.
    listener(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse),
  );
  const open = new Set<Socket>();
  server.on('clientError', (error: Error & { rawPacket?: Buffer; code?: string }, socket: Socket) => {
    const { rawPacket, code = '' } = error;
    if (!socket.writable || socket.destroyed) return;
    if (!rawPacket?.subarray(0, preface.length).equals(Buffer.from(preface))) {
      // What Node does where nobody listens.
      socket.end(`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    // The parser of HTTP/1 reads the socket below JavaScript; nothing public makes it let go.
    const parser = Reflect.get(socket, 'parser') as { unconsume?: () => void } | null;
    parser?.unconsume?.();
    socket.removeAllListeners();
    socket.setTimeout(0);
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    http2.emit('connection', streamOver(socket, rawPacket));
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

/** The connection from its very beginning: what was read of it already, then the rest. */
function streamOver(socket: Socket, beginning: Buffer): Duplex {
  const stream = new Duplex({
    read: () => void socket.resume(),
    write: (chunk: Buffer, _encoding, done) => void socket.write(chunk, done),
    final: (done) => void socket.end(done),
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  stream.push(beginning);
  socket.on('data', (chunk: Buffer) => {
    if (!stream.push(chunk)) socket.pause();
  });
  socket.on('end', () => stream.push(null));
  socket.on('error', (error) => stream.destroy(error));
  socket.once('close', () => stream.destroy());
  return stream;
}

// A finished answer as the binary event stream that the AWS SDKs read, whole or broken on request. Fetch types only.
// The codec is loaded only when somebody streams.
import type { Failure } from '../failure.ts';
import { streamExceptionOf } from './failure.ts';
import { converseEvents } from './stream-events.ts';
import type { ConverseResponse } from './wire.ts';

/** Events before a stream breaks, unless the failure says otherwise: the message has begun, and some of its text. */
const defaultAfterEvents = 3;

/** The answer of `converse-stream`; a failure may end it with an exception, or without a word. */
export async function streamResponse(options: {
  response: ConverseResponse;
  requestId: string;
  failure: Failure | null;
}): Promise<Response> {
  const { response, requestId, failure } = options;
  const { joinFrames, packEvent, packException } = await import('./event-stream.ts');
  const headers = {
    'content-type': 'application/vnd.amazon.eventstream',
    'x-amzn-requestid': requestId,
  };
  const frames = converseEvents(response).map(packEvent);
  if (failure?.kind === 'stream-error' || failure?.kind === 'stream-cut')
    frames.splice(failure.afterEvents ?? defaultAfterEvents);
  if (failure?.kind === 'stream-error') {
    const { type, message } = streamExceptionOf(failure);
    frames.push(packException(type.charAt(0).toLowerCase() + type.slice(1), message));
  }
  const bytes = joinFrames(frames);
  return new Response(failure?.kind === 'stream-cut' ? brokenStream(bytes) : bytes, { headers });
}

/** The bytes, then a fault of the connection. */
function brokenStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('network error: the connection was closed'));
      else controller.enqueue(bytes);
      isSent = true;
    },
  });
}

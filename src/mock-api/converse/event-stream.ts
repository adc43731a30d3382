// Packs events as the binary frames of an AWS event stream, with the codec that the AWS SDK itself reads them with. Pure.
// Loaded only when somebody streams.
import { EventStreamCodec } from '@smithy/core/event-streams';
import type { ConverseEvent } from './stream-events.ts';

const codec = new EventStreamCodec(
  (bytes) => new TextDecoder().decode(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes),
  (text) => new TextEncoder().encode(text),
);

const header = (value: string) => ({ type: 'string' as const, value });

/** One event. */
export function packEvent({ type, payload }: ConverseEvent): Uint8Array {
  return codec.encode({
    headers: {
      ':event-type': header(type),
      ':content-type': header('application/json'),
      ':message-type': header('event'),
    },
    body: new TextEncoder().encode(JSON.stringify(payload)),
  });
}

/** An error in the middle of a stream; `type` begins with a small letter, e.g. "throttlingException". */
export function packException(type: string, message: string): Uint8Array {
  return codec.encode({
    headers: {
      ':exception-type': header(type),
      ':content-type': header('application/json'),
      ':message-type': header('exception'),
    },
    body: new TextEncoder().encode(JSON.stringify({ message })),
  });
}

/** The frames one after the other. */
export function joinFrames(frames: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(frames.reduce((length, frame) => length + frame.length, 0));
  let at = 0;
  for (const frame of frames) {
    whole.set(frame, at);
    at += frame.length;
  }
  return whole;
}

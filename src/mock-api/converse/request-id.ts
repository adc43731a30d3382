// Request ids of AWS's form, derived from a seed and a text. Pure: the same inputs give the same id.
import { deriveId } from '../messages/ids.ts';

/** A UUID for the `x-amzn-requestid` header. */
export function deriveRequestId(text: string, seed: number): string {
  const hex = ['a', 'b']
    .map((prefix) => deriveId({ prefix: '', seed, text: prefix + text }))
    .join('')
    .replace(/./g, (character) => ((character.codePointAt(0) ?? 0) % 16).toString(16));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

// Signs thinking blocks and tells its own signatures from others. Pure; no cryptography: enough to catch an edit.
// A signature says by itself which seed made it, so a check without that seed can still see an altered block.
import { deriveId } from './ids.ts';

const mark = 'EpgPegadinha';
const seedLength = 8;
const partLength = 22;
const wholeLength = mark.length + seedLength + 3 * partLength + 2;

/** What a signature says about the text that it stands beside. */
export type SignatureVerdict =
  /** Made here for exactly this text. */
  | 'genuine'
  /** Made here, for another text. */
  | 'altered-text'
  /** Begins like one of ours, but was cut or changed. */
  | 'altered-signature'
  /** Made here for another seed; only told where the seed is given. */
  | 'foreign'
  /** Made by somebody else: nothing can be said. */
  | 'unknown';

/** The signature of a block of thinking. `text` may be empty. */
export function mintSignature({ text, seed }: { text: string; seed: number }): string {
  const head = mark + (seed >>> 0).toString(16).padStart(seedLength, '0');
  const ofText = deriveId({ prefix: '', seed, text: `text ${text}` });
  const rest = deriveId({ prefix: '', seed, text: `rest ${text}` });
  const check = deriveId({ prefix: '', seed: 0, text: head + ofText + rest });
  return `${head}${ofText}${rest}${check}==`;
}

/** Judges a signature beside `text`; with `seed`, also whether it was made for that seed. */
export function judgeSignature(options: {
  signature: string;
  text: string;
  seed?: number | undefined;
}): SignatureVerdict {
  const { signature, text, seed } = options;
  if (!signature.startsWith(mark)) return 'unknown';
  const bodyEnd = mark.length + seedLength + 2 * partLength;
  const head = signature.slice(0, bodyEnd);
  const check = deriveId({ prefix: '', seed: 0, text: head });
  if (signature.length !== wholeLength || signature !== `${head}${check}==`) return 'altered-signature';
  const madeFor = Number.parseInt(signature.slice(mark.length, mark.length + seedLength), 16);
  if (seed !== undefined && madeFor !== seed >>> 0) return 'foreign';
  return signature === mintSignature({ text, seed: madeFor }) ? 'genuine' : 'altered-text';
}

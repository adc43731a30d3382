// The sequence diagrams of lessons (content/code/<lesson>/<name>.sequence.yaml). Runs at build time.
import { parse } from 'yaml';
import * as z from 'zod';
import { type Sequence, sequenceSchema } from '../../core/index.ts';

export { sequenceSchema } from '../../core/index.ts';

const files = import.meta.glob<string>('/content/code/**/*.sequence.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The diagram's data. Throws with file and reason when it is missing, malformed or names an unknown participant. */
export function readSequence(options: { lesson: string; name: string }): Sequence {
  const path = `content/code/${options.lesson}/${options.name}.sequence.yaml`;
  const text = files[`/${path}`];
  if (text === undefined) throw new Error(`<Sequence name="${options.name}">: ${path} does not exist.`);
  const parsed = sequenceSchema.safeParse(parse(text));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

// Turns the learner's TypeScript into a CommonJS body with the same lines. Runs in the guest; executes nothing.
import { transform } from 'sucrase';
import type { Place } from './source-place.ts';
import { programFile } from './source-place.ts';

export type Stripped = { ok: true; code: string } | { ok: false; message: string; place: Place | null };

/** Strips types and rewrites imports as `require`. A syntax error comes back as a value, with its place. */
export function stripTypes(source: string): Stripped {
  try {
    const result = transform(source, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      filePath: programFile,
    });
    // A name as long as `import.meta` itself, so that columns stay.
    const code = result.code.replace(/(?<![.\w$])import\.meta(?![\w$])/g, '$importmeta');
    return { ok: true, code };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const loc = (error as { loc?: Place }).loc;
    return {
      ok: false,
      message: message.replace(/^Error transforming agent\.ts: /, '').replace(/ \(\d+:\d+\)$/, ''),
      place: loc === undefined ? null : { line: loc.line, column: loc.column },
    };
  }
}

// Finds TypeScript and Python that does not parse, without running it. Runs in Node.
import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';

export interface SyntaxFault {
  /** Counts from 1; null where the parser does not say. */
  line: number | null;
  message: string;
}

/** The first fault of a TypeScript text; null where it parses. */
export function typescriptFault(source: string): SyntaxFault | null {
  try {
    stripTypeScriptTypes(source);
    return null;
  } catch (thrown) {
    const { code, message, stack = '' } = thrown as Error & { code?: string };
    // What cannot be stripped but parses, such as an enum, is a matter of style.
    if (code !== 'ERR_INVALID_TYPESCRIPT_SYNTAX') return null;
    const [, line] = /^[^\n]*:(\d+)\n/.exec(stack) ?? [];
    return { line: line === undefined ? null : Number(line), message: message.trim().split('\n')[0] ?? '' };
  }
}

const parseAll = `
import ast, json, sys
faults = {}
for name, text in json.load(sys.stdin).items():
    try:
        ast.parse(text)
    except (SyntaxError, ValueError) as error:
        faults[name] = [getattr(error, "lineno", None), getattr(error, "msg", str(error))]
json.dump(faults, sys.stdout)
`;

/** The first fault of each Python text, by its name. Empty where this machine has no Python: then the tests tell. */
export function pythonFaults(sources: Readonly<Record<string, string>>): Map<string, SyntaxFault> {
  if (Object.keys(sources).length === 0) return new Map();
  for (const command of ['python3', 'python']) {
    const { status, stdout } = spawnSync(command, ['-c', parseAll], {
      input: JSON.stringify(sources),
      encoding: 'utf8',
    });
    if (status !== 0) continue;
    const faults: Record<string, [number | null, string]> = JSON.parse(stdout);
    return new Map(Object.entries(faults).map(([name, [line, message]]) => [name, { line, message }]));
  }
  return new Map();
}

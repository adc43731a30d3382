// Checks an exercise of the form "repair-history": its files are JSON, and its tools those that the body declares. Pure.
import { findJsonFault, type Problem } from '../core/index.ts';
import type { ExerciseFolder, LearnerFile } from './exercise-folder.ts';
import { problem } from './prove-programs.ts';

/** Problems of the bodies. Mistakes may declare other tools; they must be JSON like the rest. */
export function checkBody(given: {
  folder: ExerciseFolder;
  starter: LearnerFile;
  solution: LearnerFile;
}): Problem[] {
  const { folder, starter, solution } = given;
  const faults = [starter, solution, ...folder.mistakes].flatMap(({ file, source }): Problem[] => {
    const fault = findJsonFault(source);
    if (fault === null) return [];
    const what = `It stops being JSON in column ${fault.column}.`;
    return [
      {
        ...problem('bad-json', file, what, 'Correct the JSON; that it is refused must come from the API.'),
        line: fault.line,
      },
    ];
  });
  if (faults.length > 0) return faults;
  const known = folder.part?.tools.definitions.map(({ name }) => name) ?? [];
  return declaredTools(JSON.parse(solution.source))
    .filter((name) => folder.part !== null && !known.includes(name))
    .map((name) =>
      problem(
        'tool-not-in-box',
        `${folder.path}/tools.ts`,
        `${solution.file} declares the tool "${name}", which is not among the definitions.`,
        'Declare in tools.ts what the body declares.',
      ),
    );
}

interface Named {
  name?: unknown;
  toolSpec?: { name?: unknown };
}

/** Names of the tools that a Messages or Converse body declares. */
function declaredTools(body: unknown): string[] {
  const { tools, toolConfig } = (body ?? {}) as { tools?: Named[]; toolConfig?: { tools?: Named[] } };
  const list = tools ?? toolConfig?.tools ?? [];
  if (!Array.isArray(list)) return [];
  return list.map((tool) => tool?.toolSpec?.name ?? tool?.name).filter((name) => typeof name === 'string');
}

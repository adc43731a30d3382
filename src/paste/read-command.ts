// A curl command: its data is read like any other paste, its headers are kept without secrets. Pure.
import { problemAt } from './literal-fault.ts';
import type { Paste, PasteProblem } from './pasted-request.ts';
import { readCurl } from './read-curl.ts';
import { evidenceIn, readText } from './read-text.ts';

/** What a curl command in `text` sends, read by `readData`; null where there is no command with data. */
export function readCommand(text: string, readData: (data: string) => Paste): Paste | null {
  const command = readCurl(text);
  if (!command) return null;
  const problems: PasteProblem[] = command.files.map(({ name, at }) => ({
    ...problemAt(text, { kind: 'unexpected', at }),
    what: `O curl lê o corpo do arquivo ${name.slice(0, 80)}, que não está aqui.`,
    cause: 'Cole o conteúdo desse arquivo.',
  }));
  const [data] = command.data;
  // A here-document, or no data at all: the body may still stand somewhere in the text.
  if (!data) {
    const rest = readText(text);
    return rest.requests.length > 0
      ? { ...rest, kind: 'curl' }
      : problems.length > 0
        ? { requests: [], problems, kind: 'curl' }
        : null;
  }
  const read = readData(data.text);
  const start = problemAt(text, { kind: 'unexpected', at: data.at });
  const behind = text.indexOf('\n', data.at + data.text.length);
  const evidence = behind < 0 ? null : evidenceIn(text.slice(behind));
  return {
    requests: read.requests.map((request) => ({
      ...request,
      label: read.requests.length === 1 ? 'curl' : request.label,
      headers: command.headers,
      evidence: request.evidence ?? evidence,
    })),
    problems: [
      ...problems,
      ...read.problems.map((problem) => ({
        ...problem,
        line: problem.line + start.line - 1,
        column: problem.line === 1 ? problem.column + start.column : problem.column,
      })),
    ],
    kind: 'curl',
  };
}

// What was read in a pasted text, as the page shows it. Pure.
import type { Profile } from '../../../../core/index.ts';
import type { Paste, PastedRequest, PasteProblem } from '../../../../paste/index.ts';
import { asObject } from '../../exercise/timeline/read-conversation.ts';
import type { ProblemView, ReadingView } from '../x-ray-messages.ts';
import { holdsSecret } from './hide-secrets.ts';

/** More problems than this would only repeat themselves. */
const mostProblems = 20;
const charactersBefore = 48;
const charactersAfter = 32;

/** `statuses` has an entry for each request that was judged. */
export function viewReading(
  text: string,
  { paste, statuses }: { paste: Paste; statuses: Record<Profile, number>[] },
): ReadingView {
  return {
    kind: paste.kind,
    requests: paste.requests.map((request, index) => ({
      label: request.label,
      messageCount: countMessages(request),
      api: request.api,
      status: statuses[index] ?? null,
    })),
    problems: paste.problems.slice(0, mostProblems).map((problem) => withExcerpt(text, problem)),
    problemCount: paste.problems.length,
    hasSecret: holdsSecret(text),
    characterCount: text.length,
  };
}

function countMessages({ body }: PastedRequest): number {
  const messages = asObject(body)?.messages;
  return Array.isArray(messages) ? messages.length : 0;
}

function withExcerpt(text: string, problem: PasteProblem): ProblemView {
  const { line, column, what, cause } = problem;
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  const whole = text.slice(start, end < 0 ? text.length : end);
  const before = whole.slice(Math.max(0, column - 1 - charactersBefore), column - 1);
  return { line, column, what, cause, before, after: whole.slice(column - 1, column - 1 + charactersAfter) };
}

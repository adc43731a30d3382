// When a question counts as answered. Pure; the one rule for the navigator, the pause and the last look.

export type AnswerState = 'open' | 'part' | 'answered';

/** Answered = as many options chosen as the question asks for; some, but fewer, is a part. */
export function answerState(options: { chosen: readonly string[]; select: number }): AnswerState {
  const { chosen, select } = options;
  if (chosen.length === 0) return 'open';
  return chosen.length < select ? 'part' : 'answered';
}

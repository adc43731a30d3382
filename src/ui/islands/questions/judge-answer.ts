// Whether an answer is right, and what each option is to it. Pure.

interface JudgedOption {
  id: string;
  correct: boolean;
}
export type OptionVerdict = 'yours-right' | 'yours-wrong' | 'missed' | 'wrong';

/** True when exactly the right options were chosen. */
export function isRight(options: readonly JudgedOption[], chosen: readonly string[]): boolean {
  return options.every((option) => option.correct === chosen.includes(option.id));
}

/** How many of the right options were chosen. */
export function countFound(options: readonly JudgedOption[], chosen: readonly string[]): number {
  return options.filter((option) => option.correct && chosen.includes(option.id)).length;
}

/** What an option turned out to be. */
export function judgeOption(option: JudgedOption, chosen: readonly string[]): OptionVerdict {
  if (chosen.includes(option.id)) return option.correct ? 'yours-right' : 'yours-wrong';
  return option.correct ? 'missed' : 'wrong';
}

/** The selection after one option was picked: one replaces the other; of several, no more than `select` stay. */
export function changeSelection(
  chosen: readonly string[],
  picked: { id: string; select: number; multiple: boolean },
): string[] {
  if (!picked.multiple) return [picked.id];
  if (chosen.includes(picked.id)) return chosen.filter((id) => id !== picked.id);
  return chosen.length < picked.select ? [...chosen, picked.id] : [...chosen];
}

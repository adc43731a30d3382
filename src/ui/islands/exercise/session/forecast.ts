// What a learner may commit to before the first run: an option of a prediction, or a line of the program. Pure.
import type { ExerciseView } from '../exercise-view.ts';

export interface ForecastOption {
  /** As the log keeps it: the option's id, or the line's text. */
  id: string;
  text: string;
  correct: boolean;
  /** Why it is or is not what happens. */
  reason: string;
}

/** A line of the starter as something to choose. */
export interface ChoosableLine {
  /** From 1. */
  number: number;
  /** With its indentation. */
  text: string;
  /** Null for a blank line, which cannot be chosen. */
  option: ForecastOption | null;
}

/** The starter's lines, each with what is said of it after the run. Empty where the exercise asks for no line. */
export function choosableLines({ starter, findLine }: ExerciseView): ChoosableLine[] {
  if (findLine === undefined) return [];
  const times = new Map<string, number>();
  return starter
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const text = line.trim();
      const nth = (times.get(text) ?? 0) + 1;
      times.set(text, nth);
      const listed = findLine.lines.find((candidate) => candidate.text === text);
      const { correct, reason } = listed ?? { correct: false, reason: findLine.otherwise };
      const id = nth === 1 ? text : `${text} (${nth})`;
      return { number: index + 1, text: line, option: text === '' ? null : { id, text, correct, reason } };
    });
}

/** The options that are explained after the run, in the author's order. */
export function explainedOptions({ prediction, findLine }: ExerciseView): ForecastOption[] {
  return prediction?.options ?? findLine?.lines.map((line) => ({ ...line, id: line.text })) ?? [];
}

/** The option with this id; null where there is none, e.g. because the program was rewritten since. */
export function optionOf(exercise: ExerciseView, id: string | null): ForecastOption | null {
  if (id === null) return null;
  const lines = choosableLines(exercise).flatMap(({ option }) => (option === null ? [] : [option]));
  return [...lines, ...explainedOptions(exercise)].find((option) => option.id === id) ?? null;
}

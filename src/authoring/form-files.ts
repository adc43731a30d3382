// Which files an exercise's folder holds, by the form of the exercise. Pure.
import { type ExerciseForm, exerciseFormSchema } from '../core/index.ts';

export interface FormFiles {
  /** All files beside mistakes/, in the order in which they are named. */
  files: string[];
  starter: string;
  solution: string;
  /** Ending of the learner's files, without a dot. */
  ending: 'ts' | 'json';
  /** "an exercise consists of …": for the fix of a problem. */
  whole: string;
}

/** The files that the form asks for. */
export function filesOfForm(form: ExerciseForm): FormFiles {
  const ending = form === 'repair-history' ? 'json' : 'ts';
  const [starter, solution] = [`starter.${ending}`, `solution.${ending}`];
  const before = form === 'review-diff' ? ['before.ts'] : [];
  const files = ['index.mdx', 'scenario.ts', 'tools.ts', 'checks.ts', ...before, starter, solution];
  const usual = form !== 'review-diff' && form !== 'repair-history';
  const name = usual ? 'an exercise' : `an exercise of the form "${form}"`;
  return {
    files,
    starter,
    solution,
    ending,
    whole: `${name} consists of ${files.join(', ')} and mistakes/.`,
  };
}

/** The form that a front matter names, also where the rest of it cannot be read; `mend` where it names none. */
export function formNamed(frontMatter: string): ExerciseForm {
  const [, name] = /^form:[ \t]*['"]?([a-z-]+)/m.exec(frontMatter) ?? [];
  return exerciseFormSchema.safeParse(name).data ?? 'mend';
}

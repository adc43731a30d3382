// The order of options in a sitting. Pure.
import type { Sitting } from '../../../mock-exam/index.ts';

/** The seed of the order in which a sitting shows a question's options; the report shows the same order. */
export function optionSeed(sitting: Pick<Sitting, 'seed'>, question: string): string {
  return `${sitting.seed} ${question}`;
}

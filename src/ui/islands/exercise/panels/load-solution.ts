// Brings the solution of one exercise, only when it is asked for. Runs in the page.
const solutions = import.meta.glob<string>('/content/exercises/*/solution.{ts,json}', {
  query: '?raw',
  import: 'default',
});

/** The source text of the solution. Rejects when it can't be loaded. */
export async function loadSolution(exercise: string): Promise<string> {
  const file = `/content/exercises/${exercise}/solution`;
  const load = solutions[`${file}.ts`] ?? solutions[`${file}.json`];
  if (load === undefined) throw new Error(`no solution for ${exercise}`);
  return load();
}

// Brings the solution of one exercise, only when it is asked for. Runs in the page.
const solutions = import.meta.glob<string>('/content/exercises/*/solution.ts', {
  query: '?raw',
  import: 'default',
});

/** The source text of the solution. Rejects when it can't be loaded. */
export async function loadSolution(exercise: string): Promise<string> {
  const load = solutions[`/content/exercises/${exercise}/solution.ts`];
  if (load === undefined) throw new Error(`no solution for ${exercise}`);
  return load();
}

// Orders questions so that neighbours differ in objective. Pure.

/** One question of each objective in turn, objectives and questions in the order given. */
export function spreadObjectives<Item extends { objective: string }>(questions: readonly Item[]): Item[] {
  const byObjective = Map.groupBy(questions, (question) => question.objective);
  const longest = Math.max(0, ...[...byObjective.values()].map((group) => group.length));
  return Array.from({ length: longest }, (_, round) => round).flatMap((round) =>
    [...byObjective.values()].flatMap((group) => group.slice(round, round + 1)),
  );
}

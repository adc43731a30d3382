// How long the certificate holds, read from the facts of the exam. Pure.

/** Months in the fact `validade` of content/exam.yaml, such as "12 meses"; null where it says nothing of the kind. */
export function certificateMonths(facts: readonly { id: string; value: string }[]): number | null {
  const value = facts.find(({ id }) => id === 'validade')?.value ?? '';
  const [, months] = /^(\d{1,3}) m[eê]s(?:es)?\b/.exec(value) ?? [];
  return months === undefined ? null : Number(months);
}

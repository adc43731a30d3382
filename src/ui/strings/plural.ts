// A count with its noun, for the texts of the reading pages.

/** "1 questão", "2 questões". */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

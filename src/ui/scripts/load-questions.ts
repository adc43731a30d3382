// The questions island, fetched on the first click that needs it. One place, so that its list of files is there once.

/** The island's module; asked again after a failure. */
export const loadQuestions = () => import('../islands/questions/index.ts');

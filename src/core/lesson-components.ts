// The components that lessons and statements may use without importing them. Pure.

/** Components of a lesson's MDX; the lesson page supplies them all. */
export const lessonComponents = [
  'Objectives',
  'Diverge',
  'Trap',
  'CodeTabs',
  'Sequence',
  'FiveLines',
  'Docs',
  'Questions',
  'Term',
  'Claim',
  'Note',
  'Predict',
] as const;
export type LessonComponent = (typeof lessonComponents)[number];

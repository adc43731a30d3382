// Public face of authoring: reading the content tree and checking it, for the build, the tests and the command line.
export { asciiHeadingIds } from './ascii-heading-ids.ts';
export { checkContent, exerciseFolders } from './check-content.ts';
export { ContentError, checkedContent } from './checked-content.ts';
export { contentGuard } from './content-guard.ts';
export { readContent, readSourceFiles } from './read-content.ts';
export { type ContentPlan, type NewContentRequest, planContent } from './scaffold/plan-content.ts';

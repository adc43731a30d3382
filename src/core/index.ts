// Public face of core: what a course, a run and a learner's log are.
export * from './build-course.ts';
export * from './course.ts';
export * from './event.ts';
export * from './exercise.ts';
export * from './find-json-fault.ts';
export * from './finding.ts';
export * from './front-matter.ts';
export * from './heading-anchor.ts';
export * from './ids.ts';
export * from './lesson.ts';
export * from './lesson-components.ts';
export * from './parse-yaml.ts';
export * from './problem.ts';
export * from './question.ts';
export * from './question-lint.ts';
export * from './run-record.ts';
export * from './verdict.ts';

// The interface's words, by place: `pt.lesson.finish`. A second language is a second file with the same exports.
export * as pt from './pt.ts';

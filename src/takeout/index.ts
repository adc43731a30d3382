// Public face of takeout: what learners take along to other programs. Text in, text out; pure.
export { type AnkiNote, ankiText } from './anki-text.ts';
export { exerciseNote, type TakeoutExercise } from './exercise-note.ts';
export { textAsHtml } from './plain-html.ts';
export { type NotePlace, type NoteWords, questionNote, type TakeoutQuestion } from './question-note.ts';
export { type ReviewColumn, reviewColumns, reviewCsv } from './review-csv.ts';

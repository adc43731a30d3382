// Public face of the questions island: the series for a lesson, its finishing, and the parts that the review shares.
export { changeSelection, isRight } from './judge-answer.ts';
export { LanguageSwitch, languageOf, languageSetting } from './language-switch.tsx';
export { isLessonFinished, markLessonFinished, reopenLesson } from './lesson-progress.ts';
export { mountQuestions } from './mount-questions.tsx';
export { orderOptions } from './order-options.ts';
export { QuestionLinks } from './question-links.tsx';
export { letterOf, QuestionView } from './question-view.tsx';
export { fetchQuiz, type Language, type PageQuestion, type QuizPage } from './quiz-page.ts';
export { showVerdict } from './show-verdict.ts';
export { StateMark } from './state-mark.tsx';

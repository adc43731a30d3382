// A lesson page's scripts: states, contents, code tabs, terms; the questions and the store are fetched only when asked for.
import { startCodeSamples } from './code-samples.ts';
import { followReading } from './contents.ts';
import { showCourseStates } from './course-states.ts';
import { startFinishing } from './finish-lesson.ts';
import { startQuestions } from './open-questions.ts';
import { startPredictions } from './predictions.ts';
import { startHandout } from './printed-questions.ts';
import { startTerms } from './terms.ts';

showCourseStates();
// Coming back from an exercise, the browser may show this page as it was.
addEventListener('pageshow', (event) => {
  if (event.persisted) showCourseStates();
});
startCodeSamples();
startFinishing();
startQuestions();
startTerms();
startPredictions();
startHandout();
followReading();

// A lesson's questions, one at a time, and their result at the end; answers are restored from the log. Runs in the page.
import { useRef, useState } from 'preact/hooks';
import { eventsForAnswer, type Progress } from '../../../scheduler/index.ts';
import type { ProgressStore } from '../../../storage/index.ts';
import { answerText, questionsText as text } from '../../strings/pt.review.ts';
import { createWriteQueue, type UnsavedWrites } from '../../write-queue.ts';
import { isRight } from './judge-answer.ts';
import { LanguageSwitch, languageOf, languageSetting } from './language-switch.tsx';
import { orderOptions } from './order-options.ts';
import { QuestionLinks } from './question-links.tsx';
import { QuestionView } from './question-view.tsx';
import type { Language, QuizPage } from './quiz-page.ts';
import { SeriesResult } from './series-result.tsx';
import { SeriesSteps } from './series-steps.tsx';
import { showVerdict } from './show-verdict.ts';

interface SeriesProps {
  quiz: QuizPage;
  store: ProgressStore;
  progress: Progress;
  readClock: () => number;
}

/** Answers already given in the lesson, by question. */
function answersIn(progress: Progress, quiz: QuizPage): Map<string, string[]> {
  return new Map(
    quiz.questions.flatMap(({ id }): [string, string[]][] => {
      const given = progress.questions.get(id)?.inLesson;
      return given ? [[id, given.chosen]] : [];
    }),
  );
}

function reasonOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

export function QuestionSeries({ quiz, store, progress, readClock }: SeriesProps) {
  const { questions } = quiz;
  const [answers, setAnswers] = useState(() => answersIn(progress, quiz));
  const [index, setIndex] = useState(() => {
    const open = questions.findIndex(({ id }) => !answers.has(id));
    return open === -1 ? questions.length : open;
  });
  const [selection, setSelection] = useState<string[]>([]);
  const [language, setLanguage] = useState<Language>(() => languageOf(progress.settings));
  const [unsaved, setUnsaved] = useState<UnsavedWrites | null>(null);
  const [writes] = useState(() => createWriteQueue({ onRound: setUnsaved }));
  const [inQueue, setInQueue] = useState(() => new Set(progress.cards.keys()));
  const shownAt = useRef(readClock());
  const verdict = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[index];

  const goTo = (next: number): void => {
    setIndex(next);
    setSelection([]);
    shownAt.current = readClock();
    requestAnimationFrame(() => heading.current?.focus());
  };
  const check = (chosen: string[]): void => {
    if (question === undefined || answers.has(question.id)) return;
    const correct = isRight(question.options, chosen);
    const elapsedMs = Math.max(0, readClock() - shownAt.current);
    setAnswers(new Map(answers).set(question.id, chosen));
    requestAnimationFrame(() => showVerdict(verdict.current));
    void writes.add(async () => {
      const now = await store.progress({ now: readClock() });
      const events = { progress: now, question: question.id, chosen, correct, elapsedMs };
      await store.append(eventsForAnswer({ ...events, where: 'lesson' }));
      setInQueue((known) => (correct ? known : new Set(known).add(`question:${question.id}`)));
    });
  };
  const changeLanguage = (next: Language): void => {
    setLanguage(next);
    void writes.add(() => store.append([{ type: 'setting', key: languageSetting, value: next }]));
  };
  const startAgain = (): void => {
    setAnswers(new Map());
    goTo(0);
  };

  const chosen = question ? answers.get(question.id) : undefined;
  const ready = question !== undefined && selection.length === question.select;
  return (
    <section class="series" aria-label={text.label}>
      <div class="series__bar">
        <h3 class="series__title" tabIndex={-1} ref={heading}>
          {question ? text.position(index + 1, questions.length) : text.label}
        </h3>
        <LanguageSwitch language={language} onChange={changeLanguage} />
      </div>
      <SeriesSteps questions={questions} answers={answers} current={index} onGo={goTo} />
      {question === undefined ? (
        <SeriesResult questions={questions} answers={answers} onAgain={startAgain} onGo={goTo} />
      ) : (
        <div key={question.id}>
          <QuestionView
            question={question}
            options={orderOptions(question.options, { seed: `${question.id} lesson` })}
            language={language}
            chosen={chosen ?? selection}
            checked={chosen !== undefined}
            onChoose={setSelection}
            verdictRef={verdict}
          />
          {chosen !== undefined && <QuestionLinks question={question} lesson={quiz.lesson} inLesson />}
          {chosen !== undefined && inQueue.has(`question:${question.id}`) && (
            <p class="label">{isRight(question.options, chosen) ? text.inReview : text.toReview}</p>
          )}
          <div class="series__actions">
            {chosen === undefined ? (
              <>
                <button
                  type="button"
                  class="button button--primary"
                  disabled={!ready}
                  onClick={() => check(selection)}
                >
                  {answerText.check}
                </button>
                <button type="button" class="button button--quiet" onClick={() => check([])}>
                  {answerText.dontKnow}
                </button>
              </>
            ) : (
              <button type="button" class="button button--primary" onClick={() => goTo(index + 1)}>
                {index + 1 < questions.length ? text.next : text.toResult}
              </button>
            )}
          </div>
        </div>
      )}
      {unsaved !== null && (
        <div class="series__fault" role="alert">
          <p>{text.notSaved({ count: unsaved.count, reason: reasonOf(unsaved.fault) })}</p>
          <button type="button" class="button" onClick={() => void writes.retry()}>
            {text.saveAgain}
          </button>
        </div>
      )}
    </section>
  );
}

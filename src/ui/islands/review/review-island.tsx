// The review: one card, then its grades; nothing else. Runs in the page.
import { useEffect, useRef } from 'preact/hooks';
import { answerText, reviewText as text } from '../../strings/pt.review.ts';
import {
  changeSelection,
  LanguageSwitch,
  QuestionLinks,
  QuestionView,
  showVerdict,
} from '../questions/index.ts';
import { DonePanel } from './done-panel.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { GradeBar } from './grade-bar.tsx';
import { KeyHelp } from './key-help.tsx';
import { describeFocus, type ReviewAction, readKey } from './read-key.ts';
import { ReviewProgress } from './review-progress.tsx';
import { type ReviewOptions, useReview } from './use-review.ts';

export function ReviewIsland(props: ReviewOptions) {
  const review = useReview(props);
  const { loaded, current, chosen, checked, plan } = review;
  const card = useRef<HTMLElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);

  const act = (action: ReviewAction): void => {
    if (action.kind === 'undo') void review.undo();
    else if (action.kind === 'language') void review.changeLanguage(review.language === 'pt' ? 'en' : 'pt');
    else if (action.kind === 'grade') void review.grade(action.rating);
    else if (action.kind === 'continue') {
      if (checked) void review.grade(review.suggested);
      else check();
    } else if (current?.kind === 'question') {
      const option = current.options[action.index];
      if (option) review.choose(changeSelection(chosen, { ...current.question, id: option.id }));
    }
  };
  /** Checks the answer: complete, or none at all, which says "I don't know"; a half-made selection stays. */
  const check = (): void => {
    const wanted = current?.kind === 'question' ? current.question.select : 0;
    if (chosen.length === 0 || chosen.length === wanted) reveal();
  };
  const reveal = (): void => {
    review.check();
    requestAnimationFrame(() => showVerdict(verdict.current));
  };
  const giveUp = (): void => {
    review.choose([]);
    reveal();
  };

  // The listener reads the latest render, so that a key pressed right after a card changed means the new card.
  const phase: 'asking' | 'checked' | 'idle' = current === null ? 'idle' : checked ? 'checked' : 'asking';
  const latest = useRef({ act, phase });
  latest.current = { act, phase };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const modified = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
      const action = readKey(
        { key: event.key, modified, on: describeFocus(event.target) },
        latest.current.phase,
      );
      if (action === null) return;
      event.preventDefault();
      latest.current.act(action);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  // A new card takes the focus, so that reading starts at its top; not on the first one, which the page opens with.
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    if (loaded === null) return;
    if (seen.current !== undefined && seen.current !== current) card.current?.focus();
    seen.current = current;
  }, [loaded, current]);

  if (loaded === null)
    return review.fault === '' ? (
      <p class="label review__loading">{text.loading}</p>
    ) : (
      <Failure sentence={review.fault} onRetry={review.retry} />
    );
  return (
    <div class="review">
      <ReviewProgress reviewed={review.reviewed} left={loaded.queue.waiting.length} />
      <div class="review__bar">
        {current !== null && (
          <LanguageSwitch
            language={review.language}
            onChange={(value) => void review.changeLanguage(value)}
          />
        )}
        {review.canUndo && (
          <button
            type="button"
            class="button button--quiet"
            aria-keyshortcuts="U"
            onClick={() => void review.undo()}
          >
            {text.undo}
          </button>
        )}
      </div>
      <p class="label review__message" role="status">
        {review.message}
      </p>
      {review.fault !== '' && (
        <p class="review__fault" role="alert">
          {review.fault}
        </p>
      )}
      <section class="review__card" tabIndex={-1} ref={card} aria-label={text.title} key={current?.openedAt}>
        {current === null && (
          <DonePanel
            queue={loaded.queue}
            now={loaded.progress.now}
            reviewed={review.reviewed}
            onEarly={() => void review.startEarly()}
          />
        )}
        {current?.kind === 'question' && (
          <>
            <QuestionView
              question={current.question}
              options={current.options}
              language={review.language}
              chosen={chosen}
              checked={checked}
              onChoose={review.choose}
              verdictRef={verdict}
            />
            {checked && (
              <QuestionLinks question={current.question} lesson={current.lesson.id} inLesson={false} />
            )}
          </>
        )}
        {current?.kind === 'exercise' && (
          <ExerciseCard exercise={current.exercise} byHand={checked} onByHand={reveal} />
        )}
      </section>
      {current !== null && (
        <div class="review__dock">
          {plan ? (
            <GradeBar
              plan={plan}
              suggested={review.suggested}
              onGrade={(rating) => void review.grade(rating)}
            />
          ) : (
            current.kind === 'question' && (
              <div class="review__check">
                <button
                  type="button"
                  class="button button--primary"
                  disabled={chosen.length !== current.question.select}
                  onClick={check}
                >
                  {answerText.check}
                </button>
                <button type="button" class="button button--quiet" onClick={giveUp}>
                  {answerText.dontKnow}
                </button>
              </div>
            )
          )}
        </div>
      )}
      {loaded.queue.unknown > 0 && <p class="label">{text.unknown(loaded.queue.unknown)}</p>}
      {(current !== null || review.canUndo) && <KeyHelp />}
    </div>
  );
}

function Failure(props: { sentence: string; onRetry: () => void }) {
  return (
    <div class="done" role="alert">
      <h2>{text.failed}</h2>
      <p>{props.sentence}</p>
      <button type="button" class="button" onClick={props.onRetry}>
        {text.retry}
      </button>
    </div>
  );
}

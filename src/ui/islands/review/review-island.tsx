// The review: one card, then its grades; nothing else. Runs in the page.
import { useEffect, useRef, useState } from 'preact/hooks';
import { reviewText as text } from '../../strings/pt.review-page.ts';
import { LanguageSwitch, QuestionView, showVerdict } from '../questions/index.ts';
import { CardBadges, showingOf } from './card-badges.tsx';
import { Dock } from './card-dock.tsx';
import { CardLinks } from './card-links.tsx';
import { DonePanel } from './done-panel.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { KeyHelp } from './key-help.tsx';
import { LeechNotice } from './message-line.tsx';
import { OutsideList } from './outside-list.tsx';
import { PlanLine } from './plan-line.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { reportText } from './report-text.ts';
import { ReviewProgress } from './review-progress.tsx';
import { type ReviewProps, useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

export function ReviewIsland(props: ReviewProps) {
  const { review, state, course } = useReview(props);
  const { loaded, current, chosen, plan, fault } = state;
  const [sheet, setSheet] = useState<'keys' | 'report' | null>(null);
  const card = useRef<HTMLElement>(null);
  const news = useRef<HTMLDivElement>(null);
  /** When the card was opened that told what a repeat is worth. */
  const hintedAt = useRef<number | null>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  const onChecked = () => void requestAnimationFrame(() => showVerdict(verdict.current));
  const act = useReviewKeys({ review, onChecked, onSheet: setSheet, readClock: props.readClock });

  // A new card takes the focus, so that reading starts at its top; not the first one, which the page opens with.
  const openedAt = current?.openedAt ?? null;
  const seen = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (loaded === null) return;
    if (seen.current !== undefined && seen.current !== openedAt) showCard(card.current, news.current);
    seen.current = openedAt;
  }, [loaded, openedAt]);

  if (loaded === null)
    return fault === '' ? (
      <p class="label review__loading">{text.loading}</p>
    ) : (
      <Failure sentence={fault} onRetry={() => void review.refresh()} />
    );
  const { progress, day, reviewed } = loaded;
  const { language } = progress.study;
  const showing = current && showingOf(current, { progress, day });
  if (showing === 'again') hintedAt.current ??= openedAt;
  const closeSheet = () => setSheet(null);
  return (
    <div class="review">
      {(current === null || reviewed === 0) && (
        <PlanLine day={day} warning={current === null ? 'shown' : 'hidden'} />
      )}
      <ReviewProgress day={day} progress={progress} reviewed={reviewed} />
      <div class="review__news" ref={news}>
        <LeechNotice review={review} state={state} course={course} />
      </div>
      <section class="review__card" tabIndex={-1} ref={card} aria-label={text.title} key={openedAt}>
        {current === null && fault === '' && <DonePanel loaded={loaded} review={review} />}
        {current !== null && (
          <div class="review__bar">
            <CardBadges
              current={current}
              progress={progress}
              day={day}
              hint={hintedAt.current === openedAt ? 'shown' : 'hidden'}
            />
            {current.kind === 'question' && (
              <LanguageSwitch
                language={language}
                onChange={(value) => value !== language && void review.changeLanguage()}
              />
            )}
          </div>
        )}
        {current !== null && showing === 'new' && (
          <p class="label review__lesson">{current.known.lesson.title}</p>
        )}
        {current?.kind === 'question' && (
          <>
            <QuestionView
              question={current.question}
              options={current.options}
              language={language}
              chosen={chosen}
              checked={plan !== null}
              onChoose={review.choose}
              verdictRef={verdict}
            />
            {plan !== null && <CardLinks current={current} onLeave={(href) => void review.leave(href)} />}
          </>
        )}
        {current?.kind === 'exercise' && current.known.kind === 'exercise' && (
          <ExerciseCard exercise={current.known.exercise} isDue={current.card.dueAt <= progress.now} />
        )}
      </section>
      <Dock
        review={review}
        state={state}
        act={act}
        onGiveUp={() => {
          review.choose([]);
          act({ kind: 'continue' });
        }}
      />
      <OutsideList kind="outside" cards={day.outside} course={course} review={review} />
      <OutsideList kind="flagged" cards={day.flagged} course={course} review={review} />
      {day.unknown > 0 && <p class="label">{text.unknown(day.unknown)}</p>}
      <p class="label review__keys">
        <button type="button" class="button button--quiet" onClick={() => setSheet('keys')}>
          <span aria-hidden="true">
            <kbd>?</kbd>
          </span>{' '}
          {text.keys.hint}
        </button>
      </p>
      {sheet === 'keys' && <KeyHelp onClose={closeSheet} />}
      {sheet === 'report' && current !== null && (
        <ReportSheet
          onClose={closeSheet}
          text={reportText({
            card: current,
            chosen,
            checked: plan !== null,
            language,
            browserLanguage: navigator.language,
            version: course.version,
          })}
        />
      )}
    </div>
  );
}

/** Focuses a card; scrolls to what was said of the last one where the beginning is out of sight. */
function showCard(card: HTMLElement | null, news: HTMLElement | null): void {
  card?.focus({ preventScroll: true });
  const { top } = news?.getBoundingClientRect() ?? { top: 0 };
  if (top < 0 || top > innerHeight / 2) news?.scrollIntoView({ block: 'start' });
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

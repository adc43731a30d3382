// A review session over the learner's store: everything that can be done in it, one thing at a time.
// It must not touch the document; what the page gives it comes in as options.
import type { CardMark, ItemId, Rating } from '../../../../core/index.ts';
import { eventsForIntroductions, eventsForSettings } from '../../../../scheduler/index.ts';
import { reviewText as text } from '../../../strings/pt.review-page.ts';
import type { PageQuestion } from '../../questions/index.ts';
import type { Known } from '../course.ts';
import { type DeskOptions, openDesk } from './desk.ts';
import { gradingOf } from './grade-card.ts';
import type { ReviewState } from './review-state.ts';
import { markCurrent, markItem, reopenLast, undoLast } from './take-back-actions.ts';

export interface ReviewOptions extends DeskOptions {
  /** Opens another page; resolves when this one is shown again, if ever. */
  go: (href: string) => Promise<void>;
}

export interface Review {
  read(): ReviewState;
  subscribe(listener: () => void): () => void;
  /** Reads the log anew: at the beginning, when it changed, when a card's time has come. */
  refresh(): Promise<void>;
  choose(chosen: string[]): void;
  check(): Promise<void>;
  /** Gives a grade, or the suggested one. */
  grade(rating?: Rating): Promise<void>;
  undo(): Promise<void>;
  regrade(): Promise<void>;
  mark(mark: CardMark): Promise<void>;
  markItem(options: { item: ItemId; mark: CardMark; to: 'on' | 'off' }): Promise<void>;
  introduce(): Promise<void>;
  startEarly(): Promise<void>;
  changeLanguage(): Promise<void>;
  /** Saves what was answered and goes to another page. */
  leave(href: string): Promise<void>;
  say(message: string): void;
  question(known: Known): Promise<PageQuestion>;
}

/** Opens a session. Nothing is written before the learner does something. */
export function openReview(options: ReviewOptions): Review {
  const desk = openDesk(options);
  const grading = gradingOf(desk);
  let last: Promise<void> = Promise.resolve();
  let willRefresh = false;

  /** One thing after another; what fails is told and leaves the session as it was. */
  const run = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).then(
      () => {
        if (desk.read().fault !== '') desk.change({ fault: '' });
      },
      (error: unknown) => desk.change({ fault: error instanceof Error ? error.message : String(error) }),
    );
    return last;
  };
  const refresh = async (): Promise<void> => {
    // One that waits its turn will see this change too.
    if (willRefresh) return last;
    willRefresh = true;
    await run(async () => {
      willRefresh = false;
      const before = desk.read().current?.card.item;
      await desk.refresh();
      if (before !== undefined && desk.read().current?.card.item !== before)
        desk.change({ message: text.elsewhere });
    });
  };

  return {
    read: desk.read,
    subscribe: desk.subscribe,
    refresh,
    choose: (chosen) => desk.change({ chosen }),
    check: () => run(grading.check),
    grade: (rating) => run(() => (rating === undefined ? grading.gradeAsSuggested() : grading.grade(rating))),
    undo: () => run(() => undoLast(desk)),
    regrade: () => run(() => reopenLast(desk)),
    mark: (mark) => run(() => markCurrent(desk, mark)),
    markItem: (change) => run(() => markItem(desk, change)),
    introduce: () =>
      run(async () => {
        await desk.refresh();
        const { introduce } = desk.read().loaded?.day ?? { introduce: [] };
        await desk.append(eventsForIntroductions({ introduce }));
        await desk.refresh({ news: { message: text.introduced(introduce.length) } });
      }),
    startEarly: () =>
      run(async () => {
        for (const { item } of desk.read().loaded?.day.early ?? []) desk.wantedEarly.add(item);
        await desk.refresh();
      }),
    changeLanguage: () =>
      run(async () => {
        const language = desk.read().loaded?.progress.study.language === 'en' ? 'pt' : 'en';
        await desk.append(eventsForSettings({ language }));
        await desk.refresh();
      }),
    leave: (href) =>
      run(async () => {
        await grading.saveBeforeLeaving();
        await options.go(href);
        await desk.refresh();
      }),
    say: (message) => desk.change({ message }),
    question: desk.content.question,
  };
}

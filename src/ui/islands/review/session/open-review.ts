// A review session over the learner's store: everything that can be done in it, one thing at a time.
// It must not touch the document; what the page gives it comes in as options.
import type { CardMark, ItemId, Rating } from '../../../../core/index.ts';
import { eventsForIntroductions, eventsForSettings } from '../../../../scheduler/index.ts';
import { reviewText as text } from '../../../strings/pt.review-page.ts';
import type { PageQuestion } from '../../questions/index.ts';
import type { Known } from '../course.ts';
import type { OpenCard } from '../open-card.ts';
import { type DeskOptions, openDesk } from './desk.ts';
import { gradingOf } from './grade-card.ts';
import type { ReviewState } from './review-state.ts';
import { keepLast, markCurrent, markItem, reopenLast, undoLast } from './take-back-actions.ts';

export interface ReviewOptions extends DeskOptions {
  /** Opens another page, if the browser does so; nothing waits for it. */
  go: (href: string) => void;
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
  /** Asks for another grade of the last card; once more, it keeps the one it had. */
  regrade(): Promise<void>;
  mark(mark: CardMark): Promise<void>;
  markItem(options: { item: ItemId; mark: CardMark; to: 'on' | 'off' }): Promise<void>;
  introduce(): Promise<void>;
  /** soon: cards that come again later today; early: those of tomorrow and of a limit. */
  startEarly(which: 'soon' | 'early'): Promise<void>;
  changeLanguage(): Promise<void>;
  /** Saves what was answered, lays the next card on the table and goes to another page. */
  leave(href: string): Promise<void>;
  /** The page is shown again as it was left: the card was not looked at meanwhile. */
  comeBack(): Promise<void>;
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
  /**
   * Work on the card that lay on the table when it was asked for. Where another one lies there when its turn comes,
   * nothing is done: nobody pressed a key for that one.
   */
  const runOnCard = (work: () => Promise<void>): Promise<void> => {
    const meant = desk.read().current;
    return run(async () => {
      if (isSame(meant, desk.read().current)) await work();
    });
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
    check: () => runOnCard(grading.check),
    grade: (rating) =>
      runOnCard(() => (rating === undefined ? grading.gradeAsSuggested() : grading.grade(rating))),
    // What was last done to a card whose grade is being changed is that it was asked for.
    undo: () => run(() => (desk.read().before === null ? undoLast(desk) : keepLast(desk))),
    regrade: () => run(() => (desk.read().before === null ? reopenLast(desk) : keepLast(desk))),
    mark: (mark) => runOnCard(() => markCurrent(desk, mark)),
    markItem: (change) => run(() => markItem(desk, change)),
    introduce: () => {
      const offered = desk.read().loaded?.day.introduce ?? [];
      return run(async () => {
        await desk.refresh();
        const present = desk.read().loaded?.day.introduce ?? [];
        // Pressed twice, or in two tabs, it must not begin the next ones too.
        const introduce = present.filter((item) => offered.includes(item));
        if (introduce.length === 0) return;
        await desk.append(eventsForIntroductions({ introduce }));
        await desk.refresh({ news: { message: text.introduced(introduce.length) } });
      });
    },
    startEarly: (which) => {
      const offered = desk.read().loaded?.day[which] ?? [];
      return run(async () => {
        for (const { item } of offered) desk.wantedEarly.add(item);
        await desk.refresh();
      });
    },
    changeLanguage: () =>
      run(async () => {
        const language = desk.read().loaded?.progress.study.language === 'en' ? 'pt' : 'en';
        await desk.append(eventsForSettings({ language }));
        await desk.refresh();
      }),
    async leave(href) {
      let isSaved = true;
      await runOnCard(async () => {
        isSaved = false;
        await grading.saveBeforeLeaving();
        isSaved = true;
        await desk.refresh();
      });
      if (isSaved) options.go(href);
    },
    comeBack: () =>
      run(async () => {
        const { current, chosen, plan } = desk.read();
        if (current !== null && plan === null && chosen.length === 0)
          desk.change({ current: { ...current, openedAt: desk.readClock() } });
        await desk.refresh();
      }),
    say: (message) => desk.change({ message }),
    question: desk.content.question,
  };
}

function isSame(one: OpenCard | null, other: OpenCard | null): boolean {
  return one?.card.item === other?.card.item && one?.openedAt === other?.openedAt;
}

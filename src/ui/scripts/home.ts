// Home: puts the next step and the three numbers in place from the snapshot, then from a fresh one. Runs in the page.
// The store is fetched only where something was stored before.
import { pt } from '../strings/index.ts';
import { type CourseOutline, chooseNext, dueBy, type NextStep } from './choose-next.ts';
import { showCourseStates } from './course-states.ts';
import { readExamOutlook } from './exam-outlook.ts';
import { readSnapshot, type Snapshot, snapshotKey } from './snapshot.ts';

interface Card {
  title: string;
  text: string;
  href: string;
  action: string;
}

function describe(step: NextStep): Card {
  switch (step.kind) {
    case 'review':
      return {
        title: pt.home.dueTitle(step.due),
        text: pt.home.dueText,
        href: '/revisao/',
        action: pt.home.review,
      };
    case 'start':
    case 'continue':
      return {
        title: step.title,
        text: step.text,
        href: `/licoes/${step.id}/`,
        action: step.kind === 'start' ? pt.home.startLesson : pt.home.continueLesson,
      };
    case 'exercise':
      return {
        title: step.title,
        text: step.text,
        href: `/pegadinhas/${step.id}/`,
        action: pt.home.openExercise,
      };
    case 'nothing':
      return {
        title: pt.home.nothing,
        text: pt.home.nothingText,
        href: '/licoes/',
        action: pt.home.seeCourse,
      };
  }
}

/** The days until the exam with today's new items; without a date the way to a plan, once a lesson is finished. */
function showExam(snapshot: Snapshot, now: number): void {
  const line = document.querySelector<HTMLElement>('[data-exam]');
  const link = line?.querySelector('[data-exam-link]');
  if (!line || !link) return;
  const { daysLeft, newToday } = readExamOutlook(localStorage.getItem(snapshotKey), now);
  line.toggleAttribute('data-shown', daysLeft !== null || snapshot.lessonsFinished.length > 0);
  const parts = [
    ...(daysLeft === null ? [pt.home.planExam] : [pt.home.examIn(daysLeft)]),
    ...(newToday === null ? [] : [pt.home.newToday(newToday)]),
  ];
  link.textContent = parts.join(' · ');
}

function show(): void {
  const read = readSnapshot();
  const snapshot = read === 'unavailable' ? null : read;
  const now = Date.now();
  const box = document.querySelector<HTMLElement>('[data-home-next]');
  if (box) {
    const course = JSON.parse(box.dataset.course ?? '[]') as CourseOutline[];
    const card = describe(chooseNext({ course, snapshot, now }));
    const put = (name: string, text: string): void => {
      const element = box.querySelector(`[data-next-${name}]`);
      if (element) element.textContent = text;
    };
    put('title', card.title);
    put('text', card.text);
    put('link', card.action);
    box.querySelector('[data-next-link]')?.setAttribute('href', card.href);
  }
  if (snapshot) {
    const numbers = { due: dueBy(snapshot, now), streakDays: snapshot.streakDays, xp: snapshot.xp };
    for (const [name, value] of Object.entries(numbers)) {
      const element = document.querySelector(`[data-number="${name}"]`);
      if (element) element.textContent = String(value);
    }
    showExam(snapshot, now);
    const streak = document.querySelector('[data-streak]');
    if (streak) streak.textContent = snapshot.streakDays === 1 ? pt.home.streakOne : pt.home.streak;
  }
  showCourseStates();
  document.querySelector('.home')?.setAttribute('data-ready', '');
}

/** Due cards and the streak change with time alone. Where the store can't be opened, the last snapshot stays. */
async function refresh(): Promise<void> {
  if (readSnapshot() === null || readSnapshot() === 'unavailable') return;
  try {
    const { refreshSnapshot } = await import('../islands/home/index.ts');
    await refreshSnapshot({ reminder: document.querySelector<HTMLElement>('[data-backup-reminder]') });
    show();
  } catch {
    // Nothing here can be lost; /dados/ says what is wrong with the store.
  }
}

show();
// The store and what counts with it come when the page stands.
if ('requestIdleCallback' in window) requestIdleCallback(() => void refresh(), { timeout: 1500 });
else setTimeout(() => void refresh(), 200);
addEventListener('pageshow', (event) => {
  if (event.persisted) show();
});

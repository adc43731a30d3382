// All figures of a log at one moment, as plain data. Plain JavaScript, nothing from src/.
import { countBands, forecast, timeByWeek } from './coming-days.mjs';
import { countLog } from './count-log.mjs';
import { countStreak } from './count-streak.mjs';
import { gradeExams } from './grade-exams.mjs';
import { recallAfter, replayCards } from './replay-cards.mjs';
import { shareOf } from './share-of.mjs';
import { dateOfDay, dayOf, usualStartHour } from './study-days.mjs';
import { studiedDays, tallyDays, tallyExercises, tallyExperience } from './tally-days.mjs';

const stateNames = ['new', 'learning', 'review', 'relearning'];
const matureDays = 21;
const monthDays = 30;

/** `content` as read-content.mjs gives it; `now` in milliseconds since 1970. */
export function recomputeFigures(events, { now, content }) {
  const { counted, tally } = countLog(events);
  const { cards, reviews, settings } = replayCards(counted);
  const startHour = settings.get('day-start-hour') ?? usualStartHour;
  const today = dayOf(now, startHour);
  const days = tallyDays(counted, startHour);
  const monthAgo = today - monthDays + 1;
  const met = cards.filter(({ lastReviewedAt }) => lastReviewedAt !== null);
  const comesAt = ({ dueAt, buriedUntil }) => Math.max(dueAt, buriedUntil ?? 0);
  const due = cards.filter((card) => card.suspended === null && comesAt(card) <= now);
  // At least a night after the last review: what was just read says nothing of memory.
  const recallOf = (card) =>
    recallAfter(Math.max(1, today - dayOf(card.lastReviewedAt, startHour)), card.fsrs.stability);
  const recallShare = (some) =>
    shareOf(
      some.reduce((sum, card) => sum + recallOf(card), 0),
      some.length,
    );
  const inCourse = (card) => content.items.has(card.item);
  const domains = content.domains.map(({ number, title }) => {
    const ofDomain = (item) => {
      const place = content.items.get(item);
      return place?.scope !== 'beyond' && place?.taskStatement.split('.')[0] === String(number);
    };
    const some = met.filter(({ item }) => ofDomain(item));
    return {
      domain: number,
      title,
      items: [...content.items.keys()].filter(ofDomain).length,
      met: some.length,
      due: due.filter(({ item }) => ofDomain(item)).length,
      recall: recallShare(some),
    };
  });
  return {
    now,
    today: dateOfDay(today),
    log: tally,
    settings: Object.fromEntries(settings),
    movesDueDays:
      settings.get('balance-load') === true ||
      (settings.get('easy-days') ?? '').split(' ').some((weight) => weight !== '' && Number(weight) < 1),
    reviews: reviews.length,
    meanReviewMs:
      reviews.length === 0
        ? null
        : reviews.reduce((sum, { elapsedMs }) => sum + Math.min(elapsedMs, 600_000), 0) / reviews.length,
    cards: cards.map((card) => ({
      item: card.item,
      state: stateNames[card.fsrs.state],
      stability: card.fsrs.stability,
      difficulty: card.fsrs.difficulty,
      dueAt: card.dueAt,
      reviews: card.reviews,
      lapses: card.fsrs.lapses,
      lastReviewedAt: card.lastReviewedAt,
      suspended: card.suspended,
      flagged: card.flagged,
    })),
    due: due.length,
    retention: {
      lastMonth: retention(reviews.filter(({ day }) => day >= monthAgo && day <= today)),
      ever: retention(reviews),
    },
    recall: recallShare(met.filter(inCourse)),
    domains,
    stability: countBands(
      met.map(({ fsrs }) => fsrs.stability),
      [0, 1, 7, 30, 90, 365],
    ),
    difficulty: countBands(
      met.map(({ fsrs }) => fsrs.difficulty),
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ),
    forecast: forecast(
      cards.map((card) => ({ ...card, comesAt: comesAt(card), isNew: card.reviews === 0 })),
      { today, startHour, length: monthDays },
    ),
    days,
    weeks: timeByWeek(days, { today, length: 12 }),
    daysOfLastMonth: days.filter(({ date }) => date >= dateOfDay(monthAgo) && date <= dateOfDay(today))
      .length,
    totalTimeMs: days.reduce((sum, { timeMs }) => sum + timeMs, 0),
    streak: countStreak(studiedDays(counted), { today, easyDays: settings.get('easy-days') }),
    xp: tallyExperience(counted),
    exercises: tallyExercises(counted),
    exams: gradeExams(counted, content),
  };
}

/** True retention: of what came back after days, the share that was remembered, beside what FSRS expected. */
function retention(reviews) {
  const recalls = reviews.filter(({ isRecall }) => isRecall);
  const row = (some) => ({
    ...shareOf(some.filter(({ rating }) => rating > 1).length, some.length),
    expected: some.length === 0 ? null : some.reduce((sum, { expected }) => sum + expected, 0) / some.length,
  });
  return {
    young: row(recalls.filter(({ intervalDays }) => intervalDays < matureDays)),
    mature: row(recalls.filter(({ intervalDays }) => intervalDays >= matureDays)),
    all: row(recalls),
  };
}

// The cards as FSRS leaves them, by replaying the reviews through ts-fsrs itself. Plain JavaScript, nothing from src/.
import { createEmptyCard, fsrs, State } from 'ts-fsrs';
import { dayOf, dayOfDate, startOfDay, studyClock, usualStartHour } from './study-days.mjs';

const usual = { retention: 0.9, learning: '10m', relearning: '10m', leechLimit: 8 };

/** Cards, and one record for each review that counts. */
export function replayCards(counted) {
  const cards = new Map();
  const reviews = [];
  const settings = new Map();
  const schedulers = new Map();
  const startHour = () => settings.get('day-start-hour') ?? usualStartHour;
  const cardOf = (item, reason, at) => {
    const known = cards.get(item);
    if (known !== undefined) return known;
    const dueAt = reason === 'plan' ? at : startOfDay(dayOf(at, startHour()) + 1, startHour());
    const card = {
      item,
      reason,
      dueAt,
      fsrs: createEmptyCard(new Date(studyClock(dueAt, startHour()))),
      reviews: 0,
      firstReviewedAt: null,
      lastReviewedAt: null,
      suspended: null,
      lapsesForgiven: 0,
      buriedUntil: null,
      flagged: false,
    };
    cards.set(item, card);
    return card;
  };
  const schedulerOn = (day) => {
    const options = {
      enable_fuzz: false,
      request_retention: retentionOn(day, settings),
      learning_steps: stepsOf(settings.get('learning-steps'), usual.learning),
      relearning_steps: stepsOf(settings.get('relearning-steps'), usual.relearning),
    };
    const key = JSON.stringify(options);
    if (!schedulers.has(key)) schedulers.set(key, fsrs(options));
    return schedulers.get(key);
  };
  for (const { at, body } of counted) {
    if (body.type === 'setting') settings.set(body.key, body.value);
    if (body.type === 'lesson-finished') for (const item of body.cards) cardOf(item, 'lesson', at);
    if (body.type === 'card-added') cardOf(body.item, body.reason, at);
    if (body.type === 'card-marked') mark(cardOf(body.item, 'by-hand', at), body, at, settings);
    if (body.type !== 'review') continue;
    const card = cardOf(body.item, 'by-hand', at);
    const when = Math.max(at, card.lastReviewedAt ?? 0);
    const day = dayOf(when, startHour());
    const lastDay = card.lastReviewedAt === null ? null : dayOf(card.lastReviewedAt, startHour());
    const before = { state: card.fsrs.state, intervalDays: card.fsrs.scheduled_days };
    reviews.push({
      item: body.item,
      day: dayOf(at, startHour()),
      rating: body.rating,
      elapsedMs: body.elapsedMs,
      // Only what comes back after days, out of the short steps, says whether it was remembered.
      isRecall: before.state === State.Review && lastDay < day,
      intervalDays: before.intervalDays,
      expected: lastDay === null ? null : recallAfter(day - lastDay, card.fsrs.stability),
    });
    card.reviews += 1;
    card.firstReviewedAt ??= when;
    card.lastReviewedAt = when;
    // Remembered again on a day on which it was known already: proves nothing new, changes nothing.
    if (before.state === State.Review && lastDay === day && body.rating > 1) continue;
    const clock = new Date(studyClock(when, startHour()));
    const { card: after } = schedulerOn(day).next(card.fsrs, clock, body.rating);
    const limit = settings.get('leech-limit') ?? usual.leechLimit;
    if (limit > 0 && after.lapses > card.fsrs.lapses && after.lapses - card.lapsesForgiven >= limit)
      card.suspended ??= 'leech';
    card.dueAt =
      after.scheduled_days > 0
        ? startOfDay(day + after.scheduled_days, startHour())
        : Math.min(when + (after.due - clock), startOfDay(day + 1, startHour()));
    card.fsrs = after;
    card.buriedUntil = null;
  }
  return { cards: [...cards.values()], reviews, settings };
}

/** Chance of recall after whole days, by the forgetting curve of FSRS-6 with its published default decay. */
export function recallAfter(days, stability) {
  const decay = -0.1542;
  const factor = 0.9 ** (1 / decay) - 1;
  return (1 + (factor * Math.max(0, days)) / stability) ** decay;
}

/** The chance that a review aims at: rises over the 28 days before the exam to 95 %, lies at 85 % after it. */
function retentionOn(day, settings) {
  const own = settings.get('desired-retention') ?? usual.retention;
  const exam = settings.get('exam-date') ?? null;
  if (exam === null) return own;
  const left = dayOfDate(exam) - day;
  if (left < 0) return Math.min(own, 0.85);
  if (left >= 28) return own;
  return Math.round((own + (Math.max(own, 0.95) - own) * (1 - left / 28)) * 100) / 100;
}

function stepsOf(value, fallback) {
  const text = value ?? fallback;
  const minutes = (word) => Number.parseInt(word, 10) * (word.endsWith('h') ? 60 : 1);
  return text
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => minutes(one) - minutes(other));
}

function mark(card, { mark: kind, on }, at, settings) {
  const startHour = settings.get('day-start-hour') ?? usualStartHour;
  if (kind === 'flagged') card.flagged = on;
  else if (kind === 'buried') card.buriedUntil = on ? startOfDay(dayOf(at, startHour) + 1, startHour) : null;
  else if (on) card.suspended ??= 'by-hand';
  else {
    const half = Math.floor((settings.get('leech-limit') ?? usual.leechLimit) / 2);
    if (card.suspended === 'leech') card.lapsesForgiven = card.fsrs.lapses - half;
    card.suspended = null;
  }
}

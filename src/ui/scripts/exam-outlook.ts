// How far the exam is and what its plan brings today, from the snapshot. Pure; of the home page alone.

const msPerDay = 86_400_000;

export interface ExamOutlook {
  /** Study days until the exam, 0 on its day; null without a date and after it. */
  daysLeft: number | null;
  /** New items of today; null where nobody has counted them. */
  newToday: number | null;
}

/** The outlook at `now` (milliseconds) from the snapshot's text, which may be anything. */
export function readExamOutlook(text: string | null, now: number): ExamOutlook {
  const nothing = { daysLeft: null, newToday: null };
  try {
    const { examAt, counted, savedAt } = JSON.parse(text ?? 'null') ?? {};
    if (typeof examAt !== 'number') return nothing;
    // Instants at which study days begin: a part of a day that has begun is that day.
    const daysLeft = Math.ceil((examAt - now) / msPerDay);
    if (daysLeft < 0) return nothing;
    const isOfToday = Math.ceil((examAt - Number(savedAt)) / msPerDay) === daysLeft;
    const newToday = Number(counted?.newToday ?? Number.NaN);
    return {
      daysLeft: Math.abs(daysLeft),
      newToday: isOfToday && Number.isFinite(newToday) ? newToday : null,
    };
  } catch {
    return nothing;
  }
}

// What the plan towards the exam asks of today, in a line or two; without a date, how to set one. Runs in the page.
import type { ExamPlan } from '../../../scheduler/index.ts';
import { reviewText } from '../../strings/pt.review-page.ts';
import type { Day } from './session/read-day.ts';

const text = reviewText.plan;

/** A day of the calendar as people here write it: 01/12/2026. */
function sayDate(date: string | null): string {
  return date === null ? '' : date.split('-').reverse().join('/');
}

/** The plan of a day in sentences. */
export function sayPlan(plan: ExamPlan, { newDone }: Pick<Day, 'newDone'>): string[] {
  const days = text.days(plan.daysLeft ?? 0);
  switch (plan.phase) {
    case 'none':
      return [];
    case 'learning':
      // What was learned beyond the day's share is no debt.
      return [
        text.learning(days),
        text.newOfToday(newDone, Math.max(plan.newToday, newDone)),
        text.unmet(plan.unmet),
      ];
    case 'last-pass':
      return [
        text.lastPass(days),
        text.lastPassLeft(plan.lastPassLeft),
        ...(plan.unmet > 0 ? [text.unmet(plan.unmet)] : []),
      ];
    case 'exam-day':
      return [text.examDay];
    case 'maintenance':
      return [text.maintenance(sayDate(plan.validUntil))];
    case 'expired':
      return [text.expired(sayDate(plan.validUntil))];
  }
}

/** `warning`: beside a card only that there is one; it stands whole where no card does. */
export function PlanLine({ day, warning }: { day: Day; warning: 'shown' | 'hidden' }) {
  const { plan } = day;
  const toSettings = <a href="/ajustes/">{reviewText.settings}</a>;
  if (plan.phase === 'none')
    return (
      <p class="label plan-line">
        {text.noDate} {toSettings}
      </p>
    );
  return (
    <section class="plan-line" aria-label={text.label}>
      <p class="label">
        {[...sayPlan(plan, day), ...(warning === 'hidden' && plan.warning !== null ? [text.tight] : [])].join(
          ' ',
        )}{' '}
        {toSettings}
      </p>
      {warning === 'shown' && plan.warning !== null && <p class="plan-line__warning">{plan.warning}</p>}
    </section>
  );
}

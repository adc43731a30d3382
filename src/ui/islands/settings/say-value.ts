// A setting's value in words. Pure.
import { localZone, type StudySettings } from '../../../scheduler/index.ts';
import { sayDate, settingsText as text } from '../../strings/pt.settings.ts';

/** The value of one of the settings, as one would say it. */
export function sayValue(name: keyof StudySettings, study: StudySettings): string {
  switch (name) {
    case 'desiredRetention':
      return sayShare(study.desiredRetention);
    case 'newPerDay':
    case 'reviewsPerDay':
      return study[name].toLocaleString('pt-BR');
    case 'learningSteps':
    case 'relearningSteps':
      return study[name].join(' ') || text.steps.none;
    case 'dayStartHour':
      return text.hour(study.dayStartHour ?? localZone.dayStartHour);
    case 'easyDays':
      return sayWeek(study.easyDays);
    case 'balanceLoad':
      return study.balanceLoad ? text.on : text.off;
    case 'leechLimit':
      return study.leechLimit === 0 ? text.leechNever : text.leechTimes(study.leechLimit);
    case 'examDate':
      return study.examDate === null ? text.noDate : sayDate(study.examDate);
    case 'language':
      return text.languages[study.language];
  }
}

/** A mean of a few with one decimal, "7,4"; of more as a whole, "23". */
export function sayMean(mean: number): string {
  const digits = mean < 10 ? 1 : 0;
  return mean.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A share as a whole percentage, "90%". */
export function sayShare(share: number): string {
  return `${Math.round(share * 100)}${text.percent}`;
}

/** A weekday's weight: "cheio", "leve", "folga", or its percentage where it is another. */
export function sayWeight(weight: number): string {
  if (weight === 1) return text.weights.full;
  if (weight === 0) return text.weights.rest;
  return weight === 0.5 ? text.weights.light : sayShare(weight);
}

function sayWeek(easyDays: readonly number[]): string {
  const easier = easyDays.flatMap((weight, weekday) =>
    weight === 1 ? [] : [`${text.shortWeekdays[weekday]} ${sayWeight(weight)}`],
  );
  return easier.length === 0 ? text.allFull : easier.join(', ');
}

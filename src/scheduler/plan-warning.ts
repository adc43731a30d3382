// What a plan towards an exam cannot keep, said plainly in Portuguese with what would help. Pure.
import type { LastPass } from './last-pass.ts';
import type { StudySettings } from './settings.ts';

/** In so few days, or with so many times the limit to meet per day, a higher limit is bad advice. */
const lateDays = 3;
const hopelessTimes = 3;

/** The warning of a plan; null when days and limits suffice. */
export function warnOf(options: {
  daysLeft: number;
  unmet: number;
  newNeededPerDay: number;
  unmetAtExam: number;
  pass: LastPass;
  study: StudySettings;
}): string | null {
  const { daysLeft, unmet, newNeededPerDay, unmetAtExam, pass, study } = options;
  const sentences: string[] = [];
  const isLate = daysLeft <= lateDays || newNeededPerDay > hopelessTimes * study.newPerDay;
  // On the day itself nothing of it can be changed any more.
  if (daysLeft > 0 && unmetAtExam > 0)
    sentences.push(
      `Até a prova ${daysLeft === 1 ? 'falta 1 dia' : `faltam ${daysLeft} dias`} e ${items(unmet, 'ainda não foi visto', 'ainda não foram vistos')}: ` +
        (isLate
          ? `não cabe tudo, e correr não ajuda. Foque no que você já viu; os novos vêm depois, até ${study.newPerDay} por dia. ` +
            `${items(unmetAtExam, 'fica', 'ficam')} de fora.${daysLeft <= lateDays ? '' : ' Se puder, mude a data.'}`
          : `seriam ${newNeededPerDay} novos por dia, e o seu limite é ${study.newPerDay}. ` +
            `Nesse ritmo, ${items(unmetAtExam, 'fica', 'ficam')} de fora. Aumente o limite de novos ou mude a data.`),
    );
  if (daysLeft > 0 && pass.tooMany > 0)
    sentences.push(
      `Na revisão final não cabe tudo: com ${study.reviewsPerDay} revisões por dia, ` +
        `${items(pass.tooMany, 'fica', 'ficam')} de fora dela. ` +
        (daysLeft <= lateDays
          ? 'O que vence e o que está menos firme vem primeiro.'
          : 'Aumente o limite de revisões.'),
    );
  return sentences.length === 0 ? null : sentences.join(' ');
}

function items(count: number, one: string, many: string): string {
  return count === 1 ? `1 item ${one}` : `${count} itens ${many}`;
}

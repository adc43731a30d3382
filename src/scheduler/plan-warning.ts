// What a plan towards an exam cannot keep, said plainly in Portuguese with what would help. Pure.
import type { LastPass } from './last-pass.ts';
import type { StudySettings } from './settings.ts';

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
  if (daysLeft === 0 && unmet > 0)
    sentences.push(`A prova é hoje e ${items(unmet, 'ainda não foi visto', 'ainda não foram vistos')}.`);
  else if (unmetAtExam > 0)
    sentences.push(
      `Até a prova ${daysLeft === 1 ? 'falta 1 dia' : `faltam ${daysLeft} dias`} e ${items(unmet, 'ainda não foi visto', 'ainda não foram vistos')}: ` +
        `seriam ${newNeededPerDay} novos por dia, e o seu limite é ${study.newPerDay}. ` +
        `Nesse ritmo, ${items(unmetAtExam, 'fica', 'ficam')} de fora. Aumente o limite de novos ou mude a data.`,
    );
  if (daysLeft > 0 && pass.tooMany > 0)
    sentences.push(
      `Na revisão final não cabe tudo: com ${study.reviewsPerDay} revisões por dia, ` +
        `${items(pass.tooMany, 'fica', 'ficam')} sem a última passada. Aumente o limite de revisões.`,
    );
  return sentences.length === 0 ? null : sentences.join(' ');
}

function items(count: number, one: string, many: string): string {
  return count === 1 ? `1 item ${one}` : `${count} itens ${many}`;
}

// What a form lacks, said plainly in Portuguese. Pure.
import type { DomainCoverage } from './draw-form.ts';

/** One or two sentences; null when every quota is met. */
export function coverageNote(coverage: readonly DomainCoverage[]): string | null {
  const short = coverage.filter(({ wanted, drawn }) => drawn < wanted);
  if (short.length === 0) return null;
  const bare = short.filter(({ drawn }) => drawn === 0);
  const thin = short.filter(({ drawn }) => drawn > 0);
  const sentences: string[] = [];
  if (bare.length > 0) {
    const weight = bare.reduce((sum, { weightPercent }) => sum + weightPercent, 0);
    const which =
      bare.length === 1
        ? `o domínio ${bare[0]?.domain}`
        : `os domínios ${listed(bare.map(({ domain }) => String(domain)))}`;
    sentences.push(
      `Este simulado ainda não cobre ${which}: ${weight}% da prova ${bare.length === 1 ? 'fica' : 'ficam'} de fora.`,
    );
  }
  if (thin.length > 0) {
    const parts = thin.map(
      ({ domain, drawn, wanted }) => `${drawn} de ${wanted} questões do domínio ${domain}`,
    );
    sentences.push(`Só entram ${listed(parts)}: o banco ainda não tem outras que não se repitam.`);
  }
  return sentences.join(' ');
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}

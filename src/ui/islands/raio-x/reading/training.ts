// Which section of a lesson and which exercises train the rule that a finding names. Data and one look-up; pure.
import type { Finding } from '../../../../core/index.ts';

export interface Training {
  lesson: string;
  /** Anchor of the lesson's heading. */
  section: string;
  exercises: string[];
}

const lesson = 'tool-use-no-loop';

/** By rule, by rule with its situation, or by family: the most particular key wins. */
export const trainings: Record<string, Training> = {
  'pairing/missing-result': {
    lesson,
    section: 'quando-a-ferramenta-falha',
    exercises: ['ferramenta-que-falha'],
  },
  'pairing/missing-result behind': {
    lesson,
    section: 'papel-e-lugar-do-resultado',
    exercises: ['resultado-no-papel-errado'],
  },
  'pairing/missing-result apart': {
    lesson,
    section: 'chamadas-paralelas',
    exercises: ['resultados-divididos'],
  },
  'pairing/split-results': { lesson, section: 'chamadas-paralelas', exercises: ['resultados-divididos'] },
  'pairing/unexpected-result': {
    lesson,
    section: 'o-turno-do-assistente',
    exercises: ['turno-so-com-texto', 'id-inventado'],
  },
  'pairing/text-after-tool-use': {
    lesson,
    section: 'o-turno-do-assistente',
    exercises: ['turno-so-com-texto'],
  },
  'pairing/duplicate-tool-use-id': { lesson, section: 'o-turno-do-assistente', exercises: ['id-inventado'] },
  'pairing/duplicate-result': { lesson, section: 'anatomia-do-tool-result', exercises: ['id-inventado'] },
  'schema/tool-use-id-pattern': { lesson, section: 'anatomia-do-tool-result', exercises: ['id-inventado'] },
  'pairing/result-in-assistant': {
    lesson,
    section: 'papel-e-lugar-do-resultado',
    exercises: ['resultado-no-papel-errado'],
  },
  'pairing/tool-use-in-user': {
    lesson,
    section: 'papel-e-lugar-do-resultado',
    exercises: ['resultado-no-papel-errado'],
  },
  'pairing/text-after-results': {
    lesson,
    section: 'papel-e-lugar-do-resultado',
    exercises: ['resultado-no-papel-errado'],
  },
  'schema/error-content-empty': {
    lesson,
    section: 'quando-a-ferramenta-falha',
    exercises: ['ferramenta-que-falha'],
  },
  'schema/error-content-not-text': {
    lesson,
    section: 'quando-a-ferramenta-falha',
    exercises: ['ferramenta-que-falha'],
  },
  'roles/unknown-role': {
    lesson,
    section: 'papel-e-lugar-do-resultado',
    exercises: ['resultado-no-papel-errado'],
  },
  pairing: { lesson, section: 'anatomia-do-tool-result', exercises: ['id-inventado'] },
  roles: { lesson, section: 'por-que-o-historico-importa', exercises: [] },
  empty: { lesson, section: 'o-turno-do-assistente', exercises: [] },
};

/** The key of the finding's training in `trainings`; null where no lesson covers the rule yet. */
export function trainingFor(finding: Finding): string | null {
  const keys = [`${finding.rule} ${situationOf(finding)}`, finding.rule, finding.rule.split('/')[0] ?? ''];
  return keys.find((key) => Object.hasOwn(trainings, key)) ?? null;
}

/** A missing result that exists elsewhere is another mistake than one that does not exist. */
function situationOf(finding: Finding): string {
  const message = Number(/^messages\.(\d+)/.exec(finding.path)?.[1] ?? Number.NaN);
  const places = finding.related.map((path) => Number(/^messages\.(\d+)/.exec(path)?.[1] ?? Number.NaN));
  const callsIn = Math.min(...places);
  const results = places.filter((place) => place > callsIn);
  if (results.length === 0) return 'absent';
  return results.every((place) => place === message) ? 'behind' : 'apart';
}

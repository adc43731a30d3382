// Which section of a lesson and which exercises train the rule that a finding names. Data and one look-up; pure.
import type { Finding } from '../../../../core/index.ts';

export interface Training {
  lesson: string;
  /** Anchor of the lesson's heading. */
  section: string;
  exercises: string[];
}

const lesson = 'tool-use-no-loop';
const loop = 'loop-multi-turno';
const define = 'definir-ferramentas-e-tool-runner';
const orchestrate = 'orquestrar-ferramentas';
const converse = 'converse-api-bedrock';

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
  'empty/user-message': { lesson: loop, section: 'a-mensagem-vazia', exercises: ['mensagem-vazia'] },
  'schema/field-required in tools': {
    lesson: orchestrate,
    section: 'input-schema-nao-parameters',
    exercises: ['parameters-ou-input-schema'],
  },
  'schema/extra-field in tools': {
    lesson: orchestrate,
    section: 'input-schema-nao-parameters',
    exercises: ['parameters-ou-input-schema'],
  },
  'tools/open-object': {
    lesson: define,
    section: 'valores-fechados-com-enum',
    exercises: ['ambiente-sem-enum'],
  },
  'tools/schema-type-not-object': {
    lesson: orchestrate,
    section: 'input-schema-nao-parameters',
    exercises: ['parameters-ou-input-schema'],
  },
  'thinking/modified': { lesson, section: 'o-turno-do-assistente', exercises: ['turno-so-com-texto'] },
  'thinking/missing-in-tool-loop': {
    lesson,
    section: 'o-turno-do-assistente',
    exercises: ['turno-so-com-texto'],
  },
  'server-tools': { lesson: define, section: 'pause-turn', exercises: ['pausa-nao-e-pergunta'] },
  'converse/missing-results': {
    lesson: converse,
    section: 'tool-result-e-status',
    exercises: ['converse-resultados-divididos', 'converse-id-trocado'],
  },
  'converse/too-many-results': {
    lesson: converse,
    section: 'tool-result-e-status',
    exercises: ['converse-id-trocado'],
  },
  'converse/error-without-content': {
    lesson: converse,
    section: 'tool-result-e-status',
    exercises: ['converse-erro-sem-status'],
  },
  'converse/json-not-object': { lesson: converse, section: 'tool-result-e-status', exercises: [] },
  'converse/choice-unsupported': {
    lesson: converse,
    section: 'tool-choice',
    exercises: ['converse-any-ou-tool'],
  },
  'tools/forced-choice-unsupported': {
    lesson: converse,
    section: 'tool-choice',
    exercises: ['converse-any-ou-tool'],
  },
  'converse/cache-unsupported': {
    lesson: converse,
    section: 'cache-point',
    exercises: ['converse-cache-point'],
  },
  'converse/tool-config-missing': { lesson: converse, section: 'declarar-a-ferramenta', exercises: [] },
  'converse/schema-type': { lesson: converse, section: 'declarar-a-ferramenta', exercises: [] },
  converse: { lesson: converse, section: 'messages-e-converse', exercises: [] },
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
  if (finding.path.startsWith('tools')) return 'in tools';
  if (results.length === 0) return 'absent';
  return results.every((place) => place === message) ? 'behind' : 'apart';
}

// Every exercise proves itself: starter, solution, mistakes, scenario, folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proveExercise } from '../../src/authoring/prove-exercise.ts';
import { formatProblem } from '../../src/core/index.ts';
import { keptGuests } from '../../src/runner/node/index.ts';

const root = join(import.meta.dirname, '..', '..');
const exercises = join(root, 'content', 'exercises');
const openGuest = keptGuests();

/** Their ids are permanent: learners’ histories refer to them. */
const permanent = [
  'ferramenta-que-falha',
  'id-inventado',
  'resultado-no-papel-errado',
  'resultados-divididos',
  'turno-so-com-texto',
  'descricao-que-nao-diz-quando',
  'ambiente-sem-enum',
  'obrigatorio-demais',
  'pausa-nao-e-pergunta',
  'erro-que-vem-com-200',
  'escrita-sem-aprovacao',
  'do-laco-ao-tool-runner',
  'loop-sem-teto',
  'truncado-por-max-tokens',
  'recusa-repetida',
  'so-a-primeira-ferramenta',
  'erro-como-dado',
  'mensagem-vazia',
  'parada-pela-prosa',
  'despacho-por-nome',
  'parameters-ou-input-schema',
  'ordem-trocada',
  'resultado-bruto-no-contexto',
  'contextos-isolados',
  'oito-ferramentas',
  'revisor-humano',
  'converse-id-trocado',
  'converse-erro-sem-status',
  'converse-sem-teto',
  'converse-any-ou-tool',
  'converse-saida-estruturada',
  'converse-cache-point',
  'converse-resultados-divididos',
];

test('the exercises with permanent ids are all there', () => {
  expect(readdirSync(exercises)).toEqual(expect.arrayContaining(permanent));
});

test.concurrent.each(readdirSync(exercises))('%s is proven', { timeout: 300_000 }, async (id) => {
  const problems = await proveExercise({ dir: join(exercises, id), root, openGuest });
  expect(problems.map(formatProblem)).toEqual([]);
});

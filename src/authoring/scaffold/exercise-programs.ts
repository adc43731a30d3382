// The program files of a begun exercise, by its form: what its proof runs, and passes, until the author puts his own. Pure.
import type { ExerciseForm, ExerciseMeta } from '../../core/index.ts';
import { agentProgram, dialects } from './agent-program.ts';
import { bodyFiles } from './exercise-bodies.ts';
import { checksText, scenarioText, toolsText } from './exercise-parts.ts';

/** Line of the `find-line` starter that is to blame, and two that are not; as they stand there, without indentation. */
export function guiltyLines(api: ExerciseMeta['api']): [string, string, string] {
  const { keepTurn, runCalls, sendResults } = dialects[api];
  return [runCalls('.slice(0, 1)').trim(), keepTurn.trim(), sendResults.trim()];
}

/** The check that the begun starter fails. */
export const failedByStarter: Record<ExerciseForm, string> = {
  mend: 'responde-todas',
  'find-line': 'responde-todas',
  'review-diff': 'responde-todas',
  'order-lines': 'resposta-final',
  skeleton: 'executa-cada-chamada',
  'repair-history': 'todas-respondidas',
};

/** Name of each program file → its text. */
export function exercisePrograms({
  form,
  api,
}: {
  form: ExerciseForm;
  api: ExerciseMeta['api'];
}): Record<string, string> {
  if (form === 'repair-history') return { 'tools.ts': toolsText, ...bodyFiles(api) };
  const dialect = dialects[api];
  const { keepTurn, runCalls, runInSequence, sendResults, sendWithoutId } = dialect;
  const common = { 'scenario.ts': scenarioText, 'tools.ts': toolsText, 'checks.ts': checksText };
  const right = [keepTurn, runCalls(''), sendResults];
  const broken = [keepTurn, runCalls('.slice(0, 1)'), sendResults];
  const write = (note: string, step: readonly string[]) => agentProgram({ dialect, note, step });
  const notes = {
    starter: 'the program as learners get it: plausible, and broken by one thing only.',
    solution: 'the smallest mend of the starter.',
    mistake: 'a wrong program that people really write; its file is named after the check that it fails.',
    order: 'pieces between the markers whose order decides; all else is the same in starter and solution.',
    before: 'the program before the colleague’s change: it worked.',
  };
  const mistakes = {
    'mistakes/responde-todas.so-a-ultima.ts': write(notes.mistake, [
      keepTurn,
      runCalls('.slice(-1)'),
      sendResults,
    ]),
    'mistakes/responde-todas.sem-id.ts': write(notes.mistake, [keepTurn, runCalls(''), sendWithoutId]),
  };
  if (form === 'order-lines') {
    const ordered = (note: string, pieces: readonly string[]) =>
      agentProgram({
        dialect,
        note,
        step: [`    // <ordenar>\n${pieces.join('\n\n')}\n    // </ordenar>`],
      });
    const declare = '    let results: any[] = [];';
    const run = runCalls('').replace('const ', '');
    const put = (text: string) => text.replace('    // <ordenar>', `${declare}\n    // <ordenar>`);
    return {
      ...common,
      'starter.ts': put(ordered(notes.order, [sendResults, keepTurn, run])),
      'solution.ts': put(ordered(notes.order, [keepTurn, run, sendResults])),
      'mistakes/resposta-final.resultado-antes.ts': put(ordered(notes.order, [run, sendResults, keepTurn])),
      'mistakes/resposta-final.vazio.ts': put(ordered(notes.order, [keepTurn, sendResults, run])),
    };
  }
  const starter =
    form === 'skeleton'
      ? [
          '    // TODO: guarde o turno, execute as chamadas dele e devolva os resultados juntos.',
          '    break;',
        ]
      : broken;
  return {
    ...common,
    ...(form === 'review-diff'
      ? { 'before.ts': write(notes.before, [keepTurn, runInSequence, sendResults]) }
      : {}),
    'starter.ts': write(notes.starter, starter),
    'solution.ts': write(notes.solution, right),
    ...mistakes,
  };
}

// Checks an exercise of the form "order-lines": the same pieces in starter and solution, and every order parses. Runs in Node.
import typescript from 'typescript';
import { joinPieces, type OrderedProgram, type Problem, splitPieces } from '../core/index.ts';
import type { LearnerFile } from './exercise-folder.ts';
import { problem } from './prove-programs.ts';

/** With more pieces than this, only single pieces are moved about: all orders would be too many to parse. */
const mostPiecesInAllOrders = 4;

/** Problems of the pieces, file by file. */
export function checkOrder({
  starter,
  solution,
}: {
  starter: LearnerFile;
  solution: LearnerFile;
}): Problem[] {
  const [theirs, ours] = [splitPieces(starter.source), splitPieces(solution.source)];
  const shape = [...checkShape(starter, theirs), ...checkShape(solution, ours)];
  if (shape.length > 0 || theirs === null || ours === null) return shape;
  return [...compare(solution.file, theirs, ours), ...checkParses(starter.file, theirs)];
}

function checkShape({ file, source }: LearnerFile, program: OrderedProgram | null): Problem[] {
  if (program === null)
    return [
      problem(
        'order-markers',
        file,
        'It has not exactly one region between the lines `// <ordenar>` and `// </ordenar>`.',
        'Put each marker on a line of its own, once, the opening one first.',
      ),
    ];
  if (program.pieces.length < 3) {
    const what = `Only ${program.pieces.length} pieces stand between the markers.`;
    return [
      problem('few-pieces', file, what, 'Separate at least three pieces by exactly one blank line each.'),
    ];
  }
  if (joinPieces(program) === source) return [];
  const first = source
    .split('\n')
    .findIndex((line, index) => line !== joinPieces(program).split('\n')[index]);
  const what = 'Pieces are not separated by exactly one blank line, or blank lines stand beside a marker.';
  const fix = 'Leave one empty line between pieces, and none after the opening or before the closing marker.';
  return [{ ...problem('piece-spacing', file, what, fix), line: first + 1 }];
}

function compare(file: string, theirs: OrderedProgram, ours: OrderedProgram): Problem[] {
  const problems: Problem[] = [];
  if (theirs.before !== ours.before || theirs.after !== ours.after)
    problems.push(
      problem(
        'order-rest',
        file,
        'Outside the markers it differs from the starter.',
        'Keep everything outside the markers identical; only the order of the pieces may differ.',
      ),
    );
  const alien = ours.pieces.find((piece) => !theirs.pieces.includes(piece));
  const sameSet = [...theirs.pieces].sort().join('\n\n') === [...ours.pieces].sort().join('\n\n');
  if (!sameSet) {
    const shown = alien === undefined ? '' : ` The starter has no piece "${alien.trim().split('\n')[0]}".`;
    const fix = 'Use the very pieces of the starter, each once, in another order.';
    problems.push(problem('order-pieces', file, `Its pieces are not those of the starter.${shown}`, fix));
  } else if (theirs.pieces.join('\n\n') === ours.pieces.join('\n\n'))
    problems.push(
      problem(
        'order-same',
        file,
        'Its pieces stand in the order of the starter.',
        'Put the pieces into the right order.',
      ),
    );
  return problems;
}

/** Every order that a learner can make must be a program, so that it fails by what it does. */
function checkParses(file: string, program: OrderedProgram): Problem[] {
  const orders =
    program.pieces.length <= mostPiecesInAllOrders ? allOrders(program.pieces) : moves(program.pieces);
  for (const pieces of orders) {
    const fault = syntaxFault(joinPieces({ ...program, pieces }));
    if (fault === null) continue;
    const start = pieces.map((piece) => `"${piece.trim().split('\n')[0]}"`).join(', ');
    const fix =
      'Cut the pieces so that each is whole statements, and none declares what another declares too.';
    return [problem('order-does-not-parse', file, `In the order ${start}, it does not parse: ${fault}`, fix)];
  }
  return [];
}

function syntaxFault(source: string): string | null {
  const { diagnostics = [] } = typescript.transpileModule(source, { reportDiagnostics: true });
  const [first] = diagnostics;
  return first === undefined ? null : typescript.flattenDiagnosticMessageText(first.messageText, ' ');
}

function allOrders<Value>(list: readonly Value[]): Value[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, place) =>
    allOrders(list.filter((_, other) => other !== place)).map((rest) => [first, ...rest]),
  );
}

/** The list with one of its members at every other place. */
function moves<Value>(list: readonly Value[]): Value[][] {
  return list.flatMap((member, place) => {
    const rest = list.filter((_, other) => other !== place);
    return list.map((_, target) => [...rest.slice(0, target), member, ...rest.slice(target)]);
  });
}

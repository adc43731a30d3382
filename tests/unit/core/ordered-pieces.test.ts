// Programs with a region to put in order: taken apart and joined again.
import { describe, expect, it } from 'vitest';
import { joinPieces, splitPieces } from '../../../src/core/index.ts';

const source = `const a = 1;
function run() {
  // <ordenar>
  first();

  if (second) {
    second();
  }

  third();
  // </ordenar>
}
`;

describe('splitPieces', () => {
  it('gives pieces with their indentation, and what stands around them', () => {
    expect(splitPieces(source)).toEqual({
      before: 'const a = 1;\nfunction run() {\n  // <ordenar>',
      pieces: ['  first();', '  if (second) {\n    second();\n  }', '  third();'],
      after: '  // </ordenar>\n}\n',
    });
  });

  it('takes any number of blank lines between pieces and beside markers, blanks in them too', () => {
    const loose = source.replace('first();\n', 'first();\n  \n\n').replace('<ordenar>\n', '<ordenar>\n\n');
    expect(splitPieces(loose)?.pieces).toEqual(splitPieces(source)?.pieces);
  });

  it.each([
    ['without markers', 'first();'],
    ['with the closing marker first', source.replace('// <ordenar>', '// </ordenar>')],
    ['with two regions', source + source],
    ['with a marker beside code', source.replace('// <ordenar>', 'run(); // <ordenar>')],
  ])('gives null %s', (_, text) => {
    expect(splitPieces(text)).toBeNull();
  });
});

describe('joinPieces', () => {
  it('gives the very same text back', () => {
    const program = splitPieces(source);
    expect(program && joinPieces(program)).toBe(source);
  });

  it('keeps every character outside the region in another order', () => {
    const program = splitPieces(source);
    if (program === null) throw new Error('no region');
    const turned = joinPieces({ ...program, pieces: program.pieces.toReversed() });
    expect(turned.split('\n').sort()).toEqual(source.split('\n').sort());
    expect(splitPieces(turned)?.pieces).toEqual(program.pieces.toReversed());
  });
});

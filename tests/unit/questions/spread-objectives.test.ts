import { describe, expect, it } from 'vitest';
import { spreadObjectives } from '../../../src/ui/islands/questions/spread-objectives.ts';

describe('spreadObjectives', () => {
  it('takes one question of each objective in turn', () => {
    const questions = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map((id) => ({ id, objective: id.charAt(0) }));
    expect(spreadObjectives(questions).map(({ id }) => id)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });
});

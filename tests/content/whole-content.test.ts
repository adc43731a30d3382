// All that can be told of the content by reading it, as the build and `pegadinha check-content` tell it.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../../src/authoring/index.ts';
import { formatProblem } from '../../src/core/index.ts';

it('the whole content has no problems', async () => {
  const { problems } = await checkContent({ root: join(import.meta.dirname, '..', '..') });
  expect(problems.map(formatProblem)).toEqual([]);
});

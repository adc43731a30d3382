import { describe, expect, it } from 'vitest';
import { headingAnchor, headingAnchors } from '../../../src/core/index.ts';

describe('headingAnchor', () => {
  it('drops accents and keeps words', () => {
    expect(headingAnchor('Por que o histórico importa?')).toBe('por-que-o-historico-importa');
  });
});

describe('headingAnchors', () => {
  it('lists headings in order, numbers repetitions and ignores code', () => {
    const body = '## Código `is_error`\n\n```md\n## não conta\n```\n\n## Fim\n\ntexto\n\n### Fim\n';
    expect(headingAnchors(body)).toEqual(['codigo-is-error', 'fim', 'fim-1']);
  });
});

import { describe, expect, it } from 'vitest';
import { brokenRule } from '../../../src/grader/name-things.ts';
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';

describe('brokenRule', () => {
  it('names the rule of a real finding without what to do about it', () => {
    const body = {
      model: 'claude-opus-5',
      max_tokens: 64,
      messages: [
        { role: 'user', content: 'Oi.' },
        { role: 'assistant', content: 'Olá.' },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_01A', content: 'v' }] },
      ],
    };
    const [finding] = validateMessagesRequest(body, { profile: 'strict' }).findings;
    expect(finding?.explanation).toContain('Devolva');
    expect(brokenRule(finding?.explanation ?? '')).toMatch(/^Este `tool_result` cita um id .+\.$/);
    expect(brokenRule(finding?.explanation ?? '')).not.toContain('Devolva');
  });
  it('keeps a single sentence as it is', () => {
    expect(brokenRule('Sem ponto final')).toBe('Sem ponto final');
  });
});

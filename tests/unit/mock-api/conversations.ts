// Short spellings of request bodies for tests.
import { validateMessagesRequest } from '../../../src/mock-api/index.ts';

export type Block = Record<string, unknown>;
export interface Message {
  role: string;
  content: unknown;
}

export const text = (value: string): Block => ({ type: 'text', text: value });
export const call = (id: string, more: Block = {}): Block => ({
  type: 'tool_use',
  id,
  name: 'lookup',
  input: {},
  ...more,
});
export const result = (id: string, more: Block = {}): Block => ({
  type: 'tool_result',
  tool_use_id: id,
  content: 'ok',
  ...more,
});
export const user = (...content: Block[]): Message => ({ role: 'user', content });
export const assistant = (...content: Block[]): Message => ({ role: 'assistant', content });
export const question: Message = { role: 'user', content: 'What is it?' };

export const tool = (name: string, more: Block = {}): Block => ({
  name,
  input_schema: { type: 'object', properties: {} },
  ...more,
});

/** A body that is in order but for `messages` and what `more` says. */
export function body(messages: unknown, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { model: 'claude-haiku-4-5', max_tokens: 64, messages, ...more };
}

/** Verdict of one profile in one line: "200", or "400 rule path" of the first error. */
export function verdict(request: unknown, profile: 'anthropic' | 'strict' = 'anthropic'): string {
  const { status, findings } = validateMessagesRequest(request, { profile });
  const first = findings.find((finding) => finding.severity === 'error');
  return first ? `${status} ${first.rule} ${first.path}` : String(status);
}

/** The API's words for the first error; empty where the request is accepted. */
export function words(request: unknown, profile: 'anthropic' | 'strict' = 'anthropic'): string {
  return validateMessagesRequest(request, { profile }).error?.message ?? '';
}

/** Rules of the warnings. */
export function warnings(request: unknown, profile: 'anthropic' | 'strict' = 'anthropic'): string[] {
  return validateMessagesRequest(request, { profile })
    .findings.filter((finding) => finding.severity === 'warning')
    .map((finding) => finding.rule);
}

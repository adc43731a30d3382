// Converse bodies for tests, written in the fewest words.

export const claude = 'us.anthropic.claude-sonnet-4-5-20250929-v1:0';
export const opus55 = 'global.anthropic.claude-opus-5-5';
export const nova = 'us.amazon.nova-lite-v1:0';
export const llama = 'us.meta.llama3-3-70b-instruct-v1:0';

export const text = (words: string) => ({ text: words });
export const user = (...content: object[]) => ({ role: 'user', content });
export const assistant = (...content: object[]) => ({ role: 'assistant', content });
export const call = (toolUseId: string, more: object = {}) => ({
  toolUse: { toolUseId, name: 'lookup', input: {}, ...more },
});
export const result = (toolUseId: string, more: object = {}) => ({
  toolResult: { toolUseId, content: [{ text: 'v' }], ...more },
});
export const spec = (more: object = {}) => ({
  toolSpec: { name: 'lookup', inputSchema: { json: { type: 'object' } }, ...more },
});
export const question = user(text('Q?'));
export const toolConfig = { tools: [spec()] };
/** With a tool declared. */
export const body = (messages: unknown, more: object = {}) => ({ messages, toolConfig, ...more });

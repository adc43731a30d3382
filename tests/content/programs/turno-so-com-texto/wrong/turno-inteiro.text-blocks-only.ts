import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

type Messages = readonly Anthropic.MessageParam[];

const ask = (messages: Messages) =>
  new Anthropic().messages.create({ model: 'claude-sonnet-5', max_tokens: 2000, tools, messages: [...messages] });

const run = (call: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> =>
  executeTool(call.name, call.input).then(
    (content) => ({ type: 'tool_result', tool_use_id: call.id, content }),
    (error: Error) => ({ type: 'tool_result', tool_use_id: call.id, content: error.message, is_error: true }),
  );

async function step(messages: Messages, left: number): Promise<string> {
  if (left === 0) throw new Error('too many turns');
  const { content, stop_reason } = await ask(messages);
  const calls = content.filter((block) => block.type === 'tool_use');
  if (stop_reason !== 'tool_use' || calls.length === 0)
    return content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  const results = await Promise.all(calls.map(run));
  return step([...messages, { role: 'assistant', content: content.filter((block) => block.type === 'text') }, { role: 'user', content: results }], left - 1);
}

export const runAgent = (question: string): Promise<string> => step([{ role: 'user', content: question }], 10);

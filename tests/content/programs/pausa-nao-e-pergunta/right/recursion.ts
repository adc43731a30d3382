import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const search = { type: 'web_search_20250305' as const, name: 'web_search' as const, max_uses: 9 };

async function go(messages: Anthropic.MessageParam[], said: string, left = 20): Promise<string> {
  if (left === 0) throw new Error('no end');
  const { content, stop_reason } = await new Anthropic().messages.create({
    model: 'claude-opus-5',
    max_tokens: 4096,
    tools: [search, ...tools],
    messages,
  });
  const text = said + content.map((block) => (block.type === 'text' ? block.text : '')).join('');
  const history = [...messages, { role: 'assistant' as const, content }];
  if (stop_reason === 'pause_turn') return go(history, text, left - 1);
  if (stop_reason !== 'tool_use') return text;
  const results = await Promise.all(
    content
      .filter((block) => block.type === 'tool_use')
      .map(async ({ id, name, input }) => ({
        type: 'tool_result' as const,
        tool_use_id: id,
        content: await executeTool(name, input),
      })),
  );
  // What was said before a call of our own is not part of the answer.
  return go([...history, { role: 'user', content: results }], '', left - 1);
}

export const runAgent = (question: string) => go([{ role: 'user', content: question }], '');

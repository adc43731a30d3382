import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();
type Messages = Anthropic.MessageParam[];

/** One whole turn: the parts of a paused turn, put together into one message. */
async function turn(messages: Messages): Promise<{ content: Anthropic.ContentBlock[]; calls: Anthropic.ToolUseBlock[] }> {
  const content: Anthropic.ContentBlock[] = [];
  for (let part = 0; part < 10; part += 1) {
    const sent: Messages = content.length > 0 ? [...messages, { role: 'assistant', content }] : messages;
    const message = await client.messages
      .stream({
        model: 'claude-opus-5',
        max_tokens: 4096,
        messages: sent,
        tools: [...tools, { type: 'web_search_20260209', name: 'web_search' }],
      })
      .finalMessage();
    content.push(...message.content);
    if (message.stop_reason !== 'pause_turn')
      return { content, calls: content.filter((block) => block.type === 'tool_use') };
  }
  throw new Error('too many pauses');
}

export async function runAgent(question: string): Promise<string> {
  const messages: Messages = [{ role: 'user', content: question }];
  for (;;) {
    const { content, calls } = await turn(messages);
    if (calls.length === 0) return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
    messages.push({ role: 'assistant', content });
    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const call of calls)
      results.push({ type: 'tool_result', tool_use_id: call.id, content: await executeTool(call.name, call.input) });
    messages.push({ role: 'user', content: results });
  }
}

import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

/** Results in the order in which they arrived; each knows its own call. */
async function collect(calls: Anthropic.ToolUseBlock[]): Promise<Anthropic.ToolResultBlockParam[]> {
  const done = new Map<string, Anthropic.ToolResultBlockParam>();
  await Promise.all(
    calls.map(async (call) => {
      try {
        const content = await executeTool(call.name, call.input);
        done.set(call.id, { type: 'tool_result', tool_use_id: call.id, content });
      } catch (error) {
        done.set(call.id, { type: 'tool_result', tool_use_id: call.id, content: `${error}`, is_error: true });
      }
    }),
  );
  const values = [...done.values()];
  return calls.map((call, index) => ({ ...values[index]!, tool_use_id: call.id }));
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (let requests = 1; ; requests++) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    switch (reply.stop_reason) {
      case 'tool_use':
        messages.push(
          { role: 'assistant', content: reply.content },
          { role: 'user', content: await collect(reply.content.filter((block) => block.type === 'tool_use')) },
        );
        break;
      case 'pause_turn':
        messages.push({ role: 'assistant', content: reply.content });
        break;
      case 'end_turn':
      case 'stop_sequence':
        return reply.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
      default:
        throw new Error(`unfinished: ${reply.stop_reason}`);
    }
    if (requests > 20) throw new Error('too many requests');
  }
}

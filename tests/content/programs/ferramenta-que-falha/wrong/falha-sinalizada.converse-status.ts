import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const anthropic = new Anthropic();

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.Beta.BetaMessageParam[] = [{ role: 'user', content: question }];
  let reply: Anthropic.Beta.BetaMessage;
  do {
    reply = await anthropic.beta.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    messages.push({ role: 'assistant', content: reply.content });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (calls.length > 0) {
      const answers = await Promise.allSettled(calls.map((call) => executeTool(call.name, call.input)));
      messages.push({
        role: 'user',
        content: answers.map((answer, index) =>
          answer.status === 'fulfilled'
            ? { type: 'tool_result' as const, tool_use_id: calls[index]!.id, content: answer.value }
            : { type: 'tool_result' as const, tool_use_id: calls[index]!.id, content: `${answer.reason}`, status: 'error' },
        ),
      });
    }
  } while (reply.stop_reason === 'tool_use');
  return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('').trim();
}

import Anthropic from '@anthropic-ai/sdk';
import { executeTool, pedirAprovacao, tools } from './tools';

async function answer(calls: Anthropic.ToolUseBlock[], _: string): Promise<Anthropic.ToolResultBlockParam[]> {
  const said = await Promise.all(calls.map((call) => (call.name.startsWith('consultar') ? 'aprovado' : pedirAprovacao({ ...call }))));
  return Promise.all(
    calls.map(async (call, place) =>
      said[place] === 'aprovado'
        ? { type: 'tool_result' as const, tool_use_id: call.id, content: await executeTool(call.name, call.input) }
        : { type: 'tool_result' as const, tool_use_id: call.id, is_error: true, content: [{ type: 'text' as const, text: `Not executed. ${said[place]}` }] },
    ),
  );
}

export async function runAgent(question: string): Promise<string> {
  const client = new Anthropic();
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages });
    messages.push({ role: 'assistant', content: reply.content });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (calls.length === 0) return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    messages.push({ role: 'user', content: await answer(calls, question) });
  }
}

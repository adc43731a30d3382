import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (let turn = 0; turn < 15; turn++) {
    const stream = client.messages.stream({ model: 'claude-opus-5', max_tokens: 64000, tools, messages });
    stream.on('text', (delta) => console.log(delta));
    const message = await stream.finalMessage();
    messages.push({ role: 'assistant', content: await stream.finalText().catch(() => '(sem texto)') });
    if (message.stop_reason === 'end_turn') return stream.finalText();
    const calls = message.content.filter((block) => block.type === 'tool_use');
    const content = await Promise.all(
      calls.map(async (call) => {
        try {
          const output = await executeTool(call.name, call.input as Record<string, unknown>);
          return { type: 'tool_result' as const, tool_use_id: call.id, content: output };
        } catch (error) {
          const reason = error instanceof Error ? error.message : 'unknown';
          return { type: 'tool_result' as const, tool_use_id: call.id, is_error: true, content: `Erro: ${reason}` };
        }
      }),
    );
    messages.push({ role: 'user', content });
  }
  return '';
}

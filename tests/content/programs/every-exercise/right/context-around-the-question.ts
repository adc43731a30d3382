import Anthropic from '@anthropic-ai/sdk';
import type { MessageParam, ToolResultBlockParam } from '@anthropic-ai/sdk/resources/messages';
import { executeTool, tools } from './tools';

const client = new Anthropic({ apiKey: process.env.ANTHROPIC_API_KEY ?? 'sem-chave' });

const examples: MessageParam[] = [
  { role: 'user', content: 'Bom dia' },
  { role: 'assistant', content: 'Bom dia! Como posso ajudar?' },
];

export default async function runAgent(question: string): Promise<string> {
  const messages: MessageParam[] = [
    ...examples,
    { role: 'user', content: 'Contexto: hoje é 29/11/2026.' },
    { role: 'user', content: `<pergunta>${question}</pergunta>` },
  ];
  for (let turn = 0; turn < 10; turn++) {
    const reply = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 8000,
      thinking: { type: 'adaptive' },
      output_config: { effort: 'low' },
      tools,
      messages,
    });
    messages.push({ role: 'assistant', content: reply.content });
    if (reply.stop_reason === 'end_turn') {
      const texts = reply.content.filter((block) => block.type === 'text').map((block) => block.text);
      return `Resposta: ${texts.join(' ')}`;
    }
    const results: ToolResultBlockParam[] = [];
    const pending = reply.content.filter((block) => block.type === 'tool_use');
    while (pending.length > 0) {
      // At most two at a time.
      const batch = pending.splice(0, 2).map(async ({ id, name, input }) => {
        const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timeout')), 5000));
        try {
          const content = await Promise.race([executeTool(name, input), timeout]);
          results.push({ type: 'tool_result', tool_use_id: id, content });
        } catch (error) {
          results.push({ type: 'tool_result', tool_use_id: id, content: `<erro>${(error as Error).message}</erro>`, is_error: true });
        }
      });
      await Promise.all(batch);
    }
    messages.push({ role: 'user', content: results });
    messages.push({ role: 'user', content: 'Continue.' });
  }
  throw new Error('limite');
}

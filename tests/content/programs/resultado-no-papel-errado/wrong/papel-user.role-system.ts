import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

type Draft = { type: 'text'; text: string } | { type: 'tool_use'; id: string; name: string; json: string };

const client = new Anthropic();

async function turn(messages: Anthropic.MessageParam[]) {
  const drafts: Draft[] = [];
  let stopReason: string | null = null;
  const events = await client.messages.create({ model: 'claude-opus-5', max_tokens: 4096, tools, messages, stream: true });
  for await (const event of events) {
    if (event.type === 'content_block_start') {
      const block = event.content_block;
      if (block.type === 'text') drafts[event.index] = { type: 'text', text: block.text };
      if (block.type === 'tool_use') drafts[event.index] = { type: 'tool_use', id: block.id, name: block.name, json: '' };
    } else if (event.type === 'content_block_delta') {
      const draft = drafts[event.index];
      if (event.delta.type === 'text_delta' && draft?.type === 'text') draft.text += event.delta.text;
      if (event.delta.type === 'input_json_delta' && draft?.type === 'tool_use') draft.json += event.delta.partial_json;
    } else if (event.type === 'message_delta') {
      stopReason = event.delta.stop_reason;
    }
  }
  const content = drafts.map((draft) =>
    draft.type === 'text'
      ? draft
      : { type: 'tool_use' as const, id: draft.id, name: draft.name, input: JSON.parse(draft.json || '{}') },
  );
  return { content, stopReason };
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (;;) {
    const { content, stopReason } = await turn(messages);
    messages.push({ role: 'assistant', content });
    if (stopReason !== 'tool_use') return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('');
    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const block of content) {
      if (block.type !== 'tool_use') continue;
      const result: Anthropic.ToolResultBlockParam = { type: 'tool_result', tool_use_id: block.id };
      await executeTool(block.name, block.input).then(
        (output) => (result.content = output),
        (error) => Object.assign(result, { content: error.message, is_error: true }),
      );
      results.push(result);
    }
    messages.push({ role: 'system' as 'user', content: results });
  }
}

import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic({ apiKey: 'local', timeout: 30_000 });
type Result = Anthropic.ToolResultBlockParam;

const result = (id: string, content: string, failed: boolean): Result => ({
  type: 'tool_result',
  tool_use_id: id,
  content,
  ...(failed ? { is_error: true } : {}),
});

export async function runAgent(question: string): Promise<string> {
  let messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  let answer: string | undefined;
  while (answer === undefined) {
    const { data: reply, request_id } = await client.messages
      .create({ model: 'claude-haiku-4-5', max_tokens: 4096, tools, messages })
      .withResponse();
    console.log(request_id);
    const results = await reply.content.reduce<Promise<Result[]>>(async (before, block) => {
      const done = await before;
      if (block.type !== 'tool_use') return done;
      const next = await executeTool(block.name, block.input)
        .then((output: string) => result(block.id, output, false))
        .catch((error: Error) => console.warn(error.message));
      return next ? done.concat(next) : done;
    }, Promise.resolve([]));
    if (results.length === 0) answer = reply.content.map((block) => ('text' in block ? block.text : '')).join('');
    messages = messages.concat({ role: 'assistant', content: reply.content }, { role: 'user', content: results });
  }
  return answer;
}

import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const client = new BedrockRuntimeClient({});
const specs: any[] = tools.map((tool) => ({
    toolSpec: { name: tool.name, description: tool.description, inputSchema: { json: tool.input_schema } },
  }));

async function receive(messages: any[], turn: number) {
  const { stream } = await client.send(
    new ConverseStreamCommand({ modelId: 'us.anthropic.claude-sonnet-5', messages, toolConfig: { tools: specs } }),
  );
  const content: any[] = [];
  let stopReason = '';
  for await (const event of stream!) {
    const start = event.contentBlockStart;
    if (start?.start?.toolUse) content[start.contentBlockIndex!] = { toolUse: { ...start.start.toolUse, input: '' } };
    const piece = event.contentBlockDelta;
    if (piece?.delta?.text !== undefined) {
      const before = content[piece.contentBlockIndex!]?.text ?? '';
      content[piece.contentBlockIndex!] = { text: before + piece.delta.text };
    }
    if (piece?.delta?.toolUse) content[piece.contentBlockIndex!].toolUse.input += piece.delta.toolUse.input;
    if (event.messageStop) stopReason = event.messageStop.stopReason!;
  }
  for (const { toolUse } of content) if (toolUse) toolUse.input = JSON.parse(toolUse.input || '{}');
  return { content, stopReason };
}

export async function runAgent(question: string): Promise<string> {
  const messages: any[] = [{ role: 'user', content: [{ text: question }] }];
  for (let turn = 0; ; turn++) {
    const { content, stopReason } = await receive(messages, turn);
    messages.push({ role: 'assistant', content });
    if (stopReason !== 'tool_use') return content.map(({ text }) => text ?? '').join('');
    const calls = content.filter(({ toolUse }) => toolUse);
    messages.push({
      role: 'user',
      content: await Promise.all(
        calls.map(({ toolUse: { toolUseId, name, input } }) =>
          executeTool(name, input).then(
            (output) => ({ toolResult: { toolUseId, content: [{ text: output }] } }),
            (error) => ({ toolResult: { toolUseId, content: [{ text: `${name}: ${error.message}` }], status: 'error' } }),
          ),
        ),
      ),
    });
  }
}

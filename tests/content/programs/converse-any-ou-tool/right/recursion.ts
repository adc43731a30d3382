import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const client = new BedrockRuntimeClient({ region: 'us-east-1' });
const specs: any[] = tools.map((tool) => ({
    toolSpec: { name: tool.name, description: tool.description, inputSchema: { json: tool.input_schema } },
  }));

async function answer({ toolUse }: any) {
  const { toolUseId, name, input } = toolUse;
  try {
    return { toolResult: { toolUseId, content: [{ text: await executeTool(name, input) }], status: 'success' } };
  } catch (error) {
    return { toolResult: { toolUseId, content: [{ text: String(error) }], status: 'error' } };
  }
}

async function ask(messages: any[], turn: number): Promise<string> {
  const reply = await client.send(new ConverseCommand({ modelId: 'us.anthropic.claude-sonnet-5', messages, toolConfig: turn === 0 ? { tools: specs, toolChoice: { tool: { name: 'identificar_cliente' } } } : { tools: specs } }));
  const { content } = reply.output!.message!;
  if (reply.stopReason !== 'tool_use') return content!.map((block) => block.text ?? '').join('');
  const calls = content!.filter((block) => block.toolUse);
  const results = [];
  for (const call of calls) results.push(await answer(call));
  return ask([...messages, reply.output!.message, { role: 'user', content: results }], turn + 1);
}

export async function runAgent(question: string): Promise<string> {
  return ask([{ role: 'user', content: [{ text: question }] }], 0);
}

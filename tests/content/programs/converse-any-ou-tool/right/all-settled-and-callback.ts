import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const client = new BedrockRuntimeClient({ region: 'sa-east-1', maxAttempts: 1 });
const specs: any[] = tools.map((tool) => ({
    toolSpec: { name: tool.name, description: tool.description, inputSchema: { json: tool.input_schema } },
  }));

export async function runAgent(question: string): Promise<string> {
  let messages: any[] = [{ role: 'user', content: [{ text: question }] }];
  let turn = 0;
  while (true) {
    const { output, stopReason } = await client.send(
      new ConverseCommand({ modelId: 'us.anthropic.claude-sonnet-5', messages, toolConfig: turn === 0 ? { tools: specs, toolChoice: { tool: { name: 'identificar_cliente' } } } : { tools: specs } }),
    );
    turn += 1;
    const blocks: any[] = output!.message!.content!;
    messages = messages.concat(output!.message);
    const asked = blocks.filter((block) => block.toolUse).map((block) => block.toolUse);
    if (stopReason === 'end_turn' && asked.length === 0) return blocks.filter((b) => b.text).map((b) => b.text).join(' ');
    const settled = await Promise.allSettled(asked.map((call) => executeTool(call.name, call.input)));
    const content = settled.map((result, place) => ({
      toolResult:
        result.status === 'fulfilled'
          ? { toolUseId: asked[place].toolUseId, content: [{ text: result.value }], status: 'success' }
          : { toolUseId: asked[place].toolUseId, content: [{ text: `falhou: ${result.reason.message}` }], status: 'error' },
    }));
    // A ordem dos resultados é livre.
    messages = messages.concat({ role: 'user', content: content.reverse() });
  }
}

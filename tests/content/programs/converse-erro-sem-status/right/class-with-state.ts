import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const specs: any[] = tools.map((tool) => ({
    toolSpec: { name: tool.name, description: tool.description, inputSchema: { json: tool.input_schema } },
  }));

class Agent {
  client = new BedrockRuntimeClient({});
  messages: any[] = [];

  async run(question: string) {
    this.messages.push({ role: 'user', content: [{ text: question }] });
    let turn = 0;
    let reply;
    do {
      reply = await this.client.send(
        new ConverseCommand({
          modelId: 'us.anthropic.claude-sonnet-5',
          system: [{ text: 'Seja breve.' }],
          messages: this.messages,
          toolConfig: { tools: specs },
          inferenceConfig: { maxTokens: 2048 },
        }),
      );
      turn += 1;
      this.messages.push(reply.output.message);
      if (reply.stopReason === 'tool_use') await this.execute(reply.output.message.content);
    } while (reply.stopReason === 'tool_use');
    return reply.output.message.content.find((block) => 'text' in block).text;
  }

  async execute(blocks: any[]) {
    const content: any[] = [];
    for (const block of blocks.filter((one) => one.toolUse)) {
      const toolResult: any = { toolUseId: block.toolUse.toolUseId };
      await executeTool(block.toolUse.name, block.toolUse.input).then(
        (output) => (toolResult.content = [{ json: { output } }]),
        (error) => {
          toolResult.content = [{ json: { error: error.message } }];
          toolResult.status = 'error';
        },
      );
      content.push({ toolResult });
    }
    this.messages.push({ role: 'user', content });
  }
}

export const runAgent = (question: string): Promise<string> => new Agent().run(question);

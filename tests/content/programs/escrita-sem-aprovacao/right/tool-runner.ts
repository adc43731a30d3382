import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool, pedirAprovacao, tools } from './tools';

const guarded = tools.map((tool) =>
  betaTool({
    name: tool.name,
    description: tool.description,
    inputSchema: tool.input_schema,
    run: async (input) => {
      if (tool.name !== 'consultar_pedido') {
        const said = await pedirAprovacao({ ferramenta: tool.name, input });
        if (said !== 'aprovado') throw new Error(said);
      }
      return executeTool(tool.name, input);
    },
  }),
);

export async function runAgent(question: string): Promise<string> {
  const final = await new Anthropic().beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    messages: [{ role: 'user', content: question }],
    tools: guarded,
  });
  return final.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}

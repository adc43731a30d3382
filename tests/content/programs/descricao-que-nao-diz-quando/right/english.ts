import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool } from './tools';

const declared: Anthropic.Tool[] = [
  {
    name: 'buscar_acervo',
    description: 'Search the library catalog. Use when the student asks whether a book or author is available or where it stands. Not for due dates.',
    input_schema: { type: 'object', properties: { termo: { type: 'string' } }, required: ['termo'] },
  },
  {
    name: 'consultar_emprestimos',
    description: 'Looks up the loans of a student. Use when the student asks about due dates, renewals or a fine. Not for finding books.',
    input_schema: { type: 'object', properties: { ra: { type: 'string' } }, required: ['ra'] },
  },
];

const run = executeTool;

export async function runAgent(question: string): Promise<string> {
  const final = await new Anthropic().beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 4096,
    messages: [{ role: 'user', content: question }],
    tools: declared.map((tool) =>
      betaTool({ name: tool.name, description: tool.description ?? '', inputSchema: tool.input_schema as { type: 'object' }, run: (input) => run(tool.name, input) }),
    ),
  });
  return final.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}

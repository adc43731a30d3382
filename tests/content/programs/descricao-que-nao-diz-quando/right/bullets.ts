import Anthropic from '@anthropic-ai/sdk';
import { executeTool } from './tools';

const declared: Anthropic.Tool[] = [
  {
    name: 'buscar_acervo',
    description: [
      'Acervo da biblioteca.',
      'Quando usar:',
      '- o aluno procura um livro, autor ou estante;',
      '- o aluno pergunta se há exemplar disponível.',
      'Quando não usar:',
      '- prazos, renovações e multas (consultar_emprestimos).',
    ].join('\n'),
    input_schema: { type: 'object', properties: { termo: { type: 'string' } }, required: ['termo'] },
  },
  {
    name: 'consultar_emprestimos',
    description: [
      'Empréstimos de um aluno.',
      'Quando usar:',
      '- perguntas sobre prazo, devolução, renovação ou multa.',
      'Quando não usar:',
      '- procurar livros (buscar_acervo).',
    ].join('\n'),
    input_schema: { type: 'object', properties: { ra: { type: 'string' } }, required: ['ra'] },
  },
];

const run = executeTool;

export const runAgent = async (question: string): Promise<string> => {
  const client = new Anthropic();
  const turn = async (messages: Anthropic.MessageParam[]): Promise<string> => {
    const reply = await client.messages.stream({ model: 'claude-opus-5', max_tokens: 4096, tools: declared, messages }).finalMessage();
    const calls = reply.content.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
    if (reply.stop_reason !== 'tool_use') return reply.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
    const results = await Promise.all(
      calls.map(async (call) => ({ type: 'tool_result' as const, tool_use_id: call.id, content: [{ type: 'text' as const, text: await run(call.name, call.input) }] })),
    );
    return turn([...messages, { role: 'assistant', content: reply.content }, { role: 'user', content: results }]);
  };
  return turn([{ role: 'user', content: question }]);
};

// Balcão da biblioteca: responde a alunos consultando o acervo e os empréstimos.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool } from './tools';

const client = new Anthropic();

const SYSTEM = `Você atende no balcão de uma biblioteca universitária.
Horário: de segunda a sexta, das 8h às 21h; sábado, das 8h às 13h.`;

const ferramentas: Anthropic.Tool[] = [
  {
    name: 'buscar_acervo',
    description:
      'Ponto de entrada da biblioteca. Use quando perguntarem por livros, autores, empréstimos, prazos ou multas.',
    input_schema: {
      type: 'object',
      properties: { termo: { type: 'string', description: 'Título, autor ou assunto.' } },
      required: ['termo'],
    },
  },
  {
    name: 'consultar_emprestimos',
    description: 'Consulta os dados de um aluno.',
    input_schema: {
      type: 'object',
      properties: { ra: { type: 'string', description: 'Registro acadêmico, cinco dígitos.' } },
      required: ['ra'],
    },
  },
];

async function responder(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result', tool_use_id: chamada.id } as const;
  try {
    return { ...resultado, content: await executeTool(chamada.name, chamada.input) };
  } catch (erro) {
    return { ...resultado, content: String(erro), is_error: true };
  }
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < 10; volta++) {
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4000,
      system: SYSTEM,
      tools: ferramentas,
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
    }
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O atendimento parou em ${resposta.stop_reason}.`);
    }
    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(responder)) });
  }

  throw new Error('O atendimento não terminou em 10 voltas.');
}

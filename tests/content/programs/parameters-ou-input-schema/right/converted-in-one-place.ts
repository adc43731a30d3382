// Agente de suporte do Vizinha. O catálogo de ferramentas veio do agente antigo, que falava com outra API.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool } from './tools';

const anthropic = new Anthropic();

const CATALOGO = [
  {
    name: 'buscar_na_base',
    description: 'Artigo da base de conhecimento sobre um assunto. Use para explicar o produto.',
    input_schema: {
      type: 'object',
      properties: { assunto: { type: 'string', description: 'Assunto tirado do texto do chamado.' } },
      required: ['assunto'],
    },
  },
  {
    name: 'historico_do_cliente',
    description: 'Chamados anteriores de um cliente. Use para saber se o problema já aconteceu.',
    parameters: {
      type: 'object',
      properties: { cliente: { type: 'string', description: 'Código do cliente, como V-119.' } },
      required: ['cliente'],
    },
  },
];

async function executar(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
  try {
    return { ...resultado, content: await executeTool(chamada.name, chamada.input) };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { ...resultado, content: `${chamada.name} falhou: ${motivo}`, is_error: true };
  }
}

export async function runAgent(question: string): Promise<string> {
  const mensagens: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < 8; volta++) {
    const resposta = await anthropic.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      system: 'Você atende os clientes do Vizinha. Apoie cada resposta no que consultar.',
      tools: CATALOGO.map(({ name, description, input_schema, parameters }) => ({
        name,
        description,
        input_schema: input_schema ?? parameters,
      })) as Anthropic.Tool[],
      messages: mensagens,
    });
    mensagens.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
    }
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O agente parou em ${resposta.stop_reason}.`);
    }

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    mensagens.push({ role: 'user', content: await Promise.all(chamadas.map(executar)) });
  }

  throw new Error('O agente não terminou em 8 voltas.');
}

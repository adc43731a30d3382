// Agente de suporte do Vizinha: responde com a base de conhecimento e o histórico do cliente.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool } from './tools';

const anthropic = new Anthropic();

const SYSTEM = `Você atende os clientes do Vizinha.
Apoie cada resposta no que consultar.`;

function ferramenta(name: string, campo: 'assunto' | 'cliente', description: string): Anthropic.Tool {
  const dica = campo === 'assunto' ? 'Assunto tirado do texto do chamado.' : 'Código do cliente, como C-3307.';
  const properties = { [campo]: { type: 'string', description: dica } };
  return { name, description, input_schema: { type: 'object', properties, required: [campo] } };
}

const FERRAMENTAS = [
  ferramenta(
    'buscar_na_base',
    'assunto',
    'Artigo vigente da base de conhecimento sobre um assunto. Use para toda dúvida sobre como o produto funciona. Não traz dados de clientes.',
  ),
  ferramenta('pesquisar_artigos', 'assunto', 'Pesquisa artigos sobre um assunto.'),
  ferramenta('consultar_faq', 'assunto', 'Consulta o FAQ.'),
  ferramenta('buscar_documentacao', 'assunto', 'Busca na documentação do produto.'),
  ferramenta(
    'historico_do_cliente',
    'cliente',
    'O que já aconteceu com um cliente: chamados, datas e soluções. Use para saber se o problema é repetido. Não explica o produto.',
  ),
  ferramenta('listar_chamados', 'cliente', 'Lista os chamados de um cliente.'),
  ferramenta('ver_conversas', 'cliente', 'Mostra as últimas conversas com um cliente.'),
  ferramenta('buscar_cliente', 'cliente', 'Busca um cliente.'),
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

  for (let volta = 0; volta < 10; volta++) {
    const resposta = await anthropic.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      system: SYSTEM,
      tools: FERRAMENTAS.filter(({ name }) => ['buscar_na_base', 'consultar_faq', 'historico_do_cliente'].includes(name)),
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

  throw new Error('O agente não terminou em 10 voltas.');
}

// Central de reservas: o agente consulta vagas, tarifas e regras e monta a resposta ao hóspede.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const anthropic = new Anthropic();

/** A conversa tem dois lados: o hóspede e o agente (o Claude com as suas ferramentas). */
class Conversa {
  readonly mensagens: Anthropic.MessageParam[] = [];

  hospede(content: string): void {
    this.mensagens.push({ role: 'user', content });
  }

  agente(content: Anthropic.ContentBlockParam[]): void {
    this.mensagens.push({ role: 'assistant', content });
  }

  aplicacao(content: Anthropic.ContentBlockParam[]): void {
    this.mensagens.push({ role: 'user', content });
  }
}

/** Uma ferramenta que falha não interrompe o atendimento: o Claude é avisado e decide o que fazer. */
async function consultar(pedido: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: pedido.id };
  try {
    return { ...resultado, content: await executeTool(pedido.name, pedido.input) };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { ...resultado, content: `Não foi possível usar ${pedido.name}: ${motivo}`, is_error: true };
  }
}

async function perguntar(conversa: Conversa): Promise<Anthropic.Message> {
  return anthropic.messages.create({
    model: 'claude-sonnet-5',
    max_tokens: 4096,
    system: 'Você é o agente de reservas de uma rede de pousadas. Consulte antes de prometer vaga ou preço.',
    tools,
    messages: conversa.mensagens,
  });
}

export async function runAgent(question: string): Promise<string> {
  const conversa = new Conversa();
  conversa.hospede(question);

  let resposta = await perguntar(conversa);
  let consultas = 0;

  while (resposta.stop_reason === 'tool_use') {
    const pedidos = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    consultas += pedidos.length;
    if (consultas > 40) throw new Error('O agente passou de 40 consultas.');

    conversa.agente(resposta.content);
    const resultados = await Promise.all(pedidos.map(consultar));
    conversa.aplicacao([{ type: 'text', text: 'Aqui estão os resultados das consultas:' }, ...resultados]);

    resposta = await perguntar(conversa);
  }

  if (resposta.stop_reason !== 'end_turn') throw new Error(`O agente parou em ${resposta.stop_reason}.`);
  const partes: string[] = [];
  for (const bloco of resposta.content) if (bloco.type === 'text') partes.push(bloco.text);
  return partes.join('\n');
}

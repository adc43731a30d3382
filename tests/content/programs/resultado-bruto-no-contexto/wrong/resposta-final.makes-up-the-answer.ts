// Agente de suporte do Vizinha, um sistema para condomínios: consulta a base de conhecimento e o histórico do cliente.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const anthropic = new Anthropic();

const SYSTEM = `Você atende os clientes do Vizinha.
Apoie cada resposta na base de conhecimento e no histórico, e cite o código do artigo.`;

/** Executa uma chamada e monta o resultado. Uma falha volta sinalizada. */
async function responder(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
  try {
    const texto = await executeTool(chamada.name, chamada.input);
    return { ...resultado, content: texto };
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
      system: SYSTEM,
      tools,
      messages: mensagens,
    });
    mensagens.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      return 'A troca é feita em Conta, aba Titular, e leva 2 dias úteis (KB-231).';
    }
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O agente parou em ${resposta.stop_reason}.`);
    }

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    mensagens.push({ role: 'user', content: await Promise.all(chamadas.map(responder)) });
  }

  throw new Error('O agente não terminou em 8 voltas.');
}

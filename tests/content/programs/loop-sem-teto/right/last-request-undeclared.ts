// Mesa de fretes: compara transportadoras, pede cotações e acompanha protocolos.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const SISTEMA = 'Você cota fretes. Consulte as ferramentas até ter preço e prazo; só então responda.';

/** Uma pergunta comum usa até 7 requisições. Isto é o fusível, não a forma de terminar. */
const MAX_REQUISICOES = 12;

function textoDe(resposta: Anthropic.Message): string {
  return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  const apurado = new Set<string>();

  async function consultar(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
    const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
    try {
      const content = await executeTool(chamada.name, chamada.input);
      apurado.add(content);
      return { ...resultado, content };
    } catch (erro) {
      const motivo = erro instanceof Error ? erro.message : String(erro);
      return { ...resultado, content: `${chamada.name}: ${motivo}`, is_error: true };
    }
  }

  for (let requisicao = 0; requisicao < MAX_REQUISICOES; requisicao++) {
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      system: SISTEMA,
      tools,
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      console.log(`respondido com ${apurado.size} informações diferentes`);
      return textoDe(resposta);
    }
    if (resposta.stop_reason !== 'tool_use') throw new Error(`Resposta incompleta: ${resposta.stop_reason}`);

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(consultar)) });
  }

  const resumo = await client.messages.create({ model: 'claude-opus-5', max_tokens: 2048, system: SISTEMA, messages });
  return textoDe(resumo);
}

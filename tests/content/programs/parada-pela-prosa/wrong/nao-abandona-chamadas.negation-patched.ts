// Entrada de contratados: cria contas, reserva equipamentos e marca a integração.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const MAX_VOLTAS = 12;

const INSTRUCOES = `Você cuida da entrada de pessoas contratadas.
Use as ferramentas para tudo que mexer em contas, equipamentos e agenda.
Quando terminar o pedido, escreva que está pronto ou concluído.`;

async function executar(chamada: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  try {
    const saida = await executeTool(chamada.name, chamada.input);
    return { type: 'tool_result', tool_use_id: chamada.id, content: saida };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { type: 'tool_result', tool_use_id: chamada.id, content: motivo, is_error: true };
  }
}

function falaDe(resposta: Anthropic.Message): string {
  const textos = resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : []));
  return textos.join('\n').trim();
}

export async function runAgent(question: string): Promise<string> {
  const historico: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  for (let volta = 0; volta < MAX_VOLTAS; volta++) {
    const resposta = await client.messages.create({
      model: 'claude-opus-5',
      max_tokens: 4096,
      system: INSTRUCOES,
      tools,
      messages: historico,
    });
    historico.push({ role: 'assistant', content: resposta.content });
    const fala = falaDe(resposta);

    // O modelo avisa quando acabou; até lá, o trabalho continua.
    if (!/não/i.test(fala) && /\b(pront[oa]|conclu[ií]d[oa])\b/i.test(fala)) return fala;

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    if (chamadas.length === 0) {
      historico.push({ role: 'user', content: 'Continue. Quando terminar, escreva CONCLUÍDO.' });
      continue;
    }
    historico.push({ role: 'user', content: await Promise.all(chamadas.map(executar)) });
  }

  throw new Error(`O pedido não terminou em ${MAX_VOLTAS} voltas.`);
}

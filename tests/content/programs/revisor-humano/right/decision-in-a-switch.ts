// Agente de suporte do Vizinha com um revisor humano: o que passa do limite, ou o que o modelo não sabe, uma pessoa decide.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, pedirRevisao, tools } from './tools';

const anthropic = new Anthropic();

/** Maior reembolso, em reais, que sai sem revisão. */
const LIMITE_SEM_REVISAO = 200;

const SYSTEM = `Você atende os clientes do Vizinha.
Consulte a base e o histórico, e então envie a resposta com enviar_resposta.
Se a resposta voltar com um comentário, refaça-a como o comentário pede.`;

/** A entrada de enviar_resposta. */
interface Proposta {
  mensagem: string;
  reembolso: number;
  confianca: 'alta' | 'media' | 'baixa';
}

/** O que já foi consultado neste atendimento. */
interface Consulta {
  ferramenta: string;
  saida: string;
}

function precisaDeRevisao(proposta: Proposta): boolean {
  return proposta.reembolso > LIMITE_SEM_REVISAO || proposta.confianca === 'baixa';
}

/** Envia a resposta, se ela puder sair. Devolve o que o modelo precisa saber. */
async function responderAoCliente(proposta: Proposta, consultas: Consulta[]): Promise<string> {
  if (!precisaDeRevisao(proposta)) return executeTool('enviar_resposta', proposta);
  const texto = await pedirRevisao({ proposta, consultas, motivo: `confiança ${proposta.confianca}` });
  const { decisao, comentario } = JSON.parse(texto) as { decisao: string; comentario?: string };
  switch (decisao) {
    case 'aprovada':
      return executeTool('enviar_resposta', proposta);
    case 'devolvida':
      return JSON.stringify({ enviada: false, comentarioDoRevisor: comentario });
    default:
      throw new Error(`Decisão desconhecida: ${decisao}`);
  }
}

async function executar(
  chamada: Anthropic.ToolUseBlock,
  consultas: Consulta[],
): Promise<Anthropic.ToolResultBlockParam> {
  const resultado = { type: 'tool_result' as const, tool_use_id: chamada.id };
  try {
    if (chamada.name === 'enviar_resposta') {
      return { ...resultado, content: await responderAoCliente(chamada.input as Proposta, consultas) };
    }
    const saida = await executeTool(chamada.name, chamada.input);
    consultas.push({ ferramenta: chamada.name, saida });
    return { ...resultado, content: saida };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { ...resultado, content: `${chamada.name} falhou: ${motivo}`, is_error: true };
  }
}

export async function runAgent(question: string): Promise<string> {
  const mensagens: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  const consultas: Consulta[] = [];

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
      return resposta.content.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
    }
    if (resposta.stop_reason !== 'tool_use') {
      throw new Error(`O agente parou em ${resposta.stop_reason}.`);
    }

    const resultados: Anthropic.ToolResultBlockParam[] = [];
    for (const bloco of resposta.content) {
      if (bloco.type === 'tool_use') resultados.push(await executar(bloco, consultas));
    }
    mensagens.push({ role: 'user', content: resultados });
  }

  throw new Error('O agente não terminou em 8 voltas.');
}

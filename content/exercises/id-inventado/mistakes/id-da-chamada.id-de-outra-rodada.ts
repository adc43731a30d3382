// Service desk interno: o agente consulta chamados, serviços e equipamentos e responde à pessoa.
import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();
const MODEL = 'claude-opus-5';

const SYSTEM = `Você é o primeiro nível do service desk.
Consulte as ferramentas antes de responder e cite os números de chamado.`;

/** Uma execução de ferramenta, como vai para a auditoria. */
interface Execucao {
  id: string;
  chamadaId: string;
  ferramenta: string;
  entrada: unknown;
  saida: string;
  falhou: boolean;
}

let sequencia = 0;

/** Identificador curto, fácil de achar nos logs: exec_0001, exec_0002… */
function novoId(): string {
  sequencia += 1;
  return `exec_${String(sequencia).padStart(4, '0')}`;
}

async function executar(chamada: Anthropic.ToolUseBlock): Promise<Execucao> {
  const execucao: Execucao = {
    id: novoId(),
    chamadaId: chamada.id,
    ferramenta: chamada.name,
    entrada: chamada.input,
    saida: '',
    falhou: false,
  };
  try {
    execucao.saida = await executeTool(chamada.name, chamada.input);
  } catch (erro) {
    execucao.saida = `${chamada.name} falhou: ${erro instanceof Error ? erro.message : String(erro)}`;
    execucao.falhou = true;
  }
  console.log(`${execucao.id} ${execucao.ferramenta} ${execucao.falhou ? 'falhou' : 'ok'}`);
  return execucao;
}

function paraResultado(execucao: Execucao): Anthropic.ToolResultBlockParam {
  return {
    type: 'tool_result',
    tool_use_id: execucao.chamadaId,
    content: execucao.saida,
    is_error: execucao.falhou,
  };
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

  // Um id por ferramenta, para não procurar o bloco toda vez.
  const ids = new Map<string, string>();

  for (let passo = 0; passo < 12; passo++) {
    const resposta = await client.messages.create({
      model: MODEL,
      max_tokens: 4096,
      system: SYSTEM,
      tools,
      messages,
    });
    messages.push({ role: 'assistant', content: resposta.content });

    if (resposta.stop_reason === 'end_turn') {
      return resposta.content.map((bloco) => (bloco.type === 'text' ? bloco.text : '')).join('');
    }

    if (resposta.stop_reason !== 'tool_use') throw new Error(`Parou em ${resposta.stop_reason}.`);

    const chamadas = resposta.content.filter((bloco) => bloco.type === 'tool_use');
    for (const chamada of chamadas) if (!ids.has(chamada.name)) ids.set(chamada.name, chamada.id);
    const execucoes = await Promise.all(chamadas.map(executar));
    const resultados = execucoes.map((execucao) => ({
      ...paraResultado(execucao),
      tool_use_id: ids.get(execucao.ferramenta) ?? execucao.chamadaId,
    }));
    messages.push({ role: 'user', content: resultados });
  }

  throw new Error('O service desk não concluiu em 12 passos.');
}

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
  ferramenta: string;
  entrada: unknown;
  saida: string;
  falhou: boolean;
}

let sequencia = 0;

/** Identificador no formato que a API usa. */
function novoId(): string {
  sequencia += 1;
  return `toolu_01${String(sequencia).padStart(22, 'A')}`;
}

async function executar(chamada: Anthropic.ToolUseBlock): Promise<Execucao> {
  const execucao: Execucao = {
    id: novoId(),
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
    tool_use_id: execucao.id,
    content: execucao.saida,
    is_error: execucao.falhou,
  };
}

export async function runAgent(question: string): Promise<string> {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

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
    const execucoes = await Promise.all(chamadas.map(executar));
    messages.push({ role: 'user', content: execucoes.map(paraResultado) });
  }

  throw new Error('O service desk não concluiu em 12 passos.');
}

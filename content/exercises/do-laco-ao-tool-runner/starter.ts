// Recepção da clínica: responde a pacientes consultando agenda e valores, pelo tool runner do SDK.
import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const SYSTEM = `Você atende pacientes de uma clínica.
Horários e valores saem das ferramentas; se uma consulta falhar, diga o que não pôde confirmar.`;

/** As ferramentas como o runner as quer: cada definição junto com a função que a executa. */
function executaveis() {
  // TODO: para cada item de `tools`, junte a definição e a função que executa a ferramenta.
  return [];
}

function texto(mensagem: Anthropic.Beta.BetaMessage | undefined): string {
  const blocos = mensagem?.content ?? [];
  return blocos.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
}

export async function runAgent(question: string): Promise<string> {
  let ultima: Anthropic.Beta.BetaMessage | undefined;
  // TODO: crie o runner com o modelo, SYSTEM, a pergunta e as ferramentas, e guarde a última mensagem dele.
  return texto(ultima);
}

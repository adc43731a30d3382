// Recepção da clínica: responde a pacientes consultando agenda e valores, pelo tool runner do SDK.
import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const SYSTEM = `Você atende pacientes de uma clínica.
Horários e valores saem das ferramentas; se uma consulta falhar, diga o que não pôde confirmar.`;

/** As ferramentas como o runner as quer: cada definição junto com a função que a executa. */
function executaveis() {
  const especialidade = { type: 'string', description: 'cardiologia, dermatologia ou ortopedia' } as const;
  return [
    betaTool({
      name: 'horarios_livres',
      description: tools[0]?.description ?? '',
      inputSchema: {
        type: 'object',
        properties: { especialidade, dia: { type: 'string' } },
        required: ['especialidade', 'dia'],
      },
      run: (input) => executeTool('horarios_livres', input),
    }),
    betaTool({
      name: 'valor_da_consulta',
      description: tools[1]?.description ?? '',
      inputSchema: {
        type: 'object',
        properties: { especialidade, convenio: { type: 'string' } },
        required: ['especialidade', 'convenio'],
      },
      run: (input) => executeTool('valor_da_consulta', input),
    }),
  ];
}

function texto(mensagem: Anthropic.Beta.BetaMessage | undefined): string {
  const blocos = mensagem?.content ?? [];
  return blocos.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
}

export async function runAgent(question: string): Promise<string> {
  const ultima = await client.beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 6000,
    max_iterations: 10,
    system: SYSTEM,
    messages: [{ role: 'user', content: question }],
    tools: executaveis(),
  });
  return texto(ultima);
}

// Recepção da clínica: responde a pacientes consultando agenda e valores, pelo tool runner do SDK.
import Anthropic from '@anthropic-ai/sdk';
import { betaTool } from '@anthropic-ai/sdk/helpers/beta/json-schema';
import { executeTool, tools } from './tools';

const client = new Anthropic();

const SYSTEM = `Você atende pacientes de uma clínica.
Horários e valores saem das ferramentas; se uma consulta falhar, diga o que não pôde confirmar.`;

/** As ferramentas como o runner as quer: cada definição junto com a função que a executa. */
function executaveis() {
  return tools.map((tool) =>
    betaTool({
      name: tool.name,
      description: tool.description,
      inputSchema: tool.input_schema,
      // Uma falha sobe como exceção; o runner a devolve ao modelo com is_error.
      run: (input) => executeTool(tool.name, input),
    }),
  );
}

function texto(mensagem: Anthropic.Beta.BetaMessage | undefined): string {
  const blocos = mensagem?.content ?? [];
  return blocos.flatMap((bloco) => (bloco.type === 'text' ? [bloco.text] : [])).join('\n');
}

export async function runAgent(question: string): Promise<string> {
  const runner = client.beta.messages.toolRunner({
    model: 'claude-opus-5',
    max_tokens: 6000,
    max_iterations: 10,
    system: SYSTEM,
    messages: [{ role: 'user', content: question }],
    tools: executaveis(),
  });
  let ultima: Anthropic.Beta.BetaMessage | undefined;
  for await (const mensagem of runner) {
    ultima = mensagem;
    // Executa o que o modelo pediu.
    for (const bloco of mensagem.content) {
      if (bloco.type === 'tool_use') await executeTool(bloco.name, bloco.input).catch(console.error);
    }
  }
  return texto(ultima);
}

// Assistente de suprimentos do hospital: responde à enfermagem o que há, e onde.
import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type Message,
  type ToolUseBlock,
} from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const bedrock = new BedrockRuntimeClient({});
const MODELO = 'us.anthropic.claude-sonnet-5';

const toolConfig = {
  tools: tools.map(({ name, description, input_schema }) => ({
    toolSpec: { name, description, inputSchema: { json: input_schema } },
  })),
};

/** O conteúdo de um resultado. Falha não derruba o laço: volta marcada. */
async function rodar({ name, input }: ToolUseBlock) {
  try {
    return { content: [{ text: await executeTool(name, input) }], status: 'success' as const };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { content: [{ text: motivo }], status: 'error' as const };
  }
}

/** Executa as chamadas de um turno ao mesmo tempo e devolve um resultado para cada uma. */
async function responder(chamadas: ToolUseBlock[]): Promise<ContentBlock[]> {
  const resultados: ContentBlock[] = [];
  await Promise.all(
    chamadas.map(async (chamada) => {
      const saida = await rodar(chamada);
      resultados.push({ toolResult: { toolUseId: chamada.toolUseId, ...saida } });
    }),
  );
  return resultados;
}

export async function runAgent(question: string): Promise<string> {
  const messages: Message[] = [{ role: 'user', content: [{ text: question }] }];

  for (let volta = 0; volta < 10; volta++) {
    const resposta = await bedrock.send(
      new ConverseCommand({
        modelId: MODELO,
        system: [{ text: 'Consulte os estoques antes de responder. Peça consultas independentes juntas.' }],
        messages,
        toolConfig,
        inferenceConfig: { maxTokens: 4000 },
      }),
    );
    const content = resposta.output?.message?.content ?? [];
    messages.push({ role: 'assistant', content });

    if (resposta.stopReason === 'end_turn') return content.map(({ text }) => text ?? '').join('');
    if (resposta.stopReason !== 'tool_use') throw new Error(`Resposta incompleta: ${resposta.stopReason}`);

    const chamadas = content.flatMap(({ toolUse }) => (toolUse ? [toolUse] : []));
    messages.push({ role: 'user', content: await responder(chamadas) });
  }

  throw new Error('Sem resposta em 10 voltas');
}

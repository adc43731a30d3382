// Balcão digital de um cartório: acompanha pedidos e lê matrículas.
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
const MAX_REQUISICOES = 10;
const MAX_TOKENS = 15_000;

const toolConfig = {
  tools: tools.map(({ name, description, input_schema }) => ({
    toolSpec: { name, description, inputSchema: { json: input_schema } },
  })),
};

export async function runAgent(question: string): Promise<string> {
  const messages: Message[] = [{ role: 'user', content: [{ text: question }] }];
  const apurado = new Set<string>();
  let gasto = 0;

  async function responder({ toolUseId, name, input }: ToolUseBlock): Promise<ContentBlock> {
    try {
      const saida = await executeTool(name, input);
      apurado.add(saida.split('\n')[0] ?? saida);
      return { toolResult: { toolUseId, content: [{ text: saida }] } };
    } catch (erro) {
      const motivo = erro instanceof Error ? erro.message : String(erro);
      return { toolResult: { toolUseId, content: [{ text: motivo }], status: 'error' } };
    }
  }

  for (let enviadas = 1; ; enviadas++) {
    const resposta = await bedrock.send(
      new ConverseCommand({
        modelId: MODELO,
        system: [{ text: 'Você responde pelo balcão do cartório. Consulte até ter certeza.' }],
        messages,
        toolConfig,
        inferenceConfig: { maxTokens: 4000 },
      }),
    );
    const content = resposta.output?.message?.content ?? [];
    messages.push({ role: 'assistant', content });
    gasto += resposta.usage?.totalTokens ?? 0;
    console.log(`requisição ${enviadas}: ${gasto} tokens até aqui`);

    if (resposta.stopReason === 'end_turn') return content.map(({ text }) => text ?? '').join('');
    if (resposta.stopReason !== 'tool_use') throw new Error(`Resposta incompleta: ${resposta.stopReason}`);
    // Sem direito a mais uma requisição, nem executa: o resultado não chegaria ao modelo.
    if (enviadas >= MAX_REQUISICOES || gasto >= MAX_TOKENS) break;

    const chamadas = content.flatMap(({ toolUse }) => (toolUse ? [toolUse] : []));
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(responder)) });
  }

  return 'Não consegui concluir agora. Tente mais tarde.';
}

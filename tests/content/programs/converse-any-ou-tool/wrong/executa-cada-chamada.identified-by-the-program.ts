// Atendimento telefônico de uma companhia de água. Toda conversa começa pela identificação.
import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type Message,
  type ToolConfiguration,
  type ToolUseBlock,
} from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const bedrock = new BedrockRuntimeClient({});
const MODELO = 'us.anthropic.claude-sonnet-5';

const toolConfig: ToolConfiguration = {
  tools: tools.map(({ name, description, input_schema }) => ({
    toolSpec: { name, description, inputSchema: { json: input_schema } },
  })),
};

async function responder({ toolUseId, name, input }: ToolUseBlock): Promise<ContentBlock> {
  try {
    return { toolResult: { toolUseId, content: [{ text: await executeTool(name, input) }] } };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    return { toolResult: { toolUseId, content: [{ text: motivo }], status: 'error' } };
  }
}

export async function runAgent(question: string): Promise<string> {
  const messages: Message[] = [{ role: 'user', content: [{ text: question }] }];

  const quem = await executeTool('identificar_cliente', {}).catch((erro) => erro.message);
  messages[0]!.content!.unshift({ text: quem });
  for (let volta = 0; volta < 12; volta++) {
    const resposta = await bedrock.send(
      new ConverseCommand({
        modelId: MODELO,
        system: [{ text: 'Você atende clientes por telefone. Identifique quem ligou antes de qualquer outra coisa.' }],
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
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(responder)) });
  }

  throw new Error('Sem resposta em 12 voltas');
}

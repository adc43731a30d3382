// Coleta de leite: diz ao motorista quais tanques podem ser esvaziados. Vindo da API da Anthropic em novembro.
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

/** Sem texto não há bloco. */
function partes(texto: string) {
  return texto === '' ? [] : [{ text: texto }];
}

/** Executa uma chamada. A falha não derruba o laço: volta para o modelo. */
async function responder({ toolUseId, name, input }: ToolUseBlock) {
  try {
    const saida = await executeTool(name, input);
    return { toolResult: { toolUseId, content: partes(saida) } };
  } catch (erro) {
    const motivo = erro instanceof Error ? erro.message : String(erro);
    console.log(`${name} falhou: ${motivo}`);
    return { toolResult: { toolUseId, content: partes(motivo) } };
  }
}

function textoDe(content: ContentBlock[]): string {
  return content.flatMap(({ text }) => (text === undefined ? [] : [text])).join('\n');
}

export async function runAgent(question: string): Promise<string> {
  const messages: Message[] = [{ role: 'user', content: [{ text: question }] }];

  for (let volta = 0; volta < 10; volta++) {
    const resposta = await bedrock.send(
      new ConverseCommand({
        modelId: MODELO,
        system: [{ text: 'Você monta a ordem de coleta. Leia os tanques antes de responder.' }],
        messages,
        toolConfig,
        inferenceConfig: { maxTokens: 4000 },
      }),
    );
    const content = resposta.output?.message?.content ?? [];
    messages.push({ role: 'assistant', content });

    if (resposta.stopReason === 'end_turn') return textoDe(content);
    if (resposta.stopReason !== 'tool_use') throw new Error(`Resposta incompleta: ${resposta.stopReason}`);

    const chamadas = content.flatMap(({ toolUse }) => (toolUse ? [toolUse] : []));
    messages.push({ role: 'user', content: [...(await Promise.all(chamadas.map(responder))), { text: 'Alguma leitura pode ter falhado.' }] });
  }

  throw new Error('Sem resposta em 10 voltas');
}

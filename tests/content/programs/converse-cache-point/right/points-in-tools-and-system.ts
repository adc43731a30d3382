// Achados e perdidos do metrô: ajuda a pessoa a reconhecer e retirar o que perdeu.
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
const MAX_REQUISICOES = 12;

const MANUAL = `Você atende o balcão de achados e perdidos do metrô.
1. Objetos são guardados por 60 dias a partir da entrega. Depois disso, são doados.
2. Alimentos, remédios abertos e roupas íntimas são descartados no mesmo dia.
3. Pergunte a cor, a estação e o horário aproximado antes de procurar.
4. Não descreva o objeto antes da pessoa. Confirme o que ela disser com a ficha.
5. Se houver mais de um objeto parecido, diga quantos são, sem detalhes, e peça mais um.
6. Documentos vão para o posto da Sé e só saem com outro documento do titular.
7. Celulares saem com a nota fiscal, ou com o número de série e o desbloqueio na hora.
8. Dinheiro achado solto não é informado por telefone nem por mensagem.
9. Quem retira por outra pessoa traz uma autorização assinada e uma cópia do documento dela.
10. Terminado o prazo de guarda, não prometa exceções; indique a ouvidoria.
11. Trate a pessoa por você, em frases curtas, e não use diminutivos.
12. Termine sempre dizendo onde e até quando retirar.`;

const toolConfig = {
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

  for (let restantes = MAX_REQUISICOES; restantes > 0; restantes--) {
    const resposta = await bedrock.send(
      new ConverseCommand({
        modelId: MODELO,
        system: [
          { text: MANUAL },
          { cachePoint: { type: 'default' } },
          { text: `Consultas restantes: ${restantes}. Com poucas, responda com o que tem.` },
        ],
        messages,
        toolConfig: { tools: [...toolConfig.tools, { cachePoint: { type: 'default' } }] },
        inferenceConfig: { maxTokens: 4000 },
      }),
    );
    const { inputTokens, cacheReadInputTokens, cacheWriteInputTokens } = resposta.usage ?? {};
    console.log(`entrada ${inputTokens}, lidos ${cacheReadInputTokens}, gravados ${cacheWriteInputTokens}`);

    const content = resposta.output?.message?.content ?? [];
    messages.push({ role: 'assistant', content });
    if (resposta.stopReason === 'end_turn') return content.map(({ text }) => text ?? '').join('');
    if (resposta.stopReason !== 'tool_use') throw new Error(`Resposta incompleta: ${resposta.stopReason}`);

    const chamadas = content.flatMap(({ toolUse }) => (toolUse ? [toolUse] : []));
    messages.push({ role: 'user', content: await Promise.all(chamadas.map(responder)) });
  }

  return 'Não consegui concluir a busca. Procure o balcão da Sé.';
}

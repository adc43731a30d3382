import {
  type BedrockRuntimeClient,
  ConverseCommand,
  type Message,
  type TokenUsage,
} from '@aws-sdk/client-bedrock-runtime';
import { answerCall, MODEL_ID, textOf } from './loop';
import { toolConfig } from './tools';

const MAX_TURNS = 8; // requisições por pergunta
const MAX_SPENT = 60_000; // tokens por pergunta, somadas as requisições

export interface Outcome {
  text: string;
  complete: boolean;
}

function tokensIn(usage: TokenUsage | undefined): number {
  return (
    (usage?.inputTokens ?? 0) +
    (usage?.outputTokens ?? 0) +
    (usage?.cacheReadInputTokens ?? 0) +
    (usage?.cacheWriteInputTokens ?? 0)
  );
}

// O que se entrega ao desistir: o que as ferramentas já confirmaram.
function partialAnswer(known: string[]): Outcome {
  const facts = known.length > 0 ? known.join('; ') : 'nada confirmado';
  return {
    text: `Não consegui terminar a consulta. Até aqui: ${facts}.`,
    complete: false,
  };
}

export async function runAgent(
  bedrock: BedrockRuntimeClient,
  question: string,
): Promise<Outcome> {
  const conversation: Message[] = [
    { role: 'user', content: [{ text: question }] },
  ];
  const known: string[] = [];
  let spent = 0;

  for (let turn = 1; ; turn += 1) {
    const reply = await bedrock.send(
      new ConverseCommand({
        modelId: MODEL_ID,
        messages: conversation,
        toolConfig,
        inferenceConfig: { maxTokens: 8_000 },
      }),
    );
    const content = reply.output?.message?.content ?? [];
    spent += tokensIn(reply.usage);

    if (reply.stopReason === 'end_turn') {
      return { text: textOf(content), complete: true };
    }
    if (reply.stopReason !== 'tool_use') {
      throw new Error(`resposta incompleta: ${reply.stopReason}`);
    }
    // Sem direito a mais uma requisição, nem executa: desiste aqui.
    if (turn >= MAX_TURNS || spent >= MAX_SPENT) {
      return partialAnswer(known);
    }

    const calls = content.flatMap((block) => block.toolUse ?? []);
    const results = await Promise.all(calls.map(answerCall));
    for (const { toolResult } of results) {
      if (toolResult.status === 'error') continue;
      known.push(JSON.stringify(toolResult.content?.[0]?.json));
    }
    conversation.push({ role: 'assistant', content });
    conversation.push({ role: 'user', content: results });
  }
}

import {
  type BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type Message,
  type ToolResultBlock,
  type ToolUseBlock,
} from '@aws-sdk/client-bedrock-runtime';
import { executeTool, toolConfig } from './tools';

export const MODEL_ID = 'us.anthropic.claude-sonnet-5';
const MAX_TURNS = 10; // fusível: em uso normal, nunca queima

// Executa uma chamada e devolve o bloco que a responde. Nunca lança.
export async function answerCall(
  call: ToolUseBlock,
): Promise<{ toolResult: ToolResultBlock }> {
  const { toolUseId, name, input } = call;
  try {
    const json = await executeTool(name, input);
    return {
      toolResult: { toolUseId, content: [{ json }], status: 'success' },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `Falha em ${name}: ${reason}`;
    return {
      toolResult: { toolUseId, content: [{ text }], status: 'error' },
    };
  }
}

export function textOf(content: ContentBlock[]): string {
  return content.map((block) => block.text ?? '').join('');
}

export async function runAgent(
  bedrock: BedrockRuntimeClient,
  question: string,
): Promise<string> {
  const conversation: Message[] = [
    { role: 'user', content: [{ text: question }] },
  ];

  for (let sent = 0; sent < MAX_TURNS; sent += 1) {
    const reply = await bedrock.send(
      new ConverseCommand({
        modelId: MODEL_ID,
        messages: conversation,
        toolConfig, // em toda requisição: a Converse exige
        inferenceConfig: { maxTokens: 8_000 },
      }),
    );
    const content = reply.output?.message?.content ?? [];

    switch (reply.stopReason) {
      case 'tool_use': {
        // 1. O turno do assistente vai como veio.
        conversation.push({ role: 'assistant', content });
        // 2. Todas as chamadas são atendidas.
        const calls = content.flatMap((block) => block.toolUse ?? []);
        const results = await Promise.all(calls.map(answerCall));
        // 3. Os resultados seguem juntos, em uma mensagem user.
        conversation.push({ role: 'user', content: results });
        break;
      }
      case 'end_turn':
      case 'stop_sequence':
        return textOf(content);
      default: // max_tokens, guardrail_intervened…
        throw new Error(`resposta incompleta: ${reply.stopReason}`);
    }
  }
  throw new Error(`sem resposta final em ${MAX_TURNS} requisições`);
}

import {
  type BedrockRuntimeClient,
  ConverseCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { type Report, readReport, reportSpec } from './report';

export async function extractForced(
  bedrock: BedrockRuntimeClient,
  story: string,
): Promise<Report> {
  const reply = await bedrock.send(
    new ConverseCommand({
      modelId: 'us.anthropic.claude-sonnet-5', // aceita escolha forçada
      messages: [{ role: 'user', content: [{ text: story }] }],
      toolConfig: {
        tools: [{ toolSpec: reportSpec }],
        toolChoice: { tool: { name: 'registrar_relato' } },
      },
      inferenceConfig: { maxTokens: 4_000 },
    }),
  );
  // Um turno cortado pode trazer o input pela metade.
  if (reply.stopReason !== 'tool_use') {
    throw new Error(`sem extração: ${reply.stopReason}`);
  }
  const content = reply.output?.message?.content ?? [];
  return readReport(content.find((block) => block.toolUse)?.toolUse?.input);
}

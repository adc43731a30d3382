// What the fragments of this lesson take for granted: the names that its complete loop declares.
// Types only; never shown to a reader and never run.
import type {
  BedrockRuntimeClient,
  ConverseCommandOutput,
  Message,
  ToolConfiguration,
  ToolResultBlock,
  ToolUseBlock,
} from '@aws-sdk/client-bedrock-runtime';

declare global {
  const bedrock: BedrockRuntimeClient;
  const MODEL_ID: string;
  const conversation: Message[];
  const reply: ConverseCommandOutput;
  const toolUse: ToolUseBlock;
  const results: { toolResult: ToolResultBlock }[];
  const toolConfig: ToolConfiguration;
}

// What the fragments of this lesson take for granted: the names that the complete loop declares.
// Types only; never shown to a reader and never run.
import type Anthropic from '@anthropic-ai/sdk';

declare global {
  const client: Anthropic;
  const MODEL: string;
  const tools: Anthropic.Tool[];
  const messages: Anthropic.MessageParam[];
  const response: Anthropic.Message;
  const call: Anthropic.ToolUseBlock;
  const calls: Anthropic.ToolUseBlock[];
  function executeTool(name: string, input: unknown): Promise<string>;
  function answerCall(
    call: Anthropic.ToolUseBlock,
  ): Promise<Anthropic.ToolResultBlockParam>;
}

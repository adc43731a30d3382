// Translates a finished Message into the body that Converse answers. Pure.
import type { ContentBlock, Message } from '../messages/wire.ts';
import type { ConverseModel } from './models.ts';
import { toConverseId } from './tool-use-id.ts';
import type { ConverseContent, ConverseResponse, ConverseStopReason, ConverseUsage } from './wire.ts';

/** What the model said, as Converse says it. */
export function toConverseResponse(message: Message, model: ConverseModel): ConverseResponse {
  const blocks = message.content.flatMap(contentOf);
  const calls = blocks.some((block) => 'toolUse' in block);
  // Models that take no text beside calls write none either.
  const content = model.textBesideTools || !calls ? blocks : blocks.filter((block) => 'toolUse' in block);
  return {
    metrics: { latencyMs: 300 + message.usage.output_tokens * 12 },
    output: { message: { role: 'assistant', content } },
    stopReason: stopReasonOf(message.stop_reason),
    usage: usageOf(message.usage),
  };
}

function contentOf(block: ContentBlock): ConverseContent[] {
  switch (block.type) {
    case 'text':
      return [{ text: block.text }];
    case 'tool_use':
      return [{ toolUse: { toolUseId: toConverseId(block.id), name: block.name, input: block.input } }];
    case 'thinking':
      return [{ reasoningContent: { reasoningText: { text: block.thinking, signature: block.signature } } }];
    case 'redacted_thinking':
      return [{ reasoningContent: { redactedContent: block.data } }];
    default:
      return [];
  }
}

/** Converse has no word for a refusal of the model's own, and no pauses. */
function stopReasonOf(reason: Message['stop_reason']): ConverseStopReason {
  switch (reason) {
    case 'tool_use':
    case 'max_tokens':
    case 'stop_sequence':
    case 'model_context_window_exceeded':
      return reason;
    case 'refusal':
      return 'content_filtered';
    default:
      return 'end_turn';
  }
}

function usageOf(usage: Message['usage']): ConverseUsage {
  const inputTokens = usage.input_tokens;
  const outputTokens = usage.output_tokens;
  const cacheReadInputTokens = usage.cache_read_input_tokens ?? 0;
  const cacheWriteInputTokens = usage.cache_creation_input_tokens ?? 0;
  const written = (['5m', '1h'] as const).flatMap((ttl) => {
    const tokens = usage.cache_creation?.[`ephemeral_${ttl}_input_tokens`] ?? 0;
    return tokens > 0 ? [{ ttl, inputTokens: tokens }] : [];
  });
  return {
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens + cacheReadInputTokens + cacheWriteInputTokens,
    cacheReadInputTokens,
    cacheWriteInputTokens,
    ...(written.length > 0 ? { cacheDetails: written } : {}),
  };
}

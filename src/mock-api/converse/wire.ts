// Names for what Converse sends. Types only; written out here, so that nobody needs the AWS SDK to read an answer.

export type ConverseContent =
  | { text: string }
  | { toolUse: { toolUseId: string; name: string; input: unknown } }
  | {
      reasoningContent: { reasoningText: { text: string; signature: string } } | { redactedContent: string };
    };

export type ConverseStopReason =
  | 'end_turn'
  | 'tool_use'
  | 'max_tokens'
  | 'stop_sequence'
  | 'content_filtered'
  | 'guardrail_intervened'
  | 'malformed_model_output'
  | 'malformed_tool_use'
  | 'model_context_window_exceeded';

export interface ConverseUsage {
  /** Tokens that were neither read from the cache nor written to it. */
  inputTokens: number;
  outputTokens: number;
  /** Everything together. */
  totalTokens: number;
  cacheReadInputTokens: number;
  cacheWriteInputTokens: number;
  /** What was written, by the time that it is kept; only where something was. */
  cacheDetails?: { ttl: '5m' | '1h'; inputTokens: number }[];
}

/** Body of a 200. */
export interface ConverseResponse {
  metrics: { latencyMs: number };
  output: { message: { role: 'assistant'; content: ConverseContent[] } };
  stopReason: ConverseStopReason;
  usage: ConverseUsage;
}

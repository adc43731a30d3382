// Builds the Message that the API answers, with believable token counts. Pure.
import { deriveId } from './ids.ts';
import { findModel } from './models.ts';
import type { ContentBlock, Message, MessagesRequest, StopReason } from './wire.ts';

/** About four characters of JSON to a token, as a rough real-world average. */
const charactersPerToken = 4;

/** The whole answer to an accepted request. `bodyText` is the request as sent; the id and the counts derive from it. */
export function buildMessage(options: {
  request: MessagesRequest;
  bodyText: string;
  content: ContentBlock[];
  stopReason: StopReason;
  seed: number;
}): Message {
  const { request, bodyText, content, stopReason, seed } = options;
  return {
    id: deriveId({ prefix: 'msg_01', seed, text: bodyText }),
    type: 'message',
    role: 'assistant',
    model: findModel(request.model)?.datedName ?? request.model,
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    stop_details: null,
    container: null,
    diagnostics: null,
    usage: {
      input_tokens: countTokens(bodyText),
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
      output_tokens: countTokens(JSON.stringify(content)),
      output_tokens_details: null,
      server_tool_use: null,
      inference_geo: null,
      service_tier: 'standard',
      speed: null,
    },
  };
}

function countTokens(text: string): number {
  return Math.max(1, Math.ceil(text.length / charactersPerToken));
}

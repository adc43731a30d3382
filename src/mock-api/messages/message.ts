// Builds the Message that the API answers: signs thinking, counts, names a container. Pure.
import type { InputUsage } from '../prompt-cache.ts';
import { deriveId } from './ids.ts';
import { findModel } from './models.ts';
import { countOutputTokens } from './prompt-parts.ts';
import { mintSignature } from './signature.ts';
import type { ContentBlock, Message, MessageAnswer, MessagesRequest } from './wire.ts';

export interface MessageOptions {
  request: MessagesRequest;
  /** The request as sent; the id derives from it. */
  bodyText: string;
  answer: MessageAnswer;
  usage: InputUsage;
  seed: number;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/** A container lives about this long after its last use. */
const containerLifeMs = 30 * 24 * 60 * 60 * 1000;

/** The whole answer to an accepted request. */
export function buildMessage(options: MessageOptions): Message {
  const { request, bodyText, answer, usage, seed } = options;
  const content = finished(answer.content, request, seed);
  return {
    id: deriveId({ prefix: 'msg_01', seed, text: bodyText }),
    type: 'message',
    role: 'assistant',
    model: findModel(request.model)?.datedName ?? request.model,
    content,
    stop_reason: answer.stopReason,
    stop_sequence: answer.stopSequence ?? null,
    stop_details: answer.stopDetails ?? null,
    container: answer.container === undefined ? containerOf(options) : answer.container,
    diagnostics: null,
    usage: {
      ...usage,
      output_tokens: countOutputTokens(content),
      output_tokens_details: thinkingTokens(answer.content),
      server_tool_use: serverToolUse(content),
      inference_geo: null,
      service_tier: 'standard',
      speed: null,
    },
  };
}

function finished(content: ContentBlock[], request: MessagesRequest, seed: number): ContentBlock[] {
  if (!content.some(isThinking)) return content;
  const { thinking } = request;
  const thinks = thinking
    ? thinking.type !== 'disabled'
    : (findModel(request.model)?.thinksByDefault ?? false);
  const isHidden = thinking !== undefined && 'display' in thinking && thinking.display === 'omitted';
  return content.flatMap((block): ContentBlock[] => {
    if (!isThinking(block)) return [block];
    if (!thinks) return [];
    if (block.type === 'redacted_thinking')
      return [{ ...block, data: block.data || mintSignature({ text: '', seed }) }];
    if (block.type !== 'thinking') return [block];
    const text = isHidden ? '' : block.thinking;
    const isSigned = block.signature !== '' && !isHidden;
    return [
      { ...block, thinking: text, signature: isSigned ? block.signature : mintSignature({ text, seed }) },
    ];
  });
}

function isThinking(block: ContentBlock): boolean {
  return block.type === 'thinking' || block.type === 'redacted_thinking';
}

function thinkingTokens(content: ContentBlock[]): Message['usage']['output_tokens_details'] {
  const thought = content.filter(isThinking);
  return thought.length === 0 ? null : { thinking_tokens: countOutputTokens(thought) };
}

function serverToolUse(content: ContentBlock[]): Message['usage']['server_tool_use'] {
  const count = (name: string) =>
    content.filter((block) => block.type === 'server_tool_use' && block.name === name).length;
  const searches = count('web_search');
  const fetches = count('web_fetch');
  if (searches + fetches === 0) return null;
  return { web_search_requests: searches, web_fetch_requests: fetches };
}

function containerOf({ request, answer, bodyText, seed, nowMs }: MessageOptions): Message['container'] {
  const runsCode = answer.content.some(
    (block) => block.type === 'server_tool_use' && block.name.includes('code_execution'),
  );
  if (!runsCode) return null;
  const { container } = request;
  const given = typeof container === 'string' ? container : container?.id;
  const id = given ?? deriveId({ prefix: 'container_011C', seed, text: bodyText });
  return { id, expires_at: new Date(nowMs + containerLifeMs).toISOString(), skills: null };
}

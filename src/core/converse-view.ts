// Bedrock Converse bodies seen as Messages bodies, so that what reads one reads both. Pure; never throws.
// One block stands for one block and one message for one message, so places in the body stay what they are.

type Fields = Record<string, unknown>;

/** The block as a Messages block; a value that is no Converse block comes back as it is. */
export function messagesBlock(value: unknown): unknown {
  const block = fieldsOf(value);
  if (typeof block.type === 'string' && !('toolUse' in block) && !('toolResult' in block)) return value;
  if (typeof block.text === 'string') return { type: 'text', text: block.text };
  if ('toolUse' in block) {
    const { toolUseId, name, input } = fieldsOf(block.toolUse);
    return { type: 'tool_use', id: toolUseId, name, input };
  }
  if ('toolResult' in block) {
    const { toolUseId, content, status } = fieldsOf(block.toolResult);
    const parts = Array.isArray(content) ? content.map(resultPart) : content;
    return {
      type: 'tool_result',
      tool_use_id: toolUseId,
      content: parts,
      ...(status === 'error' ? { is_error: true } : {}),
    };
  }
  if ('reasoningContent' in block) {
    const { reasoningText, redactedContent } = fieldsOf(block.reasoningContent);
    if (redactedContent !== undefined) return { type: 'redacted_thinking', data: redactedContent };
    const { text, signature } = fieldsOf(reasoningText);
    return { type: 'thinking', thinking: text, signature };
  }
  const kind = ['image', 'document', 'video', 'audio', 'cachePoint', 'guardContent', 'searchResult'].find(
    (key) => key in block,
  );
  return kind === undefined ? value : { type: kind, ...fieldsOf(block[kind]) };
}

/** The content of a model's answer, of either API, as it stands there; undefined where there is none. */
export function answerContent(response: unknown): unknown {
  const { content, output } = fieldsOf(response);
  return content ?? fieldsOf(fieldsOf(output).message).content;
}

/** Why a model's answer ended, in either API; null where it does not say. */
export function answerStopReason(response: unknown): string | null {
  const { stop_reason: messages, stopReason: converse } = fieldsOf(response);
  const reason = messages ?? converse;
  return typeof reason === 'string' ? reason : null;
}

const converseRoute = /^\/model\/[^/]+\/converse(?:-stream)?\/?(?:\?|$)/;
const messagesRoute = /^\/v1\/messages\/?(?:\?|$)/;

/** Whether this path and query is where a model answers, in either API. */
export function isTurnRoute(path: string): boolean {
  return messagesRoute.test(path) || converseRoute.test(path);
}

/** What a result holds: JSON becomes its text. */
function resultPart(value: unknown): unknown {
  const part = fieldsOf(value);
  if ('json' in part && part.type === undefined) return { type: 'text', text: written(part.json) };
  return messagesBlock(value);
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

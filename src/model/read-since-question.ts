// Reads of a request what a model that just plays along needs: the question, and the calls and results since. Pure.

type Fields = Record<string, unknown>;

export interface SinceQuestion {
  /** Text of the last user turn without tool results. */
  question: string;
  /** Names of the tools called since, in order. */
  called: string[];
  /** Results since, in order, as the text that the model would read. */
  results: { tool: string; text: string; isError: boolean }[];
}

/** What happened since the last plain user message; takes any shape and never throws. */
export function readSinceQuestion(request: unknown): SinceQuestion {
  const messages = listOf(fieldsOf(request).messages).map((message) => {
    const { role, content } = fieldsOf(message);
    const blocks =
      typeof content === 'string' ? [{ type: 'text', text: content }] : listOf(content).map(fieldsOf);
    return { role, blocks };
  });
  const isResult = (block: Fields) => block.type === 'tool_result';
  const start = messages.findLastIndex(({ role, blocks }) => role === 'user' && !blocks.some(isResult));
  const names = new Map<unknown, string>();
  const read: SinceQuestion = { question: textOf(messages[start]?.blocks ?? []), called: [], results: [] };
  for (const { blocks } of messages.slice(start + 1))
    for (const block of blocks) {
      if (block.type === 'tool_use') {
        names.set(block.id, String(block.name));
        read.called.push(String(block.name));
      } else if (isResult(block)) {
        const tool = names.get(block.tool_use_id) ?? '';
        const { content } = block;
        const text = typeof content === 'string' ? content : textOf(listOf(content).map(fieldsOf));
        read.results.push({ tool, text, isError: block.is_error === true });
      }
    }
  return read;
}

function textOf(blocks: Fields[]): string {
  return blocks
    .flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? [text] : []))
    .join('\n');
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

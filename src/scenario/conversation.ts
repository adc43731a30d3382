// Reads a request, of whatever shape, as a conversation since the last question. Pure; never throws.

export interface SeenCall {
  id: string;
  name: string;
  input: unknown;
}

export interface SeenAnswer {
  id: string;
  text: string;
  isError: boolean;
}

/** One assistant turn and the user turn after it; neighbours of one role are merged. */
export interface Round {
  calls: SeenCall[];
  answers: SeenAnswer[];
  /** The answers came in more than one user message. */
  split: boolean;
  /** Ids of the server tools' calls in the assistant turn. */
  serverCalls: string[];
}

export interface DeclaredTool {
  name: string;
  /** Empty for the client's own tools. */
  type: string;
  description: string;
  schema: unknown;
}

export interface Conversation {
  question: string;
  /** Earlier plain user turns with the very same text. */
  askedBefore: number;
  /** Texts of the results that stand before the question, oldest first. */
  earlierResults: string[];
  rounds: Round[];
  endsWithUser: boolean;
  tools: string[];
  declared: DeclaredTool[];
  toolChoice: string;
  parallelDisabled: boolean;
  /** The schema of `output_config.format`; undefined where the request asks for no format. */
  outputSchema: unknown;
  /** `max_tokens`; infinite where the request sets none. */
  maxTokens: number;
}

type Fields = Record<string, unknown>;

/** The conversation since the last plain user turn, or null where no user has asked anything. */
export function readConversation(request: unknown): Conversation | null {
  const body = fieldsOf(request);
  const turns = mergeTurns(listOf(body.messages).map(fieldsOf));
  const start = turns.findLastIndex((turn) => turn.role === 'user' && !turn.blocks.some(isResult));
  const asked = turns[start];
  if (!asked) return null;
  const question = textOf(asked.blocks);
  const rounds: Round[] = [];
  for (const turn of turns.slice(start + 1)) {
    if (turn.role === 'assistant')
      rounds.push({ calls: callsOf(turn), answers: [], split: false, serverCalls: serverCallsOf(turn) });
    else {
      const round = rounds.at(-1);
      if (round) Object.assign(round, { answers: answersOf(turn), split: turn.resultMessages > 1 });
    }
  }
  const choice = fieldsOf(body.tool_choice);
  const declared = listOf(body.tools).flatMap((tool) => declaredTool(fieldsOf(tool)));
  return {
    question,
    askedBefore: turns
      .slice(0, start)
      .filter(
        (turn) => turn.role === 'user' && !turn.blocks.some(isResult) && textOf(turn.blocks) === question,
      ).length,
    earlierResults: turns
      .slice(0, start)
      .flatMap(answersOf)
      .map(({ text }) => text),
    rounds,
    endsWithUser: turns.at(-1)?.role === 'user',
    tools: declared.map(({ name }) => name),
    declared,
    toolChoice:
      choice.type === 'tool' ? `tool:${String(choice.name)}` : (stringsOf(choice.type)[0] ?? 'auto'),
    parallelDisabled: choice.disable_parallel_tool_use === true,
    outputSchema: fieldsOf(fieldsOf(body.output_config).format).schema,
    maxTokens: typeof body.max_tokens === 'number' ? body.max_tokens : Number.POSITIVE_INFINITY,
  };
}

interface Turn {
  role: string;
  blocks: Fields[];
  resultMessages: number;
}

function mergeTurns(messages: Fields[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    if (message.role !== 'user' && message.role !== 'assistant') continue;
    const blocks =
      typeof message.content === 'string'
        ? [{ type: 'text', text: message.content }]
        : listOf(message.content).map(fieldsOf);
    const resultMessages = blocks.some(isResult) ? 1 : 0;
    const last = turns.at(-1);
    if (last?.role === message.role) {
      for (const block of blocks) last.blocks.push(block);
      last.resultMessages += resultMessages;
    } else turns.push({ role: message.role, blocks: [...blocks], resultMessages });
  }
  return turns;
}

function isResult(block: Fields): boolean {
  return block.type === 'tool_result';
}

function callsOf(turn: Turn): SeenCall[] {
  return turn.blocks
    .filter((block) => block.type === 'tool_use')
    .map((block) => ({ id: String(block.id), name: String(block.name), input: block.input }));
}

function serverCallsOf(turn: Turn): string[] {
  return turn.blocks.filter((block) => block.type === 'server_tool_use').map((block) => String(block.id));
}

function declaredTool({ name, type, description, input_schema }: Fields): DeclaredTool[] {
  if (typeof name !== 'string') return [];
  return [
    {
      name,
      type: typeof type === 'string' && type !== 'custom' ? type : '',
      description: typeof description === 'string' ? description : '',
      schema: input_schema,
    },
  ];
}

function answersOf(turn: Turn): SeenAnswer[] {
  return turn.blocks.filter(isResult).map((block) => ({
    id: String(block.tool_use_id),
    text: typeof block.content === 'string' ? block.content : textOf(listOf(block.content).map(fieldsOf)),
    isError: block.is_error === true,
  }));
}

function textOf(blocks: Fields[]): string {
  return blocks
    .filter((block) => block.type === 'text')
    .flatMap((block) => stringsOf(block.text))
    .join('\n');
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function stringsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : [];
}

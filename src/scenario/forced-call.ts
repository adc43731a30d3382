// What the model does when `tool_choice` makes it call a tool that the script did not want: it calls it all the same,
// and takes up the script afterwards, as a real model would. Pure.
import type { Conversation, DeclaredTool, Round } from './conversation.ts';
import { type MintedCall, occasionOf } from './replay-round.ts';
import type { SeenResult, Variant } from './script.ts';
import { mintToolUseId } from './tool-use-id.ts';

interface Occasion {
  variant: Variant;
  conversation: Conversation;
  /** Number of the assistant turn since the question. */
  round: number;
}

/** The tool that the request forces; null where it forces none, or one that the API runs itself. */
export function forcedTool({ toolChoice, declared }: Conversation): DeclaredTool | null {
  const own = declared.filter(({ type }) => type === '');
  if (toolChoice === 'any') return own[0] ?? null;
  if (!toolChoice.startsWith('tool:')) return null;
  return own.find(({ name }) => `tool:${name}` === toolChoice) ?? null;
}

/** The forced call of `tool` in this turn. */
export function forcedCall(options: Occasion & { tool: DeclaredTool }): MintedCall {
  const { tool } = options;
  const input = inputFor(tool.schema);
  return { type: 'tool_use', id: forcedId(options), name: tool.name, input, caller: { type: 'direct' } };
}

/** Results of a turn in which every call was forced; null for any other turn. */
export function resultsOfForced(options: Occasion & { past: Round }): SeenResult[] | null {
  const { past, conversation } = options;
  const ids = new Map(conversation.declared.map((tool) => [forcedId({ ...options, tool }), tool]));
  if (past.calls.length === 0 || past.calls.some((call) => ids.get(call.id)?.name !== call.name)) return null;
  const answers = new Map(past.answers.map((answer) => [answer.id, answer]));
  return past.calls.flatMap(({ id, name, input }) => {
    const answer = answers.get(id);
    if (!answer) return [];
    const given = typeof input === 'object' && input !== null ? { ...input } : {};
    return [{ id, tool: name, input: given, text: answer.text, isError: answer.isError }];
  });
}

function forcedId({ variant, conversation, round, tool }: Occasion & { tool: DeclaredTool }): string {
  const occasion = `forced ${tool.name}/${occasionOf(conversation)}`;
  return mintToolUseId({ seed: variant.seed, step: round, call: 0, occasion });
}

/** The plainest input that has every required property with a value of its type. */
function inputFor(schema: unknown, depth = 0): Record<string, unknown> {
  const { properties, required } = fieldsOf(schema);
  const names = Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
  return Object.fromEntries(names.map((name) => [name, valueFor(fieldsOf(properties)[name], depth)]));
}

const deepest = 8;

function valueFor(schema: unknown, depth: number): unknown {
  const fields = fieldsOf(schema);
  if ('const' in fields) return fields.const;
  if (Array.isArray(fields.enum)) return fields.enum[0];
  if ('default' in fields) return fields.default;
  const type = Array.isArray(fields.type) ? fields.type[0] : fields.type;
  const least = typeof fields.minimum === 'number' ? fields.minimum : 1;
  if (type === 'integer' || type === 'number') return least;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'array') return [];
  if (type === 'object') return depth < deepest ? inputFor(schema, depth + 1) : {};
  return 'example';
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

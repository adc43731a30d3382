// The model that plays along when nobody wrote a scenario: calls each declared tool once, then answers with a text.
// A pure function of the request, so that any number of clients can talk to it at once.
import { type Answer, type ContentBlock, deriveId, type MessagesRequest } from '../mock-api/index.ts';
import { readSinceQuestion, type SinceQuestion } from './read-since-question.ts';
import { sampleInput } from './sample-input.ts';

/** What the API's own client tools, which come without a schema, can be called with harmlessly. */
const inputsByType: [start: string, input: Record<string, unknown>][] = [
  ['bash_', { command: 'true' }],
  ['text_editor_', { command: 'view', path: '/example.txt' }],
  ['computer_', { action: 'screenshot' }],
  ['memory_', { command: 'view', path: '/memories' }],
];

/** With a thinking budget the model thinks; the API signs it. */
const thought: ContentBlock = { type: 'thinking', thinking: 'What is asked of me?', signature: '' };

/** Answers any request that the API accepted. Honours `tool_choice`, parallel calls forbidden, and a JSON output format. */
export function obligingModel(request: MessagesRequest): Answer {
  const since = readSinceQuestion(request);
  const calls = callsFor(request, since);
  const thoughts = request.thinking?.type === 'enabled' ? [thought] : [];
  if (calls.length === 0) {
    const text = finalText(request, since);
    const content: ContentBlock[] = [...thoughts, { type: 'text', text, citations: null }];
    return { kind: 'message', content, stopReason: 'end_turn' };
  }
  const seed = JSON.stringify(request.messages);
  const uses = calls.map(({ name, input }, place): ContentBlock => {
    const id = deriveId({ prefix: 'toolu_01', seed: place, text: seed });
    return { type: 'tool_use', id, name, input, caller: { type: 'direct' } };
  });
  return { kind: 'message', content: [...thoughts, ...uses], stopReason: 'tool_use' };
}

interface Call {
  name: string;
  input: unknown;
}

function callsFor(request: MessagesRequest, { called }: SinceQuestion): Call[] {
  const choice = request.tool_choice ?? { type: 'auto' };
  if (choice.type === 'none') return [];
  const callable = (request.tools ?? []).flatMap(callOf);
  const fresh = callable.filter(({ name }) => !called.includes(name));
  const alone = 'disable_parallel_tool_use' in choice && choice.disable_parallel_tool_use === true;
  let wanted = fresh;
  if (choice.type === 'tool') wanted = callable.filter(({ name }) => name === choice.name);
  // A forced model calls something again rather than nothing.
  if (choice.type === 'any' && fresh.length === 0) wanted = callable.slice(0, 1);
  return alone ? wanted.slice(0, 1) : wanted;
}

/** Tools that run on the API's side are not for the client to call. */
function callOf(tool: NonNullable<MessagesRequest['tools']>[number]): Call[] {
  if ('input_schema' in tool) {
    const input = sampleInput(tool.input_schema);
    return [{ name: tool.name, input: typeof input === 'object' && input !== null ? input : {} }];
  }
  const { type } = tool;
  const known = inputsByType.find(([start]) => typeof type === 'string' && type.startsWith(start));
  return known && 'name' in tool ? [{ name: String(tool.name), input: known[1] }] : [];
}

function finalText(request: MessagesRequest, { results }: SinceQuestion): string {
  const format = request.output_config?.format;
  if (format) return JSON.stringify(sampleInput(format.schema));
  if (results.length === 0) return 'This is a simulated answer.';
  const told = results.map(({ tool, text, isError }) => {
    const short = text.length > 200 ? `${text.slice(0, 200)}…` : text;
    return `${tool || 'a tool'} ${isError ? 'failed with' : 'said'}: ${short === '' ? '(nothing)' : short}`;
  });
  return `This is a simulated answer. ${told.join('; ')}`;
}

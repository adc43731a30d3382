// Valid histories and faults to inject into them, for properties of the repair.
import fc from 'fast-check';

export type Block = Record<string, unknown>;
export interface Message {
  role: string;
  content: string | Block[];
}

export const text = (value: string): Block => ({ type: 'text', text: value });
export const call = (id: string): Block => ({ type: 'tool_use', id, name: 'lookup', input: { q: id } });
export const result = (id: string, content = `result of ${id}`): Block => ({
  type: 'tool_result',
  tool_use_id: id,
  content,
});
export const user = (...content: Block[]): Message => ({ role: 'user', content });
export const assistant = (...content: Block[]): Message => ({ role: 'assistant', content });

export function body(messages: unknown, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { model: 'claude-haiku-4-5', max_tokens: 64, messages, ...more };
}

interface Round {
  calls: number;
  spoken: boolean;
  reversed: boolean;
  textAfter: boolean;
  asked: boolean;
}

const rounds = fc.array(
  fc.record<Round>({
    calls: fc.integer({ min: 1, max: 3 }),
    spoken: fc.boolean(),
    reversed: fc.boolean(),
    textAfter: fc.boolean(),
    asked: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Conversations that both profiles accept and that end with the user. */
export const validHistory: fc.Arbitrary<Message[]> = rounds.map((plan) => {
  const messages: Message[] = [{ role: 'user', content: 'Question 0' }];
  plan.forEach(({ calls, spoken, reversed, textAfter, asked }, round) => {
    const ids = Array.from({ length: calls }, (_, index) => `toolu_${round}_${index}`);
    const results = ids.map((id) => result(id));
    messages.push(assistant(...(spoken ? [text(`Say ${round}`)] : []), ...ids.map(call)));
    messages.push(
      user(...(reversed ? results.toReversed() : results), ...(textAfter ? [text(`Go ${round}`)] : [])),
    );
    if (asked)
      messages.push(assistant(text(`Done ${round}`)), { role: 'user', content: `Question ${round + 1}` });
  });
  return messages;
});

const isResult = (block: Block): boolean => block.type === 'tool_result';
const list = (message: Message): Block[] => (typeof message.content === 'string' ? [] : message.content);

/** One way to break a history; `at` chooses the place among those that offer themselves. */
export interface Fault {
  name: string;
  /** Whether a safe repair exists wherever the fault is put. */
  repairable: boolean;
  inject(messages: Message[], at: number): Message[];
}

/** Replaces one user message with results by what `change` makes of its blocks. */
function atResults(change: (blocks: Block[], at: number, message: Message) => Message[]): Fault['inject'] {
  return (messages, at) => {
    const places = messages.flatMap((message, index) => (list(message).some(isResult) ? [index] : []));
    const place = places[at % places.length];
    if (place === undefined) return messages;
    const message = messages[place] as Message;
    return messages.toSpliced(place, 1, ...change(list(message), at, message));
  };
}

function atCalls(change: (blocks: Block[], at: number) => Message[]): Fault['inject'] {
  return (messages, at) => {
    const places = messages.flatMap((message, index) =>
      list(message).some(({ type }) => type === 'tool_use') ? [index] : [],
    );
    const place = places[at % places.length];
    if (place === undefined) return messages;
    return messages.toSpliced(place, 1, ...change(list(messages[place] as Message), at));
  };
}

export const faults: Fault[] = [
  {
    name: 'text first',
    repairable: true,
    inject: atResults((blocks) => [user(text('Here:'), ...blocks)]),
  },
  {
    name: 'text between',
    repairable: true,
    inject: atResults((blocks) => [user(...blocks.slice(0, 1), text('and'), ...blocks.slice(1))]),
  },
  {
    name: 'a text message before the results',
    repairable: true,
    inject: atResults((blocks) => [{ role: 'user', content: 'wait' }, user(...blocks)]),
  },
  {
    name: 'one message for each block',
    repairable: true,
    inject: atResults((blocks) => blocks.map((block) => user(block))),
  },
  {
    name: 'split, with text at the end of the first part',
    repairable: true,
    inject: atResults((blocks) => [
      user(...blocks.slice(0, 1), text('one')),
      ...(blocks.length > 1 ? [user(...blocks.slice(1))] : []),
    ]),
  },
  {
    name: 'a result left out',
    repairable: true,
    inject: atResults((blocks, at) => {
      const rest = blocks.toSpliced(at % blocks.filter(isResult).length, 1);
      return [rest.length > 0 ? user(...rest) : user(text('nothing'))];
    }),
  },
  {
    name: 'all results left out',
    repairable: true,
    inject: atResults(() => [{ role: 'user', content: 'never mind' }]),
  },
  {
    name: 'the user message left out',
    repairable: false,
    inject: atResults(() => []),
  },
  {
    name: 'an orphan beside the results',
    repairable: true,
    inject: atResults((blocks, at) => [
      user(...blocks.toSpliced(at % (blocks.length + 1), 0, result('toolu_orphan'))),
    ]),
  },
  {
    name: 'a result given twice',
    repairable: true,
    inject: atResults((blocks) => [user(...blocks, ...blocks.slice(0, 1))]),
  },
  {
    name: 'two results that differ',
    repairable: false,
    inject: atResults((blocks) => [user(...blocks, result(String(blocks[0]?.tool_use_id), 'other'))]),
  },
  {
    name: 'a made-up id',
    repairable: false,
    inject: atResults((blocks) => [user({ ...blocks[0], tool_use_id: 'call_1' }, ...blocks.slice(1))]),
  },
  {
    name: 'results sent as the assistant',
    repairable: true,
    inject: atResults((blocks) => [
      { role: 'assistant', content: blocks.filter(isResult) },
      user(text('go on')),
    ]),
  },
  {
    name: 'results inside the message of the calls',
    repairable: true,
    inject: (messages, at) => {
      const places = messages.flatMap((message, index) => (list(message).some(isResult) ? [index] : []));
      const place = places[at % places.length];
      if (place === undefined) return messages;
      const before = messages[place - 1] as Message;
      const blocks = list(messages[place] as Message);
      const whole = assistant(...list(before), ...blocks.filter(isResult));
      return messages.toSpliced(place - 1, 2, whole, user(text('go on')));
    },
  },
  {
    name: 'text behind the calls',
    repairable: true,
    inject: atCalls((blocks) => [assistant(...blocks, text('Hm.'))]),
  },
  {
    name: 'one message for each call',
    repairable: true,
    inject: atCalls((blocks) => blocks.map((block) => assistant(block))),
  },
  {
    name: 'the same turn twice',
    repairable: true,
    inject: atCalls((blocks) => [assistant(...blocks), assistant(...blocks)]),
  },
  {
    name: 'calls sent as the user',
    repairable: true,
    inject: atCalls((blocks) => [user(...blocks.filter(({ type }) => type === 'tool_use'))]),
  },
  {
    name: 'calls left out',
    repairable: false,
    inject: atCalls(() => [assistant(text('I looked.'))]),
  },
  {
    name: 'an empty text block',
    repairable: true,
    inject: atResults((blocks) => [user(...blocks, text(''))]),
  },
  {
    name: 'an empty user message',
    repairable: true,
    inject: atCalls((blocks) => [user(), assistant(...blocks)]),
  },
  {
    name: 'system first',
    repairable: true,
    inject: (messages) => [{ role: 'system', content: 'Be kind.' }, ...messages],
  },
];

/** The three ways in which programs write JSON. */
export const layouts: ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, null, 2),
  (value) => JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n'),
];

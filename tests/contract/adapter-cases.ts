// What a program sees through the real SDK, whichever way its requests reach the simulated API: one table for all.
// Each `act` stands by itself (no imports, no names from outside), so that its text can also run inside the sandbox.
import type Anthropic from '@anthropic-ai/sdk';
import { defineScenario } from '../../src/scenario/index.ts';

export interface AdapterCase {
  title: string;
  /** Everything that the program saw, as JSON values. */
  act: (client: Anthropic) => Promise<unknown>;
  expected: unknown;
}

/** Calls two tools at once where tools are declared, reports their results, and says one sentence otherwise. */
export const contractScenario = defineScenario({
  variants: [
    {
      id: 'two-cities',
      title: 'Two cities',
      seed: 7,
      question: 'How is the weather?',
      profile: 'strict',
      script: ({ tools, results, step }) => {
        if (tools.length === 0) return { text: 'Nothing to call. 👋' };
        if (step > 1) return undefined;
        if (step === 1) return { text: results.map((seen) => `${seen.input.city}: ${seen.text}`).join('; ') };
        const calls = ['Recife', 'Natal'].map((city) => ({ tool: 'weather', input: { city } }));
        return { text: 'Let me look.', calls };
      },
    },
  ],
});

const finalText = 'Recife: sunny; Natal: sunny';

export const adapterCases: AdapterCase[] = [
  {
    title: 'an answer has the fields of a message',
    act: async (client) => {
      const message = await client.messages.create({
        model: 'claude-haiku-4-5',
        max_tokens: 64,
        messages: [{ role: 'user', content: 'Hi.' }],
      });
      const { type, role, model, content, stop_reason, usage, _request_id } = message;
      const isCounted = usage.input_tokens > 0 && usage.output_tokens > 0;
      return { type, role, model, content, stop_reason, isCounted, hasRequestId: Boolean(_request_id) };
    },
    expected: {
      type: 'message',
      role: 'assistant',
      model: 'claude-haiku-4-5-20251001',
      content: [{ type: 'text', text: 'Nothing to call. 👋', citations: null }],
      stop_reason: 'end_turn',
      isCounted: true,
      hasRequestId: true,
    },
  },
  {
    title: 'a broken rule is an error with the words of the API',
    act: (client) =>
      client.messages
        .create({
          model: 'claude-haiku-4-5',
          max_tokens: 64,
          messages: [{ role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_01A' }] }],
        })
        .catch(({ status, type, apiMessage }) => ({ status, type, apiMessage })),
    expected: {
      status: 400,
      type: 'invalid_request_error',
      apiMessage:
        'messages.0.content.0: unexpected `tool_use_id` found in `tool_result` blocks: toolu_01A. Each `tool_result` block must have a corresponding `tool_use` block in the previous message.',
    },
  },
  {
    title: 'an unknown model is a 404',
    act: (client) =>
      client.messages
        .create({
          model: 'claude-no-such-model',
          max_tokens: 64,
          messages: [{ role: 'user', content: 'Hi.' }],
        })
        .catch(({ status, type, apiMessage }) => ({ status, type, apiMessage })),
    expected: { status: 404, type: 'not_found_error', apiMessage: 'model: claude-no-such-model' },
  },
  {
    title: 'a tool loop runs to its end, and split results are refused by the strict profile',
    act: async (client) => {
      const body: Anthropic.MessageCreateParamsNonStreaming = {
        model: 'claude-haiku-4-5',
        max_tokens: 64,
        tools: [{ name: 'weather', input_schema: { type: 'object' } }],
        messages: [{ role: 'user', content: 'How is the weather?' }],
      };
      const asked = await client.messages.create(body);
      const results = asked.content
        .filter((block) => block.type === 'tool_use')
        .map(({ id }) => ({ type: 'tool_result' as const, tool_use_id: id, content: 'sunny' }));
      const history = [...body.messages, { role: 'assistant' as const, content: asked.content }];
      const done = await client.messages.create({
        ...body,
        messages: [...history, { role: 'user', content: results }],
      });
      const split = results.map((result) => ({ role: 'user' as const, content: [result] }));
      const refused = await client.messages
        .create({ ...body, messages: [...history, ...split] })
        .catch(({ status, apiMessage }) => ({ status, names: apiMessage.includes(results[1]?.tool_use_id) }));
      return {
        calls: results.length,
        stops: [asked.stop_reason, done.stop_reason],
        end: done.content,
        refused,
      };
    },
    expected: {
      calls: 2,
      stops: ['tool_use', 'end_turn'],
      end: [{ type: 'text', text: finalText, citations: null }],
      refused: { status: 400, names: true },
    },
  },
  {
    title: 'a stream adds up to the message that comes whole',
    act: async (client) => {
      const body: Anthropic.MessageCreateParamsNonStreaming = {
        model: 'claude-haiku-4-5',
        max_tokens: 64,
        tools: [{ name: 'weather', input_schema: { type: 'object' } }],
        messages: [{ role: 'user', content: 'Olá, tudo bem? 👋' }],
      };
      const whole = await client.messages.create(body);
      const streamed = await client.messages.stream(body).finalMessage();
      // Keys may come in another order.
      const told = ({ content, stop_reason, role, model, type }: Anthropic.Message) =>
        JSON.stringify({ content, stop_reason, role, model, type }, (_key, value: unknown) =>
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).sort())
            : value,
        );
      const events: string[] = [];
      for await (const event of await client.messages.create({ ...body, stream: true }))
        if (events.at(-1) !== event.type) events.push(event.type);
      const kinds = whole.content.map((block) => block.type);
      return { same: told(streamed) === told(whole), kinds, events };
    },
    expected: {
      same: true,
      kinds: ['text', 'tool_use', 'tool_use'],
      events: [
        'message_start',
        'content_block_start',
        'content_block_delta',
        'content_block_stop',
        'content_block_start',
        'content_block_delta',
        'content_block_stop',
        'content_block_start',
        'content_block_delta',
        'content_block_stop',
        'message_delta',
        'message_stop',
      ],
    },
  },
  {
    title: 'the tool runner finishes on a message thread',
    act: async (client) => {
      const final = await client.beta.messages.toolRunner({
        model: 'claude-haiku-4-5',
        max_tokens: 64,
        messages: [{ role: 'user', content: 'How is the weather?' }],
        tools: [
          {
            type: 'custom',
            name: 'weather',
            input_schema: { type: 'object' },
            run: () => 'sunny',
            parse: (input: unknown) => input,
          },
        ],
      });
      return final.content;
    },
    expected: [{ type: 'text', text: finalText, citations: null }],
  },
  {
    title: 'the tool runner finishes without a thread',
    act: async (client) => {
      const final = await client.beta.messages.toolRunner({
        model: 'claude-haiku-4-5',
        max_tokens: 64,
        thread: false,
        messages: [{ role: 'user', content: 'How is the weather?' }],
        tools: [
          {
            type: 'custom',
            name: 'weather',
            input_schema: { type: 'object' },
            run: () => 'sunny',
            parse: (input: unknown) => input,
          },
        ],
      });
      return final.content;
    },
    expected: [{ type: 'text', text: finalText, citations: null }],
  },
  {
    title: 'tokens are counted and a model is described',
    act: async (client) => {
      const count = await client.messages.countTokens({
        model: 'claude-haiku-4-5',
        messages: [{ role: 'user', content: 'Hi.' }],
      });
      const model = await client.models.retrieve('claude-haiku-4-5');
      return { isCounted: count.input_tokens > 0, type: model.type };
    },
    expected: { isCounted: true, type: 'model' },
  },
  {
    title: 'a script that cannot answer fails loudly, once',
    act: (client) =>
      client.messages
        .create({
          model: 'claude-haiku-4-5',
          max_tokens: 64,
          tools: [{ name: 'other', input_schema: { type: 'object' } }],
          messages: [{ role: 'user', content: 'How is the weather?' }],
        })
        .catch(({ status, type, apiMessage }) => ({
          status,
          type,
          isOurs: apiMessage.startsWith('[Pegadinha] '),
        })),
    expected: { status: 422, type: 'pegadinha_script_error', isOurs: true },
  },
];

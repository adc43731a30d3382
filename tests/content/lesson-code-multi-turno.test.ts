// Proof that the loop of lessons/loop-multi-turno.mdx does what the lesson says, in both languages, and that the API's
// words quoted there are those of the simulated API. Runs in Node; touches no network.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Anthropic from '@anthropic-ai/sdk';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { tools } from '../../content/code/loop-multi-turno/chambers.ts';
import { answerCall } from '../../content/code/loop-multi-turno/dispatch.ts';
import { runAgent } from '../../content/code/loop-multi-turno/loop.ts';
import { asFetch, messagesApi, validateMessagesRequest } from '../../src/mock-api/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'content/code/loop-multi-turno');
const lesson = readFileSync(join(root, 'lessons/loop-multi-turno.mdx'), 'utf8');
const question = 'Alguma câmara de Contagem passou de -18 °C?';

interface Reply {
  stop_reason: string;
  stop_details?: { type: 'refusal'; category: string | null; explanation: string | null };
  content: Record<string, unknown>[];
}
interface Sent {
  max_tokens: number;
  messages: { role: string; content: unknown }[];
}
interface Played {
  sent: Sent[];
  /** The caller's list when the loop had ended. */
  messages: Sent['messages'];
  result: { text: string } | { error: string };
}

const idOf = (letter: string) => `toolu_01${letter.repeat(22)}`;
const say = (text: string) => ({ type: 'text', text });
const call = (letter: string, name: string, input: object) => ({
  type: 'tool_use',
  id: idOf(letter),
  name,
  input,
});
const list = call('A', 'list_chambers', { site: 'contagem' });
const round: Reply[] = [
  { stop_reason: 'tool_use', content: [say('Vou listar.'), list] },
  {
    stop_reason: 'tool_use',
    content: [call('B', 'read_sensor', { chamber: 'CF-1' }), call('C', 'read_sensor', { chamber: 'CF-2' })],
  },
  {
    stop_reason: 'tool_use',
    content: [
      call('D', 'convert_temperature', { value: -4, unit: 'fahrenheit' }),
      call('E', 'convert_temperature', { value: 5, unit: 'Fahrenheit' }),
    ],
  },
  { stop_reason: 'end_turn', content: [say('Sim: a CF-2 está a -15 °C.')] },
];

async function playTypeScript(replies: Reply[]): Promise<Played> {
  const sent: Sent[] = [];
  const rest = [...replies];
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { max_tokens, messages } = JSON.parse(String(init?.body)) as Sent;
    sent.push({ max_tokens, messages });
    return Response.json(rest.length > 1 ? rest.shift() : rest[0]);
  };
  const client = new Anthropic({ apiKey: 'none', fetch, maxRetries: 0 });
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  const result = await runAgent(client, messages).then(
    (text) => ({ text }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  return { sent, messages: JSON.parse(JSON.stringify(messages)) as Sent['messages'], result };
}

const harness = `
import json, sys
from types import SimpleNamespace
sys.dont_write_bytecode = True
job = json.load(sys.stdin)
sys.path.insert(0, job["folder"])
from loop import run_agent
plain = lambda value: json.loads(json.dumps(value, default=vars))
sent, replies = [], list(job["replies"])
class Messages:
    def create(self, **request):
        sent.append({"max_tokens": request["max_tokens"], "messages": plain(request["messages"])})
        reply = replies.pop(0) if len(replies) > 1 else replies[0]
        content = [SimpleNamespace(**block) for block in reply["content"]]
        details = reply.get("stop_details") and SimpleNamespace(**reply["stop_details"])
        return SimpleNamespace(stop_reason=reply["stop_reason"], stop_details=details, content=content)
messages = [{"role": "user", "content": job["question"]}]
try:
    result = {"text": run_agent(SimpleNamespace(messages=Messages()), messages)}
except Exception as error:
    result = {"error": str(error)}
print(json.dumps({"sent": sent, "messages": plain(messages), "result": result}))
`;

const python = ['python3', 'python'].find((command) => {
  const run = spawnSync(command, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']);
  return run.status === 0;
});

function playPython(command: string, replies: Reply[]): Played {
  const run = spawnSync(command, ['-c', harness], {
    input: JSON.stringify({ folder, question, replies }),
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONUTF8: '1' },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Played;
}

/** The same value with every string that holds JSON replaced by what it means: spacing and 5.0 are no difference. */
function withoutSpacing(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' && part.startsWith('{') ? (JSON.parse(part) as unknown) : part,
  ) as unknown;
}

const cut: Reply = { stop_reason: 'max_tokens', content: [say('Relatório: '), list] };
const refusal = (category: 'cyber' | null): Reply => ({
  stop_reason: 'refusal',
  stop_details: { type: 'refusal', category, explanation: null },
  content: [],
});
const endless: Reply[] = [...'FGHJKLMNPQRS'].map((letter) => ({
  stop_reason: 'tool_use',
  content: [call(letter, 'list_chambers', { site: 'contagem' })],
}));
const paused: Reply = { stop_reason: 'pause_turn', content: [say('Duas câmaras ')] };

/** title, replies (the last one repeats), how it ends, requests sent, messages left in the caller's list */
const endings: [string, Reply[], { text: string | RegExp } | { error: RegExp }, number, number][] = [
  ['a round of dependent steps', round, { text: 'Sim: a CF-2 está a -15 °C.' }, 4, 8],
  ['a pause, whose parts are joined', [paused, ...round.slice(3)], { text: /^Duas.*Sim/ }, 2, 3],
  ['a stop sequence', [{ stop_reason: 'stop_sequence', content: [say('Sim')] }], { text: 'Sim' }, 1, 2],
  ['an empty end', [{ stop_reason: 'end_turn', content: [] }], { text: '' }, 1, 2],
  ['a cut, then room enough', [cut, ...round.slice(3)], { text: 'Sim: a CF-2 está a -15 °C.' }, 2, 2],
  ['two cuts', [cut], { error: /longa demais/ }, 2, 1],
  ['a refusal with its category', [refusal('cyber')], { error: /recusa: cyber/ }, 1, 1],
  ['a refusal without one', [refusal(null)], { error: /sem categoria/ }, 1, 1],
  ['a refusal after results', [...round.slice(0, 2), refusal(null)], { error: /recusa/ }, 3, 5],
  [
    'a full context',
    [{ stop_reason: 'model_context_window_exceeded', content: [list] }],
    { error: /model_context/ },
    1,
    1,
  ],
  ['a value that does not exist yet', [{ stop_reason: 'novo', content: [] }], { error: /novo/ }, 1, 1],
  [
    'tool_use without calls',
    [{ stop_reason: 'tool_use', content: [say('Vou.')] }],
    { error: /sem chamada/ },
    1,
    1,
  ],
  ['endless calls', endless, { error: /teto de 12/ }, 12, 25],
  ['endless pauses', [paused], { error: /teto de 12/ }, 12, 13],
];

function expectEnding(played: Played, wanted: object, requests: number, left: number): void {
  expect(played.sent).toHaveLength(requests);
  expect(played.messages).toHaveLength(left);
  for (const [key, value] of Object.entries(wanted)) {
    const got = (played.result as Record<string, string>)[key];
    if (value instanceof RegExp) expect(got).toMatch(value);
    else expect(got).toBe(value);
  }
}

const judge = (messages: unknown[]) =>
  validateMessagesRequest(
    { model: 'claude-sonnet-5-5', max_tokens: 8000, tools, messages },
    { profile: 'strict' },
  );

describe('the loop of many turns', () => {
  it.each(['strict', 'anthropic'] as const)('is accepted by the simulated API (%s)', async (profile) => {
    const exchanges: { status: number; findings: unknown[] }[] = [];
    const handlers = messagesApi({
      profile,
      onExchange: (exchange) => exchanges.push(exchange),
      answer: ({ messages }) => {
        const reply = round[messages.filter(({ role }) => role === 'assistant').length];
        if (!reply) throw new Error('no reply left');
        return { kind: 'message', content: reply.content as never, stopReason: reply.stop_reason as never };
      },
    });
    const client = new Anthropic({ apiKey: 'none', fetch: asFetch(handlers), maxRetries: 0 });
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];

    expect(await runAgent(client, messages)).toBe('Sim: a CF-2 está a -15 °C.');
    expect(exchanges.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(exchanges.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('sends 1, 3, 5 and 7 messages, as the table of the lesson says', async () => {
    const { sent, messages } = await playTypeScript(round);
    expect(sent.map((request) => request.messages.length)).toEqual([1, 3, 5, 7]);
    expect(messages.map(({ role }) => role)).toEqual(
      Array.from({ length: 4 }, () => ['user', 'assistant']).flat(),
    );
    expect(withoutSpacing(messages[6]?.content)).toMatchObject([
      { tool_use_id: idOf('D'), content: { celsius: -20 } },
      { tool_use_id: idOf('E'), content: { celsius: -15 } },
    ]);
  });

  it('asks a cut turn again with twice the room', async () => {
    const { sent } = await playTypeScript([cut, ...round.slice(3)]);
    expect(sent.map(({ max_tokens }) => max_tokens)).toEqual([8_000, 16_000]);
    expect(sent[1]?.messages).toEqual(sent[0]?.messages);
  });

  it.each(endings)('in TypeScript ends rightly: %s', async (_title, replies, wanted, requests, left) => {
    expectEnding(await playTypeScript(replies), wanted, requests, left);
  });

  it.each(endings.filter(([title]) => !/end$|pause|sequence|steps|room/.test(title)))(
    'leaves a list that the API takes as it is: %s',
    async (_title, replies) => {
      const { messages } = await playTypeScript(replies);
      expect(judge(messages).error).toBeNull();
    },
  );

  it('keeps what was done when the network fails', async () => {
    const replies = [...round.slice(0, 2)];
    const fetch = async () => {
      const reply = replies.shift();
      if (!reply) throw new TypeError('no network');
      return Response.json(reply);
    };
    const client = new Anthropic({ apiKey: 'none', fetch, maxRetries: 0 });
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
    await expect(runAgent(client, messages)).rejects.toThrow();
    expect(messages).toHaveLength(5);
    expect(judge(messages).error).toBeNull();
  });

  if (python) {
    it.each(endings)('in Python ends the same: %s', async (_title, replies, wanted, requests, left) => {
      const inPython = playPython(python, replies);
      expectEnding(inPython, wanted, requests, left);
      const { sent, result } = await playTypeScript(replies);
      expect(withoutSpacing(inPython.sent)).toEqual(withoutSpacing(sent));
      expect(inPython.result).toEqual(result);
    });
  } else {
    it('has a Python version that was NOT run: this machine has no Python 3.10+', () => {
      expect(readFileSync(join(folder, 'loop.py'), 'utf8')).toContain('def run_agent');
    });
  }
});

/** Runs a fragment as a reader would paste it; `tail` is what is asked of it. Gives each request's messages and the outcome. */
async function runFragment(name: string, tail: string, replies: Reply[], known: object = {}) {
  const source = readFileSync(join(folder, name), 'utf8').replace(/^import .*$/gm, '');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(`${source}\n${tail}`, { compilerOptions: options });
  const sent: Sent['messages'][] = [];
  const rest = [...replies];
  const create = async ({ messages }: Sent) => {
    sent.push(structuredClone(messages));
    return rest.shift() ?? replies.at(-1);
  };
  const names: Record<string, unknown> = { client: { messages: { create } }, tools, answerCall, ...known };
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<unknown>;
  const run = new AsyncFunction(...Object.keys(names), outputText);
  const outcome = await run(...Object.values(names)).catch((error: unknown) => String(error));
  return { sent, outcome };
}

describe('the card to copy', () => {
  it('answers after dependent steps, sending only what a strict API takes', async () => {
    const { sent, outcome } = await runFragment('card.ts', 'return answer;', round);
    expect(outcome).toBe('Sim: a CF-2 está a -15 °C.');
    expect(sent.map(({ length }) => length)).toEqual([1, 3, 5, 7]);
    expect(sent.map((messages) => judge(messages).status)).toEqual([200, 200, 200, 200]);
  });

  it.each([
    ['max_tokens', [cut], /sem resposta completa: max_tokens/, 1],
    ['refusal', [refusal(null)], /refusal/, 1],
    ['tool_use without calls', [{ stop_reason: 'tool_use', content: [] }], /sem chamada/, 1],
    ['endless calls', endless, /teto de 12/, 12],
    ['a pause', [paused, ...round.slice(3)], /^Duas câmaras Sim/, 2],
  ] as const)('ends rightly: %s', async (_title, replies, says, requests) => {
    const { sent, outcome } = await runFragment('card.ts', 'return answer;', [...replies] as Reply[]);
    expect(outcome).toMatch(says);
    expect(sent).toHaveLength(requests);
  });
});

describe('the recipe that must not be copied', () => {
  it.each(['max_tokens', 'refusal', 'stop_sequence', 'model_context_window_exceeded'])(
    'sends an empty user message after %s',
    async (stop_reason) => {
      const replies = [{ stop_reason, content: [say('Relatório')] }, ...round.slice(3)];
      const messages = [{ role: 'user', content: question }];
      const { sent } = await runFragment('empty-message-wrong.ts', 'return finish({ messages });', replies, {
        messages,
      });
      expect(sent[1]?.at(-1)).toEqual({ role: 'user', content: [] });
      expect(judge(sent[1] ?? []).error?.message).toMatch(/user messages must have non-empty content/);
    },
  );
});

describe('the dispatch table', () => {
  const ask = (name: string, input: unknown) =>
    answerCall({ ...call('F', name, {}), input } as unknown as Anthropic.ToolUseBlock);

  it('has a function for each declared tool', async () => {
    for (const tool of tools) {
      const { content } = await ask(tool.name, {});
      expect(content).not.toMatch(/Não existe a ferramenta/);
    }
  });

  it.each([
    [
      'an unknown name',
      'open_ticket',
      {},
      /Não existe a ferramenta open_ticket\. Há: list_chambers, read_sensor/,
    ],
    ['a name of Object.prototype', 'toString', {}, /Não existe/],
    ['a missing argument', 'read_sensor', {}, /"chamber" deve ser texto/],
    ['a value outside the enum', 'convert_temperature', { value: 1, unit: 'K' }, /celsius ou fahrenheit/],
    ['a chamber that does not exist', 'read_sensor', { chamber: 'CF-9' }, /use list_chambers/],
  ])('answers %s with a flagged result', async (_title, name, input, says) => {
    const answer = await ask(name, input);
    expect(answer).toMatchObject({ tool_use_id: idOf('F'), is_error: true });
    expect(answer.content).toMatch(says);
  });
});

describe("the API's words in the lesson", () => {
  it('are those of the empty message', () => {
    const messages = [
      { role: 'user', content: question },
      { role: 'assistant', content: [list] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: idOf('A'), content: 'ok' }] },
      { role: 'assistant', content: [say('Relatório da noite: às 22h')] },
      { role: 'user', content: [] },
    ];
    expect(judge(messages).status).toBe(400);
    expect(lesson).toContain(judge(messages).error?.message);
  });

  it('are those of a pause answered with a user message', () => {
    const search = { type: 'server_tool_use', id: 'srvtoolu_01A', name: 'web_search', input: { query: 'x' } };
    const messages = [
      { role: 'user', content: question },
      { role: 'assistant', content: [search] },
    ];
    const judgeSearch = (list: object[]) =>
      validateMessagesRequest(
        {
          model: 'claude-sonnet-5-5',
          max_tokens: 8000,
          tools: [{ type: 'web_search_20250305', name: 'web_search' }],
          messages: list,
        },
        { profile: 'anthropic' },
      );
    expect(judgeSearch(messages).error).toBeNull();
    const { error } = judgeSearch([...messages, { role: 'user', content: 'Continue.' }]);
    expect(lesson).toContain(error?.message.replace('srvtoolu_01A', 'srvtoolu_01A…'));
  });
});

// Proof that the programs of the lesson on defining tools do what the lesson says, in both languages where they can be
// run without the SDK of Python. Runs in Node; touches no network.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import Anthropic from '@anthropic-ai/sdk';
import { describe, expect, it } from 'vitest';
import { runAgent as loop } from '../../content/code/definir-ferramentas-e-tool-runner/loop.ts';
import { askTheWeb } from '../../content/code/definir-ferramentas-e-tool-runner/pause.ts';
import { runAgent as runner } from '../../content/code/definir-ferramentas-e-tool-runner/runner.ts';
import { tools } from '../../content/code/definir-ferramentas-e-tool-runner/tools.ts';
import { validateMessagesRequest } from '../../src/mock-api/index.ts';

const folder = fileURLToPath(
  new URL('../../content/code/definir-ferramentas-e-tool-runner', import.meta.url),
);

interface Reply {
  stop_reason: string;
  content: Record<string, unknown>[];
}
interface Body {
  tools: Record<string, unknown>[];
  messages: { role: string; content: unknown }[];
}

/** A client that answers with fixed replies, the last one again and again, and keeps what was sent with its verdict. */
function scripted(replies: Reply[]) {
  const sent: Body[] = [];
  const statuses: number[] = [];
  const rest = [...replies];
  const client = new Anthropic({
    apiKey: 'none',
    maxRetries: 0,
    fetch: async (_url: unknown, init?: RequestInit) => {
      const body = JSON.parse(String(init?.body)) as Body;
      sent.push(body);
      statuses.push(validateMessagesRequest(body, { profile: 'anthropic' }).status);
      return Response.json({
        id: 'msg_01A',
        type: 'message',
        role: 'assistant',
        model: 'claude-opus-5',
        usage: { input_tokens: 1, output_tokens: 1 },
        stop_sequence: null,
        ...(rest.length > 1 ? rest.shift() : rest[0]),
      });
    },
  });
  return { client, sent, statuses };
}

const idOf = (letter: string) => `toolu_01${letter.repeat(22)}`;
const call = (letter: string, input: object) => ({
  type: 'tool_use',
  id: idOf(letter),
  name: 'consultar_pedido',
  input,
});
const say = (text: string) => ({ type: 'text', text });
const number = { numero_pedido: '4500012345' };
const search = (letter: string) => ({
  type: 'server_tool_use',
  id: `srvtoolu_01${letter.repeat(22)}`,
  name: 'web_search',
  input: { query: 'norma' },
});
const found = (letter: string) => ({
  type: 'web_search_tool_result',
  tool_use_id: `srvtoolu_01${letter.repeat(22)}`,
  content: [],
});
const question = 'O pedido 4500012345 está bloqueado?';

describe.each([
  ['the manual loop', loop],
  ['the tool runner', runner],
])('%s', (_name, run) => {
  it('answers good and bad calls of a turn in one message, applying the default and refusing a foreign value', async () => {
    const { client, sent, statuses } = scripted([
      {
        stop_reason: 'tool_use',
        content: [
          call('A', number),
          call('B', { ...number, ambiente: 'PRD' }),
          call('C', { ...number, ambiente: 'producao' }),
        ],
      },
      { stop_reason: 'end_turn', content: [say('Em PRD, sim.')] },
    ]);
    expect(await run(client, question)).toBe('Em PRD, sim.');
    expect(statuses).toEqual([200, 200]);
    expect(sent[1]?.messages).toHaveLength(3);
    expect(sent[1]?.messages[2]?.content).toMatchObject([
      { tool_use_id: idOf('A'), content: expect.stringContaining('"ambiente":"QAS","situacao":"liberado"') },
      { tool_use_id: idOf('B'), content: expect.stringContaining('"situacao":"bloqueado"') },
      { tool_use_id: idOf('C'), is_error: true, content: expect.stringContaining('PRD') },
    ]);
  });

  it.each(['refusal', 'max_tokens'])(
    'runs nothing of a turn that ends with %s, and says so',
    async (stop) => {
      const { client, sent } = scripted([{ stop_reason: stop, content: [call('A', number)] }]);
      await expect(run(client, question)).rejects.toThrow(stop === 'refusal' ? /recusa|refusal/ : stop);
      expect(sent).toHaveLength(1);
    },
  );

  it('stops after 20 requests with an error', async () => {
    const { client, sent } = scripted([{ stop_reason: 'tool_use', content: [call('A', number)] }]);
    await expect(run(client, question)).rejects.toThrow(/20 requisições|tool_use/);
    expect(sent).toHaveLength(20);
  });

  it('declares an enum and requires the number only', async () => {
    const { client, sent } = scripted([{ stop_reason: 'end_turn', content: [] }]);
    await run(client, question);
    expect(sent[0]?.tools[0]?.input_schema).toMatchObject({
      properties: { ambiente: { enum: ['DEV', 'QAS', 'PRD'] } },
      required: ['numero_pedido'],
    });
  });
});

it('the values that the executor accepts are those of the enum', async () => {
  const { executeTool } = await import('../../content/code/definir-ferramentas-e-tool-runner/tools.ts');
  const schema = tools[0]?.input_schema.properties as { ambiente: { enum: string[] } };
  for (const ambiente of schema.ambiente.enum)
    expect(await executeTool('consultar_pedido', { ...number, ambiente })).toContain(ambiente);
  expect(await executeTool('consultar_pedido', { ...number, ambiente: 'prd' })).toContain('PRD');
  await expect(executeTool('consultar_pedido', { numero_pedido: '45' })).rejects.toThrow(/10 dígitos/);
});

const pauses: Reply[] = [
  { stop_reason: 'pause_turn', content: [say('Vou procurar.'), search('A'), found('A'), search('B')] },
  { stop_reason: 'pause_turn', content: [found('B'), search('C')] },
  { stop_reason: 'end_turn', content: [found('C'), say('Achei.')] },
];

describe('the resumed turn', () => {
  it('is sent with the paused parts last, and its parts are joined', async () => {
    const { client, sent, statuses } = scripted(pauses);
    const parts = await askTheWeb(client, [{ role: 'user', content: question }]);
    expect(statuses).toEqual([200, 200, 200]);
    expect(sent.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
      ['user'],
      ['user', 'assistant'],
      ['user', 'assistant', 'assistant'],
    ]);
    expect(parts).toEqual(pauses.flatMap(({ content }) => content));
  });

  it('is given up after five resumptions', async () => {
    const { client, sent } = scripted([{ stop_reason: 'pause_turn', content: [search('A')] }]);
    await expect(askTheWeb(client, [{ role: 'user', content: question }])).rejects.toThrow(/5 retomadas/);
    expect(sent).toHaveLength(6);
  });
});

const harness = `
import json, sys
from types import SimpleNamespace
sys.dont_write_bytecode = True
job = json.load(sys.stdin)
sys.path.insert(0, job["folder"])
from loop import run_agent
from pause import ask_the_web
sent, replies = [], []
class Messages:
    def create(self, **request):
        sent.append(json.loads(json.dumps(request["messages"], default=vars)))
        reply = replies.pop(0)
        content = [SimpleNamespace(**block) for block in reply["content"]]
        return SimpleNamespace(stop_reason=reply["stop_reason"], stop_details=None, content=content)
client = SimpleNamespace(messages=Messages())
replies.extend(job["turns"])
answer = run_agent(client, "?")
results = sent[-1][-1]["content"]
sent.clear()
replies.extend(job["pauses"])
parts = ask_the_web(client, [{"role": "user", "content": "?"}])
roles = [[message["role"] for message in messages] for messages in sent]
print(json.dumps({"answer": answer, "results": results, "roles": roles, "parts": [vars(part) for part in parts]}))
`;
const python = ['python3', 'python'].find((command) => {
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return Number(/^Python 3\.(\d+)/.exec(stdout ?? '')?.[1]) >= 10;
});

it.runIf(python)('the Python programs answer and resume as those in TypeScript', () => {
  const turns: Reply[] = [
    {
      stop_reason: 'tool_use',
      content: [call('A', number), call('C', { ...number, ambiente: 'producao' })],
    },
    { stop_reason: 'end_turn', content: [say('Em QAS, não.')] },
  ];
  const run = spawnSync(String(python), ['-c', harness], {
    input: JSON.stringify({ folder, turns, pauses }),
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1' },
  });
  expect(run.stderr).toBe('');
  const played = JSON.parse(run.stdout) as Record<string, unknown>;
  expect(played.answer).toBe('Em QAS, não.');
  expect(played.results).toMatchObject([
    { tool_use_id: idOf('A'), content: expect.stringContaining('"situacao": "liberado"') },
    { tool_use_id: idOf('C'), is_error: true },
  ]);
  expect(played.roles).toEqual([['user'], ['user', 'assistant'], ['user', 'assistant', 'assistant']]);
  expect(played.parts).toEqual(pauses.flatMap(({ content }) => content));
});

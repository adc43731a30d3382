// Proof that the programs of the lesson on Converse do what the lesson says: through the real AWS SDK against the
// simulated Converse API, and in Python against fixed replies (boto3 is not needed). Touches no network.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { FetchHttpHandler } from '@smithy/fetch-http-handler';
import { describe, expect, it } from 'vitest';
import { extractForced } from '../../content/code/converse-api-bedrock/forced.ts';
import { runAgent as runWithLimits } from '../../content/code/converse-api-bedrock/limits.ts';
import { runAgent } from '../../content/code/converse-api-bedrock/loop.ts';
import { type Answer, asFetch, converseApi, type Exchange } from '../../src/mock-api/index.ts';

const folder = fileURLToPath(new URL('../../content/code/converse-api-bedrock', import.meta.url));

interface ConverseBody {
  messages: { role: string; content: Record<string, unknown>[] }[];
  toolConfig: { tools: unknown[]; toolChoice?: unknown };
}
type Block = Extract<Answer, { kind: 'message' }>['content'][number];

const say = (text: string): Block => ({ type: 'text', text, citations: null });
const call = (letter: string, name: string, input: object): Block => ({
  type: 'tool_use',
  id: `toolu_01${letter.repeat(22)}`,
  name,
  input,
  caller: { type: 'direct' },
});
const turn = (
  stopReason: Extract<Answer, { kind: 'message' }>['stopReason'],
  ...content: Block[]
): Answer => ({ kind: 'message', stopReason, content });
const idOf = (letter: string) => `tooluse_${letter.repeat(22)}`;

/** A client of the real SDK before the simulated API, which gives these turns in order, the last one again and again. */
function scripted(...turns: Answer[]) {
  const exchanges: Exchange[] = [];
  const rest = [...turns];
  const handlers = converseApi({
    answer: () => (rest.length > 1 ? rest.shift() : rest[0]) as Answer,
    onExchange: (exchange) => {
      exchanges.push(exchange);
    },
  });
  const bedrock = new BedrockRuntimeClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'made-up' },
    requestHandler: new FetchHttpHandler({ customFetch: asFetch(handlers) } as object),
  });
  const bodies = () => exchanges.map(({ requestBody }) => requestBody as ConverseBody);
  return { bedrock, exchanges, bodies };
}

const question = 'Treino em Recife ou em Olinda hoje? Levo capa de chuva?';
const twoCities = turn(
  'tool_use',
  say('Vou olhar as duas.'),
  call('A', 'consultar_clima', { cidade: 'Recife' }),
  call('B', 'consultar_clima', { cidade: 'Olinda' }),
);
const endless = Array.from('CDEFGHJKLMNP', (letter) =>
  turn('tool_use', call(letter, 'consultar_clima', { cidade: 'Recife' })),
);
const done = turn('end_turn', say('Em Recife chove fraco;'), say(' de Olinda não há dado.'));

describe('the complete loop', () => {
  it('is accepted as it stands: whole turns, all results in one message, the failure marked', async () => {
    const { bedrock, exchanges, bodies } = scripted(twoCities, done);
    expect(await runAgent(bedrock, question)).toBe('Em Recife chove fraco; de Olinda não há dado.');
    expect(exchanges.map(({ status }) => status)).toEqual([200, 200]);
    expect(exchanges.flatMap(({ findings }) => findings)).toEqual([]);
    const [, second] = bodies();
    expect(second?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(second?.messages[1]?.content).toHaveLength(3);
    expect(second?.messages[2]?.content).toEqual([
      {
        toolResult: {
          toolUseId: idOf('A'),
          content: [
            { json: { cidade: 'Recife', condicao: 'chuva fraca', temperatura: 24, unidade: 'celsius' } },
          ],
          status: 'success',
        },
      },
      {
        toolResult: {
          toolUseId: idOf('B'),
          content: [{ text: 'Falha em consultar_clima: estação de Olinda fora do ar; tente a vizinha' }],
          status: 'error',
        },
      },
    ]);
  });

  it('marks an unknown tool, a missing argument and a value outside the enum as failures', async () => {
    const { bedrock, bodies } = scripted(
      turn(
        'tool_use',
        call('A', 'consultar_mare', { cidade: 'Recife' }),
        call('B', 'consultar_clima', {}),
        call('C', 'consultar_clima', { cidade: 'Recife', unidade: 'kelvin' }),
        call('D', 'consultar_treino', { cidade: 'Natal' }),
      ),
      done,
    );
    await runAgent(bedrock, question);
    const results = bodies()[1]?.messages[2]?.content as { toolResult: { status: string } }[];
    expect(results.map(({ toolResult }) => toolResult.status)).toEqual([
      'error',
      'error',
      'error',
      'success',
    ]);
  });

  it.each(['max_tokens', 'refusal', 'model_context_window_exceeded'] as const)(
    'runs nothing of a turn that ends with %s, and says so',
    async (stop) => {
      const { bedrock, exchanges } = scripted(turn(stop, say('Vou'), call('A', 'consultar_clima', {})));
      await expect(runAgent(bedrock, question)).rejects.toThrow(/resposta incompleta/);
      expect(exchanges).toHaveLength(1);
    },
  );

  it('ends at its cap with an error', async () => {
    const { bedrock, exchanges } = scripted(...endless);
    await expect(runAgent(bedrock, question)).rejects.toThrow(/10 requisições/);
    expect(exchanges).toHaveLength(10);
  });
});

describe('the loop with three limits', () => {
  it('gives the answer when the model ends in time', async () => {
    const { bedrock } = scripted(twoCities, done);
    expect(await runWithLimits(bedrock, question)).toEqual({
      text: 'Em Recife chove fraco; de Olinda não há dado.',
      complete: true,
    });
  });

  it('gives up in the eighth turn with what is known, and runs no call of that turn', async () => {
    const { bedrock, exchanges } = scripted(...endless);
    const { text, complete } = await runWithLimits(bedrock, question);
    expect(complete).toBe(false);
    expect(text.match(/chuva fraca/g)).toHaveLength(7);
    expect(exchanges).toHaveLength(8);
  });

  it('gives up when the tokens of all requests together pass the budget', async () => {
    const { bedrock, exchanges } = scripted(
      turn('tool_use', say('palavra '.repeat(20_000)), call('A', 'consultar_treino', { cidade: 'Recife' })),
    );
    const { complete } = await runWithLimits(bedrock, question);
    expect(complete).toBe(false);
    expect(exchanges).toHaveLength(2);
  });
});

const story = 'Corri 8 km em Recife debaixo de chuva.';
const report = { cidade: 'Recife', km: 8, clima: 'chuva' };

describe('structured output', () => {
  it('by a forced tool reads the input of the call', async () => {
    const { bedrock, bodies } = scripted(turn('tool_use', call('A', 'registrar_relato', report)));
    expect(await extractForced(bedrock, story)).toEqual(report);
    expect(bodies()[0]?.toolConfig.toolChoice).toEqual({ tool: { name: 'registrar_relato' } });
  });

  it('by a forced tool refuses a value that the schema merely discourages', async () => {
    const { bedrock } = scripted(turn('tool_use', call('A', 'registrar_relato', { ...report, km: 'oito' })));
    await expect(extractForced(bedrock, story)).rejects.toThrow(/km/);
  });

  it('by a forced tool refuses a truncated turn', async () => {
    const { bedrock } = scripted(turn('max_tokens', call('A', 'registrar_relato', { cidade: 'Recife' })));
    await expect(extractForced(bedrock, story)).rejects.toThrow(/max_tokens/);
  });
});

const harness = `
import json, sys
sys.dont_write_bytecode = True
job = json.load(sys.stdin)
sys.path.insert(0, job["folder"])
import loop
class Bedrock:
    def __init__(self, replies):
        self.replies, self.sent = list(replies), []
    def converse(self, **request):
        self.sent.append(json.loads(json.dumps(request["messages"])))
        return self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]
def play(run, replies, text):
    bedrock = Bedrock(replies)
    try:
        result = run(bedrock, text)
    except Exception as error:
        result = {"error": str(error)}
    return {"result": result, "sent": bedrock.sent}
print(json.dumps({
    "loop": play(loop.run_agent, job["two"], "?"),
    "cut": play(loop.run_agent, job["cut"], "?"),
    "endless": play(loop.run_agent, job["two"][:1], "?"),
}))
`;
const python = ['python3', 'python'].find((command) => {
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return Number(/^Python 3\.(\d+)/.exec(stdout ?? '')?.[1]) >= 10;
});

interface Played {
  result: unknown;
  sent: ConverseBody['messages'][];
}
const usage = { inputTokens: 10, outputTokens: 5, totalTokens: 15 };
const reply = (stopReason: string, ...content: object[]) => ({
  stopReason,
  usage,
  output: { message: { role: 'assistant', content } },
});
const use = (letter: string, name: string, input: object) => ({
  toolUse: { toolUseId: idOf(letter), name, input },
});
const replies = {
  two: [
    reply(
      'tool_use',
      { text: 'Vou olhar as duas.' },
      use('A', 'consultar_clima', { cidade: 'Recife' }),
      use('B', 'consultar_clima', { cidade: 'Olinda' }),
    ),
    reply('end_turn', { text: 'Em Recife chove fraco;' }, { text: ' de Olinda não há dado.' }),
  ],
  cut: [reply('max_tokens', use('A', 'consultar_clima', {}))],
};

it.runIf(python)('the Python loop sends what the one in TypeScript sends, and ends as it does', async () => {
  const { bedrock, bodies } = scripted(twoCities, done);
  await runAgent(bedrock, '?');
  const run = spawnSync(String(python), ['-c', harness], {
    input: JSON.stringify({ folder, ...replies }),
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1' },
  });
  expect(run.stderr).toBe('');
  const played = JSON.parse(run.stdout) as Record<string, Played>;
  expect(played.loop?.result).toBe('Em Recife chove fraco; de Olinda não há dado.');
  expect(played.loop?.sent).toEqual(bodies().map(({ messages }) => messages));
  expect(played.cut?.result).toEqual({ error: 'resposta incompleta: max_tokens' });
  expect(played.endless?.result).toEqual({ error: 'sem resposta final em 10 requisições' });
  expect(played.endless?.sent).toHaveLength(10);
});

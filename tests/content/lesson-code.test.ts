// Proof that the code a lesson shows is right: TypeScript samples type-check against the installed SDK, Python samples
// parse, and the reference loop does in both languages what the lesson says. Runs in Node; touches no network.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import Anthropic from '@anthropic-ai/sdk';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { runAgent } from '../../content/code/tool-use-no-loop/loop.ts';
import { asFetch, messagesApi } from '../../src/mock-api/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const samples = join(root, 'content/code');
const lesson = join(samples, 'tool-use-no-loop');

/** The first Python 3.10+ on this machine (the samples use `match`), or null. */
function findPython(): { command: string; version: string } | null {
  for (const command of ['python3', 'python']) {
    const run = spawnSync(command, ['--version'], { encoding: 'utf8' });
    const minor = /^Python 3\.(\d+)/.exec(`${run.stdout}${run.stderr}`)?.[1];
    if (run.status === 0 && Number(minor) >= 10) return { command, version: `3.${minor}` };
  }
  return null;
}

const python = findPython();
const pythonFiles = readdirSync(samples, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.py'),
);

/** What is wrong with the outward shape of Python source: tabs, indentation, unbalanced brackets. For machines without Python. */
function pythonShapeFaults(source: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const closes: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
  for (const [index, line] of source.split('\n').entries()) {
    if (/^ *\t/.test(line)) faults.push(`line ${index + 1}: tab`);
    if (open.length === 0 && /^ */.exec(line)?.[0].length !== undefined && /^( {4})* {1,3}\S/.test(line))
      faults.push(`line ${index + 1}: indentation is no multiple of four`);
    for (const character of line.replace(/"[^"]*"|'[^']*'|#.*/g, '')) {
      if ('([{'.includes(character)) open.push(character);
      if (character in closes && open.pop() !== closes[character])
        faults.push(`line ${index + 1}: unexpected "${character}"`);
    }
  }
  return open.length > 0 ? [...faults, `never closed: ${open.join(' ')}`] : faults;
}

interface Reply {
  stop_reason: string;
  content: Record<string, unknown>[];
}
interface Played {
  /** `messages` of each request, in order. */
  sent: unknown[];
  result: { text: string } | { error: string };
}

const harness = `
import json, sys
from types import SimpleNamespace
sys.dont_write_bytecode = True
job = json.load(sys.stdin)
sys.path.insert(0, job["folder"])
from loop import run_agent
sent, replies = [], list(job["replies"])
class Messages:
    def create(self, **request):
        sent.append(json.loads(json.dumps(request["messages"], default=vars)))
        reply = replies.pop(0) if len(replies) > 1 else replies[0]
        content = [SimpleNamespace(**block) for block in reply["content"]]
        return SimpleNamespace(stop_reason=reply["stop_reason"], stop_details=None, content=content)
try:
    result = {"text": run_agent(SimpleNamespace(messages=Messages()), job["question"])}
except Exception as error:
    result = {"error": str(error)}
print(json.dumps({"sent": sent, "result": result}))
`;

/** Plays loop.py against fixed replies; the last reply is given again as long as it is asked for. */
function playPython(command: string, question: string, replies: Reply[]): Played {
  const run = spawnSync(command, ['-c', harness], {
    input: JSON.stringify({ folder: lesson, question, replies }),
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONUTF8: '1' },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Played;
}

/** Plays loop.ts against the same fixed replies. */
async function playTypeScript(question: string, replies: Reply[]): Promise<Played> {
  const sent: unknown[] = [];
  const rest = [...replies];
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push((JSON.parse(String(init?.body)) as { messages: unknown }).messages);
    return Response.json(rest.length > 1 ? rest.shift() : rest[0]);
  };
  const client = new Anthropic({ apiKey: 'none', fetch, maxRetries: 0 });
  try {
    return { sent, result: { text: await runAgent(client, question) } };
  } catch (error) {
    return { sent, result: { error: error instanceof Error ? error.message : String(error) } };
  }
}

/** The same value with every string that holds JSON replaced by what it means: spacing is no difference. */
function withoutSpacing(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) => {
    if (typeof part !== 'string' || !part.startsWith('{')) return part;
    return JSON.parse(part) as unknown;
  }) as unknown;
}

const question = 'Oi, é a Bruna, da OS 7731. O que falta para o meu notebook?';
const call = (id: string, name: string, input: object) => ({ type: 'tool_use', id, name, input });
const say = (text: string) => ({ type: 'text', text });
const idOf = (letter: string) => `toolu_01${letter.repeat(22)}`;
const conversation: Reply[] = [
  {
    stop_reason: 'tool_use',
    content: [say('Vou olhar a OS.'), call(idOf('A'), 'get_repair_order', { order: '7731' })],
  },
  {
    stop_reason: 'tool_use',
    content: [
      call(idOf('B'), 'check_part_stock', { part: 'BAT-A14', store: 'norte' }),
      call(idOf('C'), 'check_part_stock', { part: 'BAT-A14', store: 'centro' }),
    ],
  },
  { stop_reason: 'end_turn', content: [say('Há 3 baterias no Centro.'), say(' O Norte não respondeu.')] },
];

const endings: [title: string, replies: Reply[], result: object, requests: number][] = [
  [
    'a refusal is an error, not an answer',
    [{ stop_reason: 'refusal', content: [] }],
    { error: /^recusa/ },
    1,
  ],
  [
    'a truncated turn runs no tool',
    [{ stop_reason: 'max_tokens', content: [call(idOf('D'), 'get_repair_order', { order: '7731' })] }],
    { error: /max_tokens/ },
    1,
  ],
  [
    'a paused answer goes on and its parts are joined',
    [
      { stop_reason: 'pause_turn', content: [say('Há três')] },
      { stop_reason: 'end_turn', content: [say(' lojas.')] },
    ],
    { text: 'Há três lojas.' },
    2,
  ],
  ['an empty last turn gives an empty text', [{ stop_reason: 'end_turn', content: [] }], { text: '' }, 1],
  [
    'endless calls end at the cap, as an error',
    [{ stop_reason: 'tool_use', content: [call(idOf('E'), 'get_repair_order', { order: '7731' })] }],
    { error: /20/ },
    20,
  ],
];

function expectEnding(played: Played, result: object, requests: number): void {
  expect(played.sent).toHaveLength(requests);
  for (const [key, wanted] of Object.entries(result)) {
    const got = (played.result as Record<string, string>)[key];
    if (wanted instanceof RegExp) expect(got).toMatch(wanted);
    else expect(got).toBe(wanted);
  }
}

describe('TypeScript samples', () => {
  it('type-check under the strictest settings', () => {
    const config = ts.getParsedCommandLineOfConfigFile(join(samples, 'tsconfig.json'), {}, {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (fault) => {
        throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
      },
    } as ts.ParseConfigFileHost);
    const files = config?.fileNames ?? [];
    expect(files.length).toBeGreaterThan(5);
    const program = ts.createProgram({ rootNames: files, options: config?.options ?? {} });
    const faults = ts.getPreEmitDiagnostics(program).map((fault) => {
      const line = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0).line ?? 0;
      const place = fault.file ? `${relative(root, fault.file.fileName)}:${line + 1}` : 'config';
      return `${place} ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`;
    });
    expect(faults).toEqual([]);
  }, 60_000);
});

/** What Python says of each sample that it cannot parse, by name: all in one process, for starting one takes longest. */
function pythonSyntaxFaults({ command }: { command: string }): Record<string, string> {
  const script = `
import ast, json, sys
faults = {}
for name, source in json.loads(sys.stdin.buffer.read()).items():
    try:
        ast.parse(source)
    except SyntaxError as error:
        faults[name] = f"line {error.lineno}: {error.msg}"
json.dump(faults, sys.stdout)`;
  const sources = pythonFiles.map((name) => [name, readFileSync(join(samples, name), 'utf8')]);
  const input = JSON.stringify(Object.fromEntries(sources));
  const run = spawnSync(command, ['-c', script], { input, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`Python ended with ${run.status}: ${run.stderr}`);
  return JSON.parse(run.stdout);
}

describe('Python samples', () => {
  const syntaxFaults = python ? pythonSyntaxFaults(python) : {};
  it.each(pythonFiles)(
    python
      ? `%s parses (Python ${python.version})`
      : '%s has balanced brackets and sane indentation (no Python 3.10+ here: it was NOT parsed)',
    (name) => {
      const source = readFileSync(join(samples, name), 'utf8');
      expect(pythonShapeFaults(source)).toEqual([]);
      expect(syntaxFaults[name] ?? '').toBe('');
    },
  );
});

describe('the reference loop', () => {
  it.each(['strict', 'anthropic'] as const)('is accepted by the simulated API (%s)', async (profile) => {
    const exchanges: { status: number; findings: unknown[]; requestBody: unknown }[] = [];
    const handlers = messagesApi({
      profile,
      onExchange: (exchange) => exchanges.push(exchange),
      answer: (request) => {
        const turn = request.messages.filter((message) => message.role === 'assistant').length;
        const reply = conversation[turn];
        if (!reply) throw new Error(`no reply for turn ${turn}`);
        return {
          kind: 'message',
          content: reply.content as never,
          stopReason: reply.stop_reason as 'tool_use' | 'end_turn',
        };
      },
    });
    const client = new Anthropic({ apiKey: 'none', fetch: asFetch(handlers), maxRetries: 0 });

    expect(await runAgent(client, question)).toBe('Há 3 baterias no Centro. O Norte não respondeu.');
    expect(exchanges.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(exchanges.flatMap(({ findings }) => findings)).toEqual([]);
    const third = exchanges[2]?.requestBody as { messages: { role: string; content: unknown }[] } | undefined;
    const messages = third?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user']);
    expect(messages[4]?.content).toEqual([
      {
        type: 'tool_result',
        tool_use_id: idOf('B'),
        content: expect.stringContaining('Falha em check_part_stock') as string,
        is_error: true,
      },
      {
        type: 'tool_result',
        tool_use_id: idOf('C'),
        content: '{"part":"BAT-A14","store":"centro","quantity":3}',
      },
    ]);
  });

  it.each(endings)('in TypeScript: %s', async (_title, replies, result, requests) => {
    expectEnding(await playTypeScript(question, replies), result, requests);
  });

  if (python) {
    it('sends the same histories in Python as in TypeScript', async () => {
      const typescript = await playTypeScript(question, conversation);
      const inPython = playPython(python.command, question, conversation);
      expect(inPython.result).toEqual(typescript.result);
      expect(withoutSpacing(inPython.sent)).toEqual(withoutSpacing(typescript.sent));
    });

    it.each(endings)('in Python: %s', (_title, replies, result, requests) => {
      expectEnding(playPython(python.command, question, replies), result, requests);
    });
  } else {
    it('has a Python version that was NOT run: this machine has no Python 3.10+', () => {
      expect(pythonFiles).toContain(join('tool-use-no-loop', 'loop.py'));
    });
  }
});

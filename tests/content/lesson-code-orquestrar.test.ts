// Proof that the support agent of lessons/orquestrar-ferramentas.mdx does in both languages what the lesson says: its loop,
// its formatted results and its hand-off, against the simulated API and fixed replies. Runs in Node; touches no network.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Anthropic from '@anthropic-ai/sdk';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Article, formatArticles } from '../../content/code/orquestrar-ferramentas/articles.ts';
import { handOff } from '../../content/code/orquestrar-ferramentas/handoff.ts';
import { reply as replyIsolated } from '../../content/code/orquestrar-ferramentas/isolated-wrong.ts';
import { reply as replyJoined } from '../../content/code/orquestrar-ferramentas/joined.ts';
import { draftReply } from '../../content/code/orquestrar-ferramentas/loop.ts';
import { asFetch, messagesApi, validateMessagesRequest } from '../../src/mock-api/index.ts';
import { sequenceSchema } from '../../src/ui/mdx/read-sequence.ts';

const lesson = fileURLToPath(new URL('../../content/code/orquestrar-ferramentas', import.meta.url));
const ticket = {
  id: 'T-5512',
  customerId: 'C-204',
  topic: 'certificado',
  text: 'As notas não saem: "certificado digital vencido".',
};
const newcomer = { ...ticket, id: 'T-5513', customerId: 'C-900' };

interface Block {
  type: string;
  [field: string]: unknown;
}
interface Reply {
  stop_reason: string;
  content: Block[];
}
const idOf = (letter: string) => `toolu_01${letter.repeat(22)}`;
const say = (text: string): Block => ({ type: 'text', text });
const call = (letter: string, name: string, input: object): Block => ({
  type: 'tool_use',
  id: idOf(letter),
  name,
  input,
});
const both: Reply = {
  stop_reason: 'tool_use',
  content: [
    call('A', 'search_kb', { query: 'certificado vencido' }),
    call('B', 'get_ticket_history', { customer_id: 'C-204' }),
  ],
};
const cited: Reply = { stop_reason: 'end_turn', content: [say('Siga o KB-118'), say(' e reenvie o .pfx.')] };

/** Plays loop.ts and handoff.ts against fixed replies; the last one is given again as long as it is asked for. */
async function playTypeScript(of: typeof ticket, replies: Reply[]) {
  const sent: { messages: { role: string; content: unknown }[] }[] = [];
  const rest = [...replies];
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json(rest.length > 1 ? rest.shift() : rest[0]);
  };
  const client = new Anthropic({ apiKey: 'none', fetch, maxRetries: 0 });
  try {
    const draft = await draftReply(client, of);
    return { sent, draft, review: handOff(of, draft) };
  } catch (error) {
    return { sent, error: error instanceof Error ? error.message : String(error) };
  }
}

const harness = `
import json, sys
from types import SimpleNamespace
sys.dont_write_bytecode = True
job = json.load(sys.stdin)
sys.path.insert(0, job["folder"])
from articles import format_articles
from handoff import hand_off
from loop import draft_reply
sent, replies = [], list(job["replies"])
class Messages:
    def create(self, **request):
        sent.append(json.loads(json.dumps({"messages": request["messages"]}, default=vars)))
        reply = replies.pop(0) if len(replies) > 1 else replies[0]
        content = [SimpleNamespace(**block) for block in reply["content"]]
        return SimpleNamespace(stop_reason=reply["stop_reason"], stop_details=None, content=content)
out = {"sent": sent, "articles": json.loads(format_articles(job["articles"]))}
try:
    draft = draft_reply(SimpleNamespace(messages=Messages()), job["ticket"])
    out |= {"draft": draft, "review": hand_off(job["ticket"], draft)}
except Exception as error:
    out["error"] = str(error)
print(json.dumps(out))
`;

/** A Python 3.10+ (the samples use \`match\`), or null. */
const python = ['python3', 'python'].find((command) => {
  const run = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return run.status === 0 && Number(/^Python 3\.(\d+)/.exec(`${run.stdout}${run.stderr}`)?.[1]) >= 10;
});

function playPython(of: typeof ticket, replies: Reply[], articles: object[] = []) {
  const { customerId, ...rest } = of;
  const run = spawnSync(python ?? '', ['-c', harness], {
    input: JSON.stringify({
      folder: lesson,
      ticket: { ...rest, customer_id: customerId },
      replies,
      articles,
    }),
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONUTF8: '1' },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

/** The same value without what differs by language alone: spacing of JSON in strings, case of field names. */
function neutral(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value).replace(/"(customerId|relatedTickets)":/g, (name) =>
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ),
    (_key, part: unknown) => {
      if (part !== null && typeof part === 'object' && !Array.isArray(part))
        return Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)));
      return typeof part === 'string' && part.startsWith('{') ? (JSON.parse(part) as unknown) : part;
    },
  );
}

const article = (id: string, more: Partial<Article> = {}): Article => ({
  id,
  title: 'Título',
  audience: 'customer',
  updatedAt: '2026-10-02',
  body: 'corpo',
  ...more,
});

describe('the support agent', () => {
  it.each(['strict', 'anthropic'] as const)('is accepted by the simulated API (%s)', async (profile) => {
    const seen: { status: number; findings: unknown[]; requestBody: unknown }[] = [];
    const handlers = messagesApi({
      profile,
      onExchange: (exchange) => seen.push(exchange),
      answer: (request) => {
        const reply = request.messages.length === 1 ? both : cited;
        return {
          kind: 'message',
          content: reply.content as never,
          stopReason: reply.stop_reason as 'tool_use' | 'end_turn',
        };
      },
    });
    const client = new Anthropic({ apiKey: 'none', fetch: asFetch(handlers), maxRetries: 0 });

    const draft = await draftReply(client, ticket);
    expect(draft.text).toBe('Siga o KB-118 e reenvie o .pfx.');
    expect(seen.map(({ status }) => status)).toEqual([200, 200]);
    expect(seen.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('puts both results of one turn into one message, with the id that each answers', async () => {
    const { sent } = await playTypeScript(ticket, [both, cited]);
    const last = sent[1]?.messages ?? [];
    expect(last.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(last[2]?.content).toMatchObject([
      { type: 'tool_result', tool_use_id: idOf('A'), content: expect.stringContaining('KB-118') },
      { type: 'tool_result', tool_use_id: idOf('B'), content: expect.stringContaining('T-5301') },
    ]);
    expect(JSON.stringify(last)).not.toContain('is_error');
  });

  it('keeps the internal article away from the model', async () => {
    const { sent } = await playTypeScript(ticket, [both, cited]);
    expect(JSON.stringify(sent)).not.toMatch(/KB-044|encerre o ticket/);
  });

  it('refuses to read another customer’s history, as a failed result', async () => {
    const other = call('C', 'get_ticket_history', { customer_id: 'C-001' });
    const { sent } = await playTypeScript(ticket, [{ stop_reason: 'tool_use', content: [other] }, cited]);
    expect(sent[1]?.messages[2]?.content).toEqual([
      {
        type: 'tool_result',
        tool_use_id: idOf('C'),
        content: 'Falha: só o cliente deste ticket: C-204',
        is_error: true,
      },
    ]);
  });

  it.each([
    ['a refusal', [{ stop_reason: 'refusal', content: [] }], /^recusa/, 1],
    ['a truncated turn', [{ stop_reason: 'max_tokens', content: both.content }], /max_tokens/, 1],
    ['endless calls', [both], /8/, 8],
  ] as [string, Reply[], RegExp, number][])(
    'ends %s with an error',
    async (_title, replies, message, requests) => {
      const played = await playTypeScript(ticket, replies);
      expect(played.error).toMatch(message);
      expect(played.sent).toHaveLength(requests);
      if (!python) return;
      const inPython = playPython(ticket, replies);
      expect(inPython.error).toMatch(message);
      expect(inPython.sent).toHaveLength(requests);
    },
  );
});

const one = (content: Block[]): Reply => ({ stop_reason: 'tool_use', content });
const search = call('D', 'search_kb', { query: 'certificado' });
const handOffs: [title: string, of: typeof ticket, replies: Reply[], reasons: RegExp[] | null][] = [
  ['nothing stands against sending', newcomer, [one([search]), cited], null],
  ['the customer is back with the subject', ticket, [both, cited], [/duas vezes/]],
  ['… even if the model never looked', ticket, [one([search]), cited], [/duas vezes/]],
  [
    'no article was found',
    newcomer,
    [one([call('E', 'search_kb', { query: 'xyz' })]), cited],
    [/não cita artigo/],
  ],
  [
    'the reply cites no article',
    newcomer,
    [one([search]), { stop_reason: 'end_turn', content: [say('Tente de novo.')] }],
    [/não cita artigo/],
  ],
  ['a lookup failed', newcomer, [one([search, call('F', 'search_kb', {})]), cited], [/falhou/]],
];

describe('the hand-off', () => {
  it.each(handOffs)('%s', async (_title, of, replies, reasons) => {
    const { review, draft } = await playTypeScript(of, replies);
    if (reasons === null) expect(review).toBeNull();
    else {
      expect(review?.reasons).toHaveLength(reasons.length);
      reasons.forEach((reason, at) => {
        expect(review?.reasons[at]).toMatch(reason);
      });
      expect(review?.draft).toBe(draft?.text);
    }
    if (!python) return;
    const inPython = playPython(of, replies);
    expect(neutral(inPython.review)).toEqual(neutral(review));
  });

  it('carries what the reviewer needs', async () => {
    const { review } = await playTypeScript(ticket, [both, cited]);
    expect(review).toMatchObject({ sources: ['KB-118'], relatedTickets: ['T-5390', 'T-5301'], failures: [] });
  });
});

describe('the formatted results', () => {
  const found = [
    article('KB-1', { body: 'a'.repeat(700) }),
    article('KB-2', { audience: 'internal', body: 'Atendente: encerre o ticket.' }),
    article('KB-3'),
    article('KB-4'),
    article('KB-5'),
  ];
  const expected = ['KB-1', 'KB-3', 'KB-4'];

  it('are at most three public excerpts with their source, marked where they are cut', () => {
    const { results } = JSON.parse(formatArticles(found)) as {
      results: { source: string; excerpt: string; truncated: boolean }[];
    };
    expect(results.map(({ source }) => source)).toEqual(expected);
    expect(results.map(({ excerpt }) => excerpt.length)).toEqual([600, 5, 5]);
    expect(results.map(({ truncated }) => truncated)).toEqual([true, false, false]);
    expect(formatArticles([])).toBe('{"results":[]}');
  });

  if (python)
    it('are the same in Python', async () => {
      const rows = found.map(({ updatedAt, ...rest }) => ({ ...rest, updated_at: updatedAt }));
      const played = playPython(ticket, [both, cited], rows);
      expect(played.articles).toEqual(JSON.parse(formatArticles(found)));
      const typescript = await playTypeScript(ticket, [both, cited]);
      expect(neutral(played.sent)).toEqual(neutral(typescript.sent.map(({ messages }) => ({ messages }))));
      expect(played.draft.text).toBe(typescript.draft?.text);
    });
});

describe('isolated contexts', () => {
  it('hide one finding from the other until one agent gets both', async () => {
    const asked: string[] = [];
    const ask = async (instructions: string) => {
      asked.push(instructions);
      return instructions.includes('histórico') || instructions.includes('tentado') ? 'T-5390' : 'KB-118';
    };
    await replyIsolated(ask, 'ticket');
    expect(asked.filter((text) => text.includes('KB-118') || text.includes('T-5390'))).toEqual([]);
    asked.length = 0;
    await replyJoined(ask, 'ticket');
    expect(asked).toHaveLength(3);
    expect(asked[2]).toContain('{"ticket":"ticket","articles":"KB-118","history":"T-5390"}');
  });
});

describe('what the lesson quotes', () => {
  const text = readFileSync(
    fileURLToPath(new URL('../../lessons/orquestrar-ferramentas.mdx', import.meta.url)),
    'utf8',
  );
  const ask = { role: 'user', content: 'As notas não saem.' };
  const calls = { role: 'assistant', content: both.content.slice(0, 1) };
  const result = {
    role: 'user',
    content: [{ type: 'tool_result', tool_use_id: idOf('A'), content: '{"results":[]}' }],
  };
  const schema = { type: 'object', properties: { query: { type: 'string' } } };
  const judge = (body: object) =>
    validateMessagesRequest(
      { model: 'claude-sonnet-5-5', max_tokens: 16_000, messages: [ask], ...body },
      { profile: 'anthropic' },
    );
  const printed = (message: string | undefined) => message?.replace(/(toolu_01(\w))\2+/g, '$1…');

  it.each([
    ['parameters instead of input_schema', { tools: [{ name: 'search_kb', parameters: schema }] }],
    ['the two messages swapped', { messages: [ask, result, calls] }],
  ])('is what the simulated API answers: %s', (_title, body) => {
    const { status, error } = judge(body);
    expect(status).toBe(400);
    expect(text).toContain(printed(error?.message));
  });

  it('draws diagrams that the page can read', () => {
    expect(
      sequenceSchema.safeParse(parse(readFileSync(`${lesson}/review.sequence.yaml`, 'utf8'))).success,
    ).toBe(true);
  });
});

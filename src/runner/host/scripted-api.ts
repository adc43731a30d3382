// The answering side of a run: the simulated API with the variant's scripted model behind it. Fetch types only.
import type { Finding, Profile, RunRecord } from '../../core/index.ts';
import { type Answer, asFetch, type Exchange, type MessagesRequest } from '../../mock-api/index.ts';
import { playTurn, type Variant } from '../../scenario/index.ts';
import { type ApiSide, apiOf, messagesSide, refuseOtherApi } from './api-side.ts';

export type ScriptProblem = RunRecord['scriptProblems'][number];

export interface Answered {
  status: number;
  headers: Record<string, string>;
  /** Body as sent: JSON, or server-sent events. */
  body: string;
  /** Set where the body is no text: `body` is its base64. */
  encoding?: 'base64' | undefined;
  /** What the answer says, as JSON; for a streamed one the finished message. */
  response: unknown;
  requestBody: unknown;
  findings: Finding[];
  requestId: string | null;
}

/** Answers a run's requests. The host knows no more of an API than this. */
export interface AnsweringSide {
  /** Whether a server exists at this address. */
  serves(url: string): boolean;
  /** Answers a request to an address that it serves. `index` numbers the requests of the run. */
  answer(request: Request, index: number): Promise<Answered>;
  /** What the scripted model could not answer or did not get to say. */
  problems(): ScriptProblem[];
}

export interface ScriptedApiOptions {
  variant: Variant;
  profile: Profile;
  /**
   * given = the history was written by hand, so the model cannot know it: whatever it holds, the script's first line answers.
   * Default: the history must be the one that the model played.
   */
  history?: 'played' | 'given';
  /** The API that the exercise talks to; default: the Messages API. */
  side?: ApiSide;
}

/** The API signs it. Scripts know no thinking, but a request that asks for it must get some to send back. */
const thought = { type: 'thinking', thinking: 'O que ainda falta saber?', signature: '' } as const;

/** The request as if its history were one question: what was declared and chosen stays. */
function asQuestion(body: MessagesRequest): unknown {
  return { ...body, messages: [{ role: 'user', content: 'history' }] };
}

/** With a budget the model always thinks; adaptive thinking may be none. */
function thinks({ thinking }: MessagesRequest): boolean {
  return thinking?.type === 'enabled';
}

/** Makes the answering side of one run of one variant. Requests are answered one at a time, in order of arrival. */
export function scriptedApi(options: ScriptedApiOptions): AnsweringSide {
  const { variant, profile, history, side = messagesSide } = options;
  const problems: ScriptProblem[] = [];
  let played = 0;
  let current = 0;
  let exchange: Exchange | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const play = (body: MessagesRequest): Answer => {
    const turn = playTurn({ variant, request: history === 'given' ? asQuestion(body) : body });
    if (turn.kind === 'turn') {
      played = Math.max(played, turn.step + 1);
      const content = thinks(body) ? [thought, ...turn.content] : turn.content;
      const { stopReason, stopSequence, stopDetails } = turn;
      return { kind: 'message', content, stopReason, stopSequence, stopDetails };
    }
    problems.push({ kind: turn.kind, request: current, detail: side.wording(turn.detail) });
    return { kind: 'script-failure', failure: { kind: turn.kind, detail: turn.detail } };
  };
  const ask = asFetch(
    side.handlers({
      profile,
      seed: variant.seed,
      answer: play,
      onExchange(seen) {
        exchange = seen;
      },
    }),
  );
  const refuse = async (request: Request, asked: ApiSide['name']): Promise<Answered> => {
    const { detail, headers, response } = refuseOtherApi({ asked, wanted: side.name });
    problems.push({ kind: 'unexpected-conversation', request: current, detail });
    const requestBody = parsed(await request.text());
    const body = JSON.stringify(response);
    return { status: 422, headers, body, response, requestBody, findings: [], requestId: null };
  };
  const answer = async (request: Request, index: number): Promise<Answered> => {
    current = index;
    exchange = undefined;
    const asked = apiOf(request.url);
    if (asked !== null && asked !== side.name) return refuse(request, asked);
    const response = await ask(request);
    const seen = exchange as Exchange | undefined;
    const isBinary = response.headers.get('content-type') === 'application/vnd.amazon.eventstream';
    const body = isBinary ? toBase64(await response.arrayBuffer()) : await response.text();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers.entries()),
      body,
      ...(isBinary ? { encoding: 'base64' } : {}),
      response: seen?.responseBody ?? null,
      requestBody: seen?.requestBody ?? null,
      findings: seen?.findings ?? [],
      requestId: seen?.requestId ?? null,
    };
  };
  return {
    // The other API's address too, to say that it is the wrong one.
    serves: (url) => apiOf(url) !== null,
    answer(request, index) {
      const answered = queue.then(() => answer(request, index));
      queue = answered.catch(() => {});
      return answered;
    },
    problems() {
      const { script } = variant;
      if (typeof script === 'function' || played >= script.length) return problems;
      const detail = `${played} of ${script.length} lines were played`;
      return [...problems, { kind: 'script-unused', request: current, detail }];
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toBase64(buffer: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte);
  return btoa(text);
}

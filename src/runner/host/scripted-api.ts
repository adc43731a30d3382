// The answering side of a run: the simulated API with the variant's scripted model behind it. Fetch types only.
import type { Finding, Profile, RunRecord } from '../../core/index.ts';
import {
  type Answer,
  asFetch,
  type Exchange,
  type MessagesRequest,
  messagesApi,
} from '../../mock-api/index.ts';
import { playTurn, type Variant } from '../../scenario/index.ts';

export type ScriptProblem = RunRecord['scriptProblems'][number];

export interface Answered {
  status: number;
  headers: Record<string, string>;
  /** Body as sent: JSON, or server-sent events. */
  body: string;
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
}

/** The API signs it. Scripts know no thinking, but a request that asks for it must get some to send back. */
const thought = { type: 'thinking', thinking: 'O que ainda falta saber?', signature: '' } as const;

/** With a budget the model always thinks; adaptive thinking may be none. */
function thinks({ thinking }: MessagesRequest): boolean {
  return thinking?.type === 'enabled';
}

/** Makes the answering side of one run of one variant. Requests are answered one at a time, in order of arrival. */
export function scriptedApi({ variant, profile }: ScriptedApiOptions): AnsweringSide {
  const problems: ScriptProblem[] = [];
  let played = 0;
  let current = 0;
  let exchange: Exchange | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const play = (body: MessagesRequest): Answer => {
    const turn = playTurn({ variant, request: body });
    if (turn.kind === 'turn') {
      played = Math.max(played, turn.step + 1);
      const content = thinks(body) ? [thought, ...turn.content] : turn.content;
      const { stopReason, stopSequence, stopDetails } = turn;
      return { kind: 'message', content, stopReason, stopSequence, stopDetails };
    }
    problems.push({ kind: turn.kind, request: current, detail: turn.detail });
    return { kind: 'script-failure', failure: { kind: turn.kind, detail: turn.detail } };
  };
  const ask = asFetch(
    messagesApi({
      profile,
      seed: variant.seed,
      answer: play,
      onExchange(seen) {
        exchange = seen;
      },
    }),
  );
  const answer = async (request: Request, index: number): Promise<Answered> => {
    current = index;
    exchange = undefined;
    const response = await ask(request);
    const seen = exchange as Exchange | undefined;
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers.entries()),
      body: await response.text(),
      response: seen?.responseBody ?? null,
      requestBody: seen?.requestBody ?? null,
      findings: seen?.findings ?? [],
      requestId: seen?.requestId ?? null,
    };
  };
  return {
    serves: (url) => new URL(url).origin === 'https://api.anthropic.com',
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

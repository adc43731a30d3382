// What the host must know of each simulated API: which addresses it serves and which handlers answer there. Fetch types only.
// Converse is loaded only for its exercises.
import type { RequestHandler } from 'msw';
import type { Profile } from '../../core/index.ts';
import { type Answer, type Exchange, type MessagesRequest, messagesApi } from '../../mock-api/index.ts';

export type ApiName = 'messages' | 'converse';

/** What the handlers are connected to. */
export interface Wiring {
  profile: Profile;
  seed: number;
  answer: (request: MessagesRequest) => Answer;
  onExchange: (exchange: Exchange) => void;
}

export interface ApiSide {
  name: ApiName;
  serves(url: string): boolean;
  /** What is said of the script, with the ids that the program knows. */
  wording(text: string): string;
  handlers(wiring: Wiring): RequestHandler[];
}

/** The first-party API. */
export const messagesSide: ApiSide = {
  name: 'messages',
  serves: (url) => new URL(url).origin === 'https://api.anthropic.com',
  wording: (text) => text,
  handlers: messagesApi,
};

/** The side of one API. */
export async function sideOf(api: ApiName): Promise<ApiSide> {
  return api === 'messages' ? messagesSide : (await import('./converse-side.ts')).converseSide;
}

const bedrockHost = /^https:\/\/bedrock-runtime(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?\//;

/** The API whose address this is; null for all other addresses. */
export function apiOf(url: string): ApiName | null {
  if (messagesSide.serves(url)) return 'messages';
  return bedrockHost.test(url) ? 'converse' : null;
}

const names: Record<ApiName, string> = {
  messages: 'a Messages API (SDK da Anthropic)',
  converse: 'a Converse API do Amazon Bedrock (SDK da AWS)',
};

/** Said to a program that talks to the other API than its exercise does; both SDKs take it for an error and do not retry. */
export function refuseOtherApi(options: { asked: ApiName; wanted: ApiName }): {
  detail: string;
  headers: Record<string, string>;
  response: object;
} {
  const { asked, wanted } = options;
  const detail = `este exercício usa ${names[wanted]}, e o programa chamou ${names[asked]}`;
  const message = `[Pegadinha] ${detail}`;
  const response =
    asked === 'messages'
      ? { type: 'error', error: { type: 'pegadinha_script_error', message } }
      : { message };
  const headers = {
    'content-type': 'application/json',
    'x-should-retry': 'false',
    'x-amzn-errortype': 'PegadinhaScriptError',
  };
  return { detail, headers, response };
}

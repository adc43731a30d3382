// `pegadinha/mock-api`: the simulated Messages API, and Bedrock's Converse, as MSW handlers for other people's tests.
// Runs where MSW runs.
// setupServer(...messagesApi({ profile: 'anthropic', scenario }))
import type { RequestHandler } from 'msw';
import {
  asFetch,
  type ConverseApiOptions as ConverseHandlerOptions,
  type Exchange,
  type MessagesApiOptions as HandlerOptions,
  converseApi as makeConverseHandlers,
  messagesApi as makeHandlers,
  type Validation,
  validateConverseRequest,
  validateMessagesRequest,
} from '../mock-api/index.ts';
import { obligingModel, type Script, scriptedModel, variantsOf } from '../model/index.ts';

export type { Finding, Profile } from '../core/index.ts';
export type { Answer, MessagesRequest } from '../mock-api/index.ts';
export type { Scenario, Variant } from '../scenario/index.ts';
export { asFetch, type Exchange, type Validation, validateConverseRequest, validateMessagesRequest };

export interface MessagesApiOptions extends Omit<HandlerOptions, 'profile'> {
  /** Whose rules: `anthropic` (default) is the first-party API, `strict` an Anthropic-compatible gateway. */
  profile?: HandlerOptions['profile'];
  /** What the model says: a scenario, or one of its variants. Without it (and without `answer`) the model calls each declared tool once and then answers with a text. */
  scenario?: Script;
}

/** MSW handlers for https://api.anthropic.com: every request is judged by the API's rules before the model answers. */
export function messagesApi(options: MessagesApiOptions = {}): RequestHandler[] {
  const { scenario, ...rest } = options;
  const first = scenario === undefined ? undefined : variantsOf(scenario)[0];
  return makeHandlers({
    ...(first === undefined ? {} : { seed: first.seed }),
    answer: scenario === undefined ? obligingModel : scriptedModel(scenario),
    ...rest,
    profile: options.profile ?? first?.profile ?? 'anthropic',
  });
}

export interface ConverseApiOptions extends ConverseHandlerOptions {
  /** What the model says: a scenario, or one of its variants. Without it (and without `answer`) the model calls each declared tool once and then answers with a text. */
  scenario?: Script;
}

/** MSW handlers for Converse of Amazon Bedrock in every region, judged by Bedrock's rules before the model answers. */
export function converseApi(options: ConverseApiOptions = {}): RequestHandler[] {
  const { scenario, ...rest } = options;
  const first = scenario === undefined ? undefined : variantsOf(scenario)[0];
  return makeConverseHandlers({
    ...(first === undefined ? {} : { seed: first.seed }),
    answer: scenario === undefined ? obligingModel : scriptedModel(scenario),
    ...rest,
  });
}

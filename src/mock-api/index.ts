// Public face of mock-api: the simulated Messages API, its judge and its adapters.
export { asFetch } from './as-fetch.ts';
export { explainRule } from './explain-rule.ts';
export type { Failure, FailureRequest, FailureStatus } from './failure.ts';
export { type Exchange, type MessagesApiOptions, messagesApi } from './handlers.ts';
export { deriveId } from './messages/ids.ts';
export { type FactSource, factSources, findModel, knownModels, type ModelFacts } from './messages/models.ts';
export { type Validation, type ValidationOptions, validateMessagesRequest } from './messages/validate.ts';
export type {
  Answer,
  ContentBlock,
  Message,
  MessageAnswer,
  MessagesRequest,
  StopReason,
} from './messages/wire.ts';

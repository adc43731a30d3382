// Public face of mock-api: the simulated Messages API, its judge and its adapters.
export type { Exchange, MessagesApiOptions, WireCall } from './answer-calls.ts';
export { asFetch } from './as-fetch.ts';
export { type ConverseApiOptions, converseApi, isBedrockHost } from './converse/handlers.ts';
export { converseFactSources, findConverseModel } from './converse/models.ts';
export { withConverseIds } from './converse/tool-use-id.ts';
export {
  assumedModelId,
  type ConverseValidationOptions,
  validateConverseRequest,
} from './converse/validate.ts';
export type { ConverseContent, ConverseResponse, ConverseUsage } from './converse/wire.ts';
export { explainRule } from './explain-rule.ts';
export type { Failure, FailureRequest, FailureStatus } from './failure.ts';
export { apiOrigin, directMessages, messagesApi } from './handlers.ts';
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
export type { WireAnswer } from './write-answer.ts';

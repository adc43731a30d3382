// Public face of mock-api: the simulated Messages API, its judge and its adapters.
export { asFetch } from './as-fetch.ts';
export { type Exchange, type MessagesApiOptions, messagesApi } from './handlers.ts';
export { findModel, knownModels, type ModelFacts } from './messages/models.ts';
export { type Validation, validateMessagesRequest } from './messages/validate.ts';
export type { Answer, ContentBlock, Message, MessagesRequest, StopReason } from './messages/wire.ts';

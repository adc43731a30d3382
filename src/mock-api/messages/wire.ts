// Names for what travels over the wire. Types only; they come from the SDK and stay inside this module and run records.
import type {
  MessageCreateParams,
  ContentBlock as SdkContentBlock,
  Message as SdkMessage,
  StopReason as SdkStopReason,
} from '@anthropic-ai/sdk/resources/messages';

export type MessagesRequest = MessageCreateParams;
export type ContentBlock = SdkContentBlock;
export type Message = SdkMessage;
export type StopReason = SdkStopReason;

/** A turn of the scripted model. Thinking blocks with an empty signature, and redacted ones without data, get genuine ones. */
export interface MessageAnswer {
  kind: 'message';
  content: ContentBlock[];
  stopReason: StopReason;
  /** The one of `stop_sequences` that ended the turn. */
  stopSequence?: string | null;
  /** Why the model refused. */
  stopDetails?: Message['stop_details'];
  /** Default: one with an id of its own where code was executed, else none. */
  container?: Message['container'];
}

/** What the scripted model says to a request that the API accepted. */
export type Answer =
  | MessageAnswer
  | {
      kind: 'script-failure';
      failure: { kind: 'script-dry' | 'unexpected-conversation'; detail: string };
    };

export interface ErrorBody {
  type: 'error';
  error: { type: string; message: string; details?: { error_code: string } };
  request_id: string;
}

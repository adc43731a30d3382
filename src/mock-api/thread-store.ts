// Message threads (beta): the server keeps a conversation, so that a client sends only what is new. In memory only.
// The SDK's tool runner uses them by default. Rules and scripts always see the whole conversation.
import { isObject, type JsonObject, own, ownList, ownString } from './messages/json.ts';

/** The whole conversation behind a request, or the fact that its thread is not known. */
export type Unfolded = { kind: 'whole'; body: unknown } | { kind: 'thread-not-found'; id: string };

export interface ThreadStore {
  /** Whether nothing was kept yet. */
  isEmpty(): boolean;
  /** Puts the stored part of the conversation before what the request sends. */
  unfold(body: unknown): Unfolded;
  /** Keeps an answered conversation, if the request asked for a thread. */
  keep(options: { request: unknown; whole: unknown; messageId: string; content: unknown }): void;
}

/** An empty store. One belongs to one set of handlers. */
export function createThreadStore(): ThreadStore {
  const conversations = new Map<string, JsonObject>();
  return {
    isEmpty: () => conversations.size === 0,
    unfold(body) {
      const thread = threadOf(body);
      if (!thread || !isObject(body)) return { kind: 'whole', body };
      const { thread: _, ...rest } = body;
      if (own(thread, 'type') !== 'continue') return { kind: 'whole', body: rest };
      const id = ownString(thread, 'previous_message_id') ?? '';
      const stored = conversations.get(id);
      if (!stored) return { kind: 'thread-not-found', id };
      const messages = [...ownList(stored, 'messages'), ...ownList(body, 'messages')];
      return { kind: 'whole', body: { ...pick(stored, ['system', 'tools']), ...rest, messages } };
    },
    keep({ request, whole, messageId, content }) {
      if (!threadOf(request) || !isObject(whole)) return;
      const messages = [...ownList(whole, 'messages'), { role: 'assistant', content }];
      conversations.set(messageId, { ...pick(whole, ['system', 'tools']), messages });
    },
  };
}

function threadOf(body: unknown): JsonObject | null {
  const thread = isObject(body) ? own(body, 'thread') : null;
  return isObject(thread) ? thread : null;
}

function pick(value: JsonObject, keys: string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(value, key)).map((key) => [key, value[key]]));
}

// Ids of calls as Bedrock writes them, made of the ids that a script mints for the Messages API, and back. Pure.
// Both have 22 characters behind their prefix, so either can be told from the other and no table is kept.

const converseId = /^tooluse_([1-9A-HJ-NP-Za-km-z]{22})$/;
const messagesId = /^toolu_01([1-9A-HJ-NP-Za-km-z]{22})$/;

/** `toolu_01…` becomes `tooluse_…`; any other id stays as it is. */
export function toConverseId(id: string): string {
  return id.replace(messagesId, 'tooluse_$1');
}

/** `tooluse_…` becomes `toolu_01…`; any other id stays as it is. */
export function toMessagesId(id: string): string {
  return id.replace(converseId, 'toolu_01$1');
}

/** A text of the scripted model's with its ids as the program knows them. */
export function withConverseIds(text: string): string {
  return text.replace(/toolu_01([1-9A-HJ-NP-Za-km-z]{22})/g, 'tooluse_$1');
}

// Ends an answer where its text comes to one of the request's stop sequences, as the API does. Pure.
import type { MessageAnswer, MessagesRequest } from './wire.ts';

/** The answer as far as the first stop sequence in its text; unchanged where there is none. */
export function stopAtSequence(answer: MessageAnswer, request: MessagesRequest): MessageAnswer {
  const sequences = request.stop_sequences ?? [];
  if (sequences.length === 0 || answer.stopReason === 'refusal') return answer;
  for (const [index, block] of answer.content.entries()) {
    if (block.type !== 'text') continue;
    const [first] = sequences
      .map((sequence) => ({ sequence, at: block.text.indexOf(sequence) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    if (!first) continue;
    const text = block.text.slice(0, first.at);
    const content = answer.content.slice(0, index);
    return {
      ...answer,
      content: text === '' ? content : [...content, { ...block, text }],
      stopReason: 'stop_sequence',
      stopSequence: first.sequence,
    };
  }
  return answer;
}

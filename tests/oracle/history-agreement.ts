// Compares the validator with the oracle on one history. For tests; pure.

import type { Profile } from '../../src/core/index.ts';
import { type Validation, validateMessagesRequest } from '../../src/mock-api/index.ts';
import { faultTexts, type OracleMessage, pairingFaults } from './pairing-oracle.ts';

export interface Comparison {
  /** Kinds of fault that the oracle finds. */
  kinds: string[];
  /** What the two do not agree on, one sentence each. */
  disagreements: string[];
}

/** Declared where it was called, so that nothing but the pairing can be wrong. */
const tools = [{ type: 'web_search_20250305', name: 'web_search' }];

const kinds = Object.entries(faultTexts);

/** Verdict, kind of text, index in the text and ids, of everything that either of the two finds. */
export function compareOn(messages: OracleMessage[], profile: Profile): Comparison {
  const searches = messages.some(
    ({ content }) => typeof content !== 'string' && content.some(({ type }) => type === 'server_tool_use'),
  );
  const body = { model: 'claude-haiku-4-5', max_tokens: 16, messages, ...(searches ? { tools } : {}) };
  const found = pairingErrors(validateMessagesRequest(body, { profile }));
  const expected = pairingFaults(messages, profile);
  const disagreements: string[] = [];
  if (found.length > 0 !== expected.length > 0)
    disagreements.push(found.length > 0 ? 'only the validator refuses' : 'only the oracle refuses');
  const same = (fault: (typeof expected)[number], error: (typeof found)[number]) =>
    fault.kind === error.kind &&
    fault.places.includes(error.place) &&
    fault.ids.every((id) => error.ids.includes(id));
  for (const error of found)
    if (!expected.some((fault) => same(fault, error)))
      disagreements.push(`only the validator says “${error.text}”`);
  for (const fault of expected)
    if (!fault.follows && !found.some((error) => same(fault, error)))
      disagreements.push(`only the oracle finds ${fault.kind} at ${fault.places} of ${fault.ids}`);
  return { kinds: expected.map((fault) => fault.kind), disagreements };
}

function pairingErrors({ findings }: Validation) {
  return findings
    .filter((finding) => finding.severity === 'error')
    .flatMap(({ message, ids }) => {
      const kind = kinds.find(([, text]) => text.test(message))?.[0];
      const place = /^messages[.\d]*(?:content\.\d+)?/.exec(message)?.[0] ?? '';
      return kind ? [{ kind, place, ids, text: message }] : [];
    });
}

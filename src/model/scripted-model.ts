// Lets a scenario answer the simulated API. A pure function of the request, like the scripts that it plays.
import type { Answer, MessagesRequest } from '../mock-api/index.ts';
import { type Play, playTurn, type Scenario, type Variant } from '../scenario/index.ts';
import { readSinceQuestion } from './read-since-question.ts';

/** A whole scenario, or one variant alone. */
export type Script = Scenario | Variant;

/**
 * Answers with the script's next turn. Of several variants those whose question the request asks come first, then all
 * in their order; the first that knows the conversation speaks. Where none does, the first one's complaint is answered.
 */
export function scriptedModel(script: Script): (request: MessagesRequest) => Answer {
  const variants = variantsOf(script);
  return (request) => {
    const { question } = readSinceQuestion(request);
    const asked = variants.filter((variant) => variant.question === question);
    let complaint: Play | undefined;
    for (const variant of asked.length > 0 ? asked : variants) {
      const play = playTurn({ variant, request });
      if (play.kind === 'turn') return answerFor(play);
      complaint ??= play;
    }
    return answerFor(complaint ?? { kind: 'script-dry', detail: 'the scenario has no variants' });
  };
}

/** The variants of either form. */
export function variantsOf(script: Script): Variant[] {
  return 'variants' in script ? script.variants : [script];
}

function answerFor(play: Play): Answer {
  if (play.kind !== 'turn')
    return { kind: 'script-failure', failure: { kind: play.kind, detail: play.detail } };
  const { content, stopReason, stopSequence, stopDetails } = play;
  return { kind: 'message', content, stopReason, stopSequence, stopDetails };
}

// Why a text holds no request, for people, in Portuguese. Pure.
import type { FoundLiteral } from './find-literals.ts';
import { problemAt } from './literal-fault.ts';
import type { PastedEvidence, PasteProblem } from './pasted-request.ts';

/** The most helpful reason: a literal that breaks off, an error without its request, or nothing at all. */
export function whyNothing(
  text: string,
  literals: FoundLiteral[],
  evidence: PastedEvidence | null,
): PasteProblem {
  const broken = literals.find((literal) => literal.fault !== null);
  const start = /\S/.exec(text)?.index ?? 0;
  const isOpened = /^[{["]/.test(text.slice(start, start + 1));
  if (broken?.fault && (isOpened || literals.length === 1)) return problemAt(text, broken.fault);
  const base = problemAt(text, { kind: 'unexpected', at: start });
  if (evidence)
    return {
      ...base,
      what: `Há só a resposta de erro (${evidence.service}), sem a requisição.`,
      cause: 'Cole junto o corpo que foi enviado.',
    };
  if (literals.length > 0 && broken === undefined)
    return {
      ...base,
      what: 'Há dados aqui, mas nenhum corpo de requisição.',
      cause: 'Um corpo é um objeto com a lista `messages`; cole também essa parte.',
    };
  return {
    ...base,
    what: 'Não há um corpo de requisição neste texto.',
    cause: 'Um corpo é um objeto JSON com a lista `messages`; ele começa com `{`.',
  };
}

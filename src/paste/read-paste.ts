// Reads what people paste: tries the exact formats first, then looks for requests inside any text. Pure; never throws.
import { parseJson, partsOf } from './json-parts.ts';
import { problemAt } from './literal-fault.ts';
import { makeRequest } from './make-request.ts';
import type { Paste } from './pasted-request.ts';
import { readCommand } from './read-command.ts';
import { readLines } from './read-lines.ts';
import { readText } from './read-text.ts';
import { own } from './recognise-api.ts';

/** The requests in `text`, and what in it cannot be read. Linear; nothing secret comes out of it. */
export function readPaste(text: string): Paste {
  try {
    return readAny(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    // Only a value nested beyond what the engine can write gets here.
    const problem = problemAt(text, { kind: 'unexpected', at: 0 });
    const cause = 'O valor é aninhado demais para ser lido aqui. Cole só o corpo da requisição.';
    return { requests: [], problems: [{ ...problem, cause }], kind: 'desconhecido' };
  }
}

function readAny(text: string): Paste {
  if (text.trim() === '')
    return {
      requests: [],
      problems: [
        {
          line: 1,
          column: 1,
          what: 'O texto está vazio.',
          cause: 'Cole o corpo da requisição.',
          cutOff: true,
        },
      ],
      kind: 'vazio',
    };
  const whole = parseJson(text);
  if (whole) return readJson(whole.value, text);
  return readCommand(text, readAny) ?? readLines(text) ?? readText(text);
}

function readJson(value: unknown, text: string): Paste {
  const isHar = Array.isArray(own(own(value, 'log'), 'entries'));
  const { parts, evidence } = partsOf(value, text);
  for (const part of parts) part.evidence ??= evidence;
  if (parts.length > 0) {
    const kind = isHar ? 'HAR' : Array.isArray(value) && parts.length === 1 ? 'lista de mensagens' : 'JSON';
    return { requests: parts.map(makeRequest), problems: [], kind };
  }
  if (evidence)
    return {
      requests: [],
      problems: [
        {
          line: 1,
          column: 1,
          what: `Há só a resposta de erro (${evidence.service}), sem a requisição.`,
          cause: 'Cole junto o corpo que foi enviado.',
          cutOff: false,
        },
      ],
      kind: 'resposta de erro',
    };
  // Any other JSON is taken for the body, so that the API's own words say what is wrong with it.
  const request = { ...makeRequest({ label: 'corpo', value: null, json: text, headers: {} }), body: value };
  return { requests: [request], problems: [], kind: 'JSON' };
}

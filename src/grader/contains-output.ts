// Whether a text that a program wrote carries what a tool gave, however the program wrapped it. Pure.

/**
 * True where `text` contains `output`: as it is, with other spacing or quoting (as when it was put into JSON), or,
 * for an output that is JSON, with all its values.
 */
export function containsOutput(text: string, output: string): boolean {
  const haystack = squash(text);
  if (haystack.includes(squash(output))) return true;
  const leaves = jsonLeaves(output);
  return leaves !== null && leaves.length > 0 && leaves.every((leaf) => haystack.includes(squash(leaf)));
}

/** True where `text` quotes `output` word for word; short outputs, which may stand anywhere by chance, never count. */
export function quotesOutput(text: string, output: string): boolean {
  const needle = squash(output);
  return needle.length >= shortestQuote && squash(text).includes(needle);
}

const shortestQuote = 12;

/** Letters and digits of a text that stay the same through trimming, quoting, escaping and wrapping. */
function squash(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrt]/g, '')
    .replace(/&(?:quot|apos|#39|#34);/g, '')
    .replace(/&(lt|gt|amp);/g, (_, name: 'lt' | 'gt' | 'amp') => ({ lt: '<', gt: '>', amp: '&' })[name])
    .replace(/[\s"'`\\]/g, '')
    .toLowerCase();
}

/** The scalars of a JSON object or list as texts; null where `output` is neither. */
function jsonLeaves(output: string): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    return null;
  }
  return typeof value === 'object' && value !== null ? leavesOf(value) : null;
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return [String(value)];
}

// Sets API identifiers in plain front-matter sentences as code. Pure; runs at build time.

const identifier = /`([^`]+)`|\b[a-z]+(?:_[a-z]+)+\b|\b(?:messages|response)\.[a-z]+\b/g;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** HTML of a sentence: `backticked` words and names such as tool_result or messages.create become <code>. */
export function markIdentifiers(sentence: string): string {
  return escapeHtml(sentence).replace(
    identifier,
    (found, quoted: string | undefined) => `<code>${quoted ?? found}</code>`,
  );
}

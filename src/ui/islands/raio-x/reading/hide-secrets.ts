// Finds what looks like a credential in a pasted text, so that it is never put into a link. Pure.

const shapes: readonly RegExp[] = [
  /\bsk-[A-Za-z0-9_-]{16,}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g,
];
/** Header or setting, then its value: `x-api-key: …`, `"authorization": "Bearer …"`, `api_key='…'`. */
const named =
  /((?:x-api-key|authorization|proxy-authorization|api[_-]?key|aws_secret_access_key|aws_session_token|x-amz-security-token|set-cookie|cookie)\\?["']?\s*[:=]\s*\\?["']?(?:(?:bearer|basic)\s+)?)([^\s"'\\,;)]{6,})/gi;
/** The same in a HAR: a name and a value as two fields. */
const har =
  /("name"\s*:\s*"(?:x-api-key|authorization|proxy-authorization|set-cookie|cookie|x-amz-security-token)"\s*,\s*"value"\s*:\s*")([^"]+)/gi;

const hidden = '[removido]';

/** The text without anything that looks like a credential. */
export function hideSecrets(text: string): string {
  const withoutValues = text
    .replace(har, `$1${hidden}`)
    .replace(named, (whole: string, name: string, value: string) =>
      value.startsWith('$') || value === hidden ? whole : `${name}${hidden}`,
    );
  return shapes.reduce((rest, shape) => rest.replace(shape, hidden), withoutValues);
}

/** True where `hideSecrets` would hide something. */
export function holdsSecret(text: string): boolean {
  return hideSecrets(text) !== text;
}

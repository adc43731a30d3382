// The model that a text names in an address of Amazon Bedrock, as in a curl command or a log beside a body. Pure.

const address = /\/model\/([^/\s'"?]{3,600})\/converse\b/;

/** The decoded id; null where the text has no such address. */
export function modelIdIn(text: string): string | null {
  const id = address.exec(text)?.[1];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

// Safe reading of values parsed from JSON. Pure.
// Looks at own properties only, so a key such as "__proto__" or "constructor" is an ordinary key.

export type JsonObject = { [key: string]: unknown };

/** True for `{…}`; false for null, lists and everything else. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of an own property, or undefined. */
export function own(value: JsonObject, key: string): unknown {
  // Most keys asked for are not there, and finding that out is faster than asking whose they would be.
  const found = value[key];
  return found !== undefined && Object.hasOwn(value, key) ? found : undefined;
}

/** The string under `key`, or undefined where there is none. */
export function ownString(value: JsonObject, key: string): string | undefined {
  const found = own(value, key);
  return typeof found === 'string' ? found : undefined;
}

/** A short name for a value inside an error text. Never looks into lists and objects, however deep they are. */
export function shownAs(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? 'object' : String(value);
}

/** The list under `key`; empty where there is none. */
export function ownList(value: JsonObject, key: string): unknown[] {
  const found = own(value, key);
  return Array.isArray(found) ? found : [];
}

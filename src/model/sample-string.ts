// Makes a string that satisfies a JSON schema's string keywords, as far as it can. Pure; never throws.
import { sampleFromPattern } from './sample-pattern.ts';

type Fields = Record<string, unknown>;

const byFormat: Record<string, string> = {
  date: '2026-01-15',
  time: '09:30:00Z',
  'date-time': '2026-01-15T09:30:00Z',
  duration: 'P1D',
  email: 'ana@example.com',
  'idn-email': 'ana@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/example',
  uuid: '3f0c5b1e-8a4d-4c1b-9e0a-5d2f7c6b8a90',
  regex: '^a$',
  'json-pointer': '/a',
};

/** `variation` 0 is the plainest; others differ from it where the schema leaves room. */
export function sampleString(options: { schema: Fields; name: string; variation: number }): string {
  const { schema, name, variation } = options;
  const { format, pattern } = schema;
  if (typeof pattern === 'string') {
    const found = sampleFromPattern({ pattern, ...lengthsOf(schema), variation });
    if (found !== null) return found;
  }
  const known = typeof format === 'string' && Object.hasOwn(byFormat, format) ? byFormat[format] : undefined;
  if (known !== undefined) return known;
  const { minLength, maxLength } = lengthsOf(schema);
  const word = name === '' ? 'example' : name;
  const suffix = variation === 0 ? '' : String(variation + 1);
  return fitLength({ word, suffix, minLength, maxLength });
}

function lengthsOf(schema: Fields): { minLength: number; maxLength: number } {
  const read = (value: unknown, otherwise: number) =>
    typeof value === 'number' && value >= 0 ? Math.ceil(value) : otherwise;
  return { minLength: read(schema.minLength, 0), maxLength: read(schema.maxLength, Number.MAX_SAFE_INTEGER) };
}

/** Longest string that we are willing to make; a schema that wants more is not satisfied. */
const lengthCap = 10_000;

function fitLength(options: { word: string; suffix: string; minLength: number; maxLength: number }): string {
  const { word, suffix, maxLength } = options;
  const minLength = Math.min(options.minLength, lengthCap);
  const base = word.slice(0, Math.max(0, maxLength - suffix.length)) + suffix;
  return (base + 'x'.repeat(Math.max(0, minLength - base.length))).slice(0, maxLength);
}

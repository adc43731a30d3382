// Judges the headers that the API asks for before it reads a body. Pure.

/** The headers of a request, as far as anything here reads them: names in any case, null where there is none. */
export type HeaderReader = Pick<Headers, 'get'>;

export interface Refusal {
  status: number;
  type: string;
  message: string;
}

/** Values of `anthropic-version` that are accepted here. */
export const apiVersions: readonly string[] = ['2023-06-01', '2026-10-21'];

/** What the API answers to these headers, or null when they are in order. Any non-blank key is a good one. */
export function judgeHeaders(headers: HeaderReader): Refusal | null {
  const key = headers.get('x-api-key')?.trim() ?? '';
  const authorization = headers.get('authorization')?.trim() ?? '';
  if (key === '') {
    if (authorization === '')
      return { status: 401, type: 'authentication_error', message: 'x-api-key header is required' };
    if (!/^bearer\s+\S/i.test(authorization))
      return { status: 401, type: 'authentication_error', message: 'Invalid bearer token' };
  }
  const version = headers.get('anthropic-version');
  if (version === null)
    return {
      status: 400,
      type: 'invalid_request_error',
      message: 'anthropic-version: header is required',
    };
  if (!apiVersions.includes(version))
    return {
      status: 400,
      type: 'invalid_request_error',
      message: `anthropic-version: "${version}" is not a valid version`,
    };
  return null;
}

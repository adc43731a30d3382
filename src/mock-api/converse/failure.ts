// The errors of Bedrock that no rule on bodies finds: credentials, throttling, faults of the service. Data; pure.
import type { Failure } from '../failure.ts';

export interface ConverseError {
  status: number;
  /** Name of the exception. */
  type: string;
  message: string;
}

const words: Record<number, [type: string, message: string]> = {
  400: ['ValidationException', 'The provided request is not valid'],
  401: ['UnrecognizedClientException', 'The security token included in the request is invalid.'],
  403: ['AccessDeniedException', "You don't have access to the model with the specified model ID."],
  404: ['ResourceNotFoundException', 'Could not resolve the foundation model from the model identifier.'],
  408: ['ModelTimeoutException', 'Model processing timed out. Try your request again.'],
  424: [
    'ModelErrorException',
    'The system encountered an unexpected error during processing. Try your request again.',
  ],
  429: ['ThrottlingException', 'Too many requests, please wait before trying again.'],
  500: [
    'InternalServerException',
    'The system encountered an unexpected error during processing. Try your request again.',
  ],
  503: ['ServiceUnavailableException', 'Bedrock is unable to process your request.'],
};

/** What Bedrock calls a status that was asked for; statuses that it does not use become their nearest. */
export function converseErrorOf(failure: Extract<Failure, { kind: 'status' }>): ConverseError {
  const status = words[failure.status] ? failure.status : failure.status >= 500 ? 503 : 400;
  const [type, message] = words[status] ?? ['InternalServerException', ''];
  return { status, type: failure.type ?? type, message: failure.message ?? message };
}

/** An error in a stream that has begun, named as its frame names it. */
export function streamExceptionOf(failure: { type?: string; message?: string }): ConverseError {
  const [type, message] = words[424] ?? ['ModelErrorException', ''];
  const name = failure.type ?? 'ModelStreamErrorException';
  return { status: 424, type: name || type, message: failure.message ?? message };
}

/** What Bedrock answers to these headers before it reads anything; null where they are in order. Signatures are not checked. */
export function judgeAwsHeaders(headers: Pick<Headers, 'get'>): ConverseError | null {
  const authorization = headers.get('authorization')?.trim() ?? '';
  if (authorization === '')
    return {
      status: 403,
      type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    };
  if (/^(?:AWS4-HMAC-SHA256|AWS4-ECDSA-P256-SHA256|Bearer) \S/.test(authorization)) return null;
  return {
    status: 403,
    type: 'IncompleteSignatureException',
    message: `'${authorization.split(' ')[0]}' not a valid key=value pair (missing equal-sign) in Authorization header.`,
  };
}

// Adds the AWS SDK's Converse side to what the program may import. Runs in the guest, in the bundle of Converse exercises only.
// The client needs no credentials and no region here, and does not wait long before it tries again.
import {
  AccessDeniedException,
  type BedrockRuntimeClientConfig,
  BedrockRuntimeServiceException,
  CachePointType,
  CacheTTL,
  ConflictException,
  ConversationRole,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  BedrockRuntimeClient as GenuineClient,
  InternalServerException,
  ModelErrorException,
  ModelNotReadyException,
  ModelStreamErrorException,
  ModelTimeoutException,
  ResourceNotFoundException,
  ServiceQuotaExceededException,
  ServiceUnavailableException,
  StopReason,
  ThrottlingException,
  ToolResultStatus,
  ValidationException,
} from '@aws-sdk/client-bedrock-runtime';
import { ConfiguredRetryStrategy } from '@smithy/core/retry';
import { traceCall } from './call-places.ts';
import { defineProperty, NativeError } from './intrinsics.ts';
import { offerModule } from './modules.ts';

const madeUp = { accessKeyId: 'AKIAPEGADINHA0000000', secretAccessKey: 'chave-de-mentira' };
const retryDelayMs = 40;
const defaultAttempts = 3;

class BedrockRuntimeClient extends GenuineClient {
  constructor(config: Partial<BedrockRuntimeClientConfig> = {}) {
    const { maxAttempts } = config;
    const attempts = typeof maxAttempts === 'number' ? maxAttempts : defaultAttempts;
    super({
      ...config,
      region: config.region ?? 'us-east-1',
      credentials: isUsable(config.credentials) ? config.credentials : madeUp,
      retryStrategy: config.retryStrategy ?? new ConfiguredRetryStrategy(attempts, () => retryDelayMs),
    });
    const send = this.send as unknown as (...args: unknown[]) => Promise<unknown>;
    defineProperty(this, 'send', {
      configurable: true,
      writable: true,
      value: (...args: unknown[]) => {
        const stack = new NativeError().stack ?? '';
        return traceCall(send.apply(this, args), stack);
      },
    });
  }
}

/** What a program reads from an environment that is empty here is as good as nothing. */
function isUsable(
  credentials: BedrockRuntimeClientConfig['credentials'],
): credentials is NonNullable<BedrockRuntimeClientConfig['credentials']> {
  if (typeof credentials !== 'object') return credentials !== undefined;
  return Boolean(credentials.accessKeyId && credentials.secretAccessKey);
}

/** The client with a method for each operation, as far as there are operations here. */
class BedrockRuntime extends BedrockRuntimeClient {
  converse(input: ConverseCommandInput) {
    return this.send(new ConverseCommand(input));
  }
  converseStream(input: ConverseStreamCommandInput) {
    return this.send(new ConverseStreamCommand(input));
  }
}

/** Only what a Converse loop needs: each further command would make every run load more. */
const namespace = {
  BedrockRuntime,
  BedrockRuntimeClient,
  BedrockRuntimeServiceException,
  ConverseCommand,
  ConverseStreamCommand,
  AccessDeniedException,
  ConflictException,
  InternalServerException,
  ModelErrorException,
  ModelNotReadyException,
  ModelStreamErrorException,
  ModelTimeoutException,
  ResourceNotFoundException,
  ServiceQuotaExceededException,
  ServiceUnavailableException,
  ThrottlingException,
  ValidationException,
};
// The bundle is minified; programs and logs must still see the SDK's class names.
for (const [name, value] of Object.entries(namespace)) defineProperty(value, 'name', { value: name });
const values = { CachePointType, CacheTTL, ConversationRole, StopReason, ToolResultStatus };

offerModule('@aws-sdk/client-bedrock-runtime', { ...namespace, ...values });

/** Wherever a program looks for credentials, it finds the made-up ones. */
const provider = () => async () => madeUp;
offerModule('@aws-sdk/credential-providers', {
  fromEnv: provider,
  fromIni: provider,
  fromNodeProviderChain: provider,
  fromSSO: provider,
});

import {
  BedrockRuntimeClient,
  ConverseCommand,
} from '@aws-sdk/client-bedrock-runtime';

const bedrock = new BedrockRuntimeClient({ region: 'us-east-1' });

const reply = await bedrock.send(
  new ConverseCommand({
    modelId: 'us.anthropic.claude-sonnet-5',
    messages: [{ role: 'user', content: [{ text: 'Diga oi.' }] }],
    inferenceConfig: { maxTokens: 2_000 },
  }),
);
console.log(reply.stopReason); // end_turn
console.log(reply.output?.message?.content);
console.log(reply.usage);

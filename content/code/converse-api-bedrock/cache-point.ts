import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';

const reply = await bedrock.send(
  new ConverseCommand({
    modelId: MODEL_ID,
    messages: conversation,
    toolConfig: {
      tools: [
        ...(toolConfig.tools ?? []),
        { cachePoint: { type: 'default' } }, // guarda o que vem antes
      ],
    },
  }),
);
const usage = reply.usage;
console.log(usage?.cacheWriteInputTokens); // na primeira: gravou
console.log(usage?.cacheReadInputTokens); // nas seguintes: leu
console.log(usage?.inputTokens); // só o que ficou fora do cache

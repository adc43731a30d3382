import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { textOf } from './loop';
import { readReport, reportSpec } from './report';

const reply = await bedrock.send(
  new ConverseCommand({
    modelId: MODEL_ID, // confira no cartão do modelo se ele aceita
    messages: conversation,
    outputConfig: {
      textFormat: {
        type: 'json_schema',
        structure: {
          jsonSchema: {
            name: 'relato',
            // Aqui o schema vai como texto, não como objeto.
            schema: JSON.stringify(reportSpec.inputSchema?.json),
          },
        },
      },
    },
  }),
);
if (reply.stopReason !== 'end_turn') throw new Error('sem extração');
const text = textOf(reply.output?.message?.content ?? []);
const report = readReport(JSON.parse(text));

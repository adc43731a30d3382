// Defesa civil: transforma o relato de um morador em um registro para o painel. Devolve o registro em JSON.
import {
  BedrockRuntimeClient,
  ConverseCommand,
  type OutputConfig,
  type ToolConfiguration,
} from '@aws-sdk/client-bedrock-runtime';
import { modeloEmUso } from './tools';

const bedrock = new BedrockRuntimeClient({});

/** Aceitam a escolha forçada; na nossa região, ainda não têm textFormat. Com os outros é o contrário. */
const ACEITAM_FORCAR = ['us.anthropic.claude-sonnet-5', 'us.anthropic.claude-opus-5'];

const ESQUEMA = {
  type: 'object',
  properties: {
    bairro: { type: 'string' },
    tipo: { type: 'string', enum: ['alagamento', 'deslizamento', 'queda_de_arvore', 'outro'] },
    feridos: { type: ['integer', 'null'], description: 'null se o relato não disser.' },
  },
  required: ['bairro', 'tipo', 'feridos'],
  additionalProperties: false,
};

/** Uma ferramenta que ninguém executa: interessa a entrada, que tem a forma de ESQUEMA. */
function ferramentaForcada(): ToolConfiguration | undefined {
  const name = 'registrar_ocorrencia';
  const description = 'Registra uma ocorrência a partir do relato de um morador.';
  return {
    tools: [{ toolSpec: { name, description, inputSchema: { json: ESQUEMA }, strict: true } }],
    toolChoice: { tool: { name } },
  };
}

/** O formato que o texto da resposta tem de ter: JSON com a forma de ESQUEMA. */
function formatoDoTexto(): OutputConfig | undefined {
  return {
    textFormat: {
      type: 'json_schema',
      structure: { jsonSchema: { name: 'ocorrencia', schema: JSON.stringify(ESQUEMA) } },
    },
  };
}

async function extrair(modelId: string, relato: string): Promise<unknown> {
  const forcar = ACEITAM_FORCAR.includes(modelId);
  const resposta = await bedrock.send(
    new ConverseCommand({
      modelId,
      system: [{ text: 'Você lê relatos de moradores para a defesa civil. Não invente o que o relato não diz.' }],
      messages: [{ role: 'user', content: [{ text: relato }] }],
      toolConfig: forcar ? ferramentaForcada() : undefined,
      outputConfig: forcar ? undefined : formatoDoTexto(),
      inferenceConfig: { maxTokens: 4000 },
    }),
  );
  if (resposta.stopReason !== 'tool_use' && resposta.stopReason !== 'end_turn')
    throw new Error(`Sem registro: ${resposta.stopReason}`);

  const content = resposta.output?.message?.content ?? [];
  const chamada = content.find(({ toolUse }) => toolUse)?.toolUse;
  return chamada ? chamada.input : JSON.parse(content.map(({ text }) => text ?? '').join(''));
}

export async function runAgent(question: string): Promise<string> {
  const modelId = await modeloEmUso({});
  return JSON.stringify(await extrair(modelId, question));
}

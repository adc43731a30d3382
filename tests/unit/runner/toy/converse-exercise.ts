// A small exercise that talks to Converse, and programs for it: one loop, one that streams, one that splits its results.
import type { ToolBox } from '../../../../src/core/index.ts';
import {
  apiAcceptsAll,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  resultsCarryOwnOutput,
} from '../../../../src/grader/index.ts';
import type { ProgramPart } from '../../../../src/runner/index.ts';
import { defineScenario } from '../../../../src/scenario/index.ts';

const stock: Record<string, string> = { caneta: '120 unidades', caderno: '8 unidades' };

const tools: ToolBox = {
  definitions: [
    {
      name: 'ver_estoque',
      description: 'Diz quantas unidades de um produto há no estoque.',
      input_schema: {
        type: 'object',
        properties: { produto: { type: 'string' } },
        required: ['produto'],
      },
    },
  ],
  execute(name, { produto }) {
    const found = name === 'ver_estoque' ? stock[String(produto)] : undefined;
    if (found === undefined) throw new Error(`produto desconhecido: ${String(produto)}`);
    return found;
  },
  latencyMs: { ver_estoque: 1 },
};

const scenario = defineScenario({
  variants: [
    {
      id: 'dois-produtos',
      title: 'Dois produtos de uma vez',
      seed: 11,
      question: 'Quantas canetas e cadernos temos?',
      script: [
        {
          text: 'Vou consultar os dois.',
          calls: [
            { tool: 'ver_estoque', input: { produto: 'caneta' } },
            { tool: 'ver_estoque', input: { produto: 'caderno' } },
          ],
        },
        { calls: [{ tool: 'ver_estoque', input: { produto: 'borracha' } }] },
        ({ allResults, results }) => ({
          text: `Canetas: ${allResults[0]?.text}. Cadernos: ${allResults[1]?.text}. Falhou: ${results[0]?.isError}.`,
        }),
      ],
    },
  ],
});

export const conversePart: ProgramPart = {
  scenario,
  tools,
  checks: [
    apiAcceptsAll(),
    everyCallAnswered(),
    everyCallExecuted(),
    historyKept(),
    resultsCarryOwnOutput(),
    finalAnswerReturned(),
  ],
};

export const loopProgram = `import { BedrockRuntimeClient, ConverseCommand, type Message, type ContentBlock } from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const client = new BedrockRuntimeClient({});
const modelId = 'us.anthropic.claude-sonnet-4-5-20250929-v1:0';

/** \`tools\` tem a forma da Messages API; a Converse quer \`toolSpec\` com \`inputSchema.json\`. */
const toolConfig = {
  tools: tools.map(({ name, description, input_schema }) => ({
    toolSpec: { name, description, inputSchema: { json: input_schema } },
  })),
};

export async function runAgent(question: string): Promise<string> {
  const messages: Message[] = [{ role: 'user', content: [{ text: question }] }];
  for (let turn = 0; turn < 10; turn++) {
    const reply = await client.send(
      new ConverseCommand({ modelId, messages, toolConfig, inferenceConfig: { maxTokens: 1024 } }),
    );
    const content = reply.output?.message?.content ?? [];
    messages.push({ role: 'assistant', content });
    if (reply.stopReason !== 'tool_use') return content.map((block) => block.text ?? '').join('');
    const results: ContentBlock[] = [];
    for (const { toolUse } of content) {
      if (!toolUse) continue;
      const { toolUseId, name, input } = toolUse;
      try {
        results.push({ toolResult: { toolUseId, content: [{ text: await executeTool(name, input) }] } });
      } catch (error) {
        results.push({ toolResult: { toolUseId, status: 'error', content: [{ text: error.message }] } });
      }
    }
    messages.push({ role: 'user', content: results });
  }
  throw new Error('sem resposta final em 10 turnos');
}
`;

export const streamingProgram = `import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const client = new BedrockRuntimeClient({ region: process.env.AWS_REGION });

export async function runAgent(question: string): Promise<string> {
  const messages: any[] = [{ role: 'user', content: [{ text: question }] }];
  const toolConfig = {
    tools: tools.map((tool) => ({
      toolSpec: { name: tool.name, description: tool.description, inputSchema: { json: tool.input_schema } },
    })),
  };
  for (;;) {
    const { stream } = await client.send(
      new ConverseStreamCommand({ modelId: 'us.anthropic.claude-sonnet-4-5-20250929-v1:0', messages, toolConfig }),
    );
    const content: any[] = [];
    let stopReason = '';
    for await (const event of stream) {
      if (event.contentBlockStart?.start?.toolUse)
        content[event.contentBlockStart.contentBlockIndex] = { toolUse: { ...event.contentBlockStart.start.toolUse, input: '' } };
      if (event.contentBlockDelta) {
        const { contentBlockIndex: index, delta } = event.contentBlockDelta;
        if (delta.text !== undefined) content[index] = { text: (content[index]?.text ?? '') + delta.text };
        if (delta.toolUse) content[index].toolUse.input += delta.toolUse.input;
      }
      if (event.messageStop) stopReason = event.messageStop.stopReason;
    }
    for (const block of content) if (block.toolUse) block.toolUse.input = JSON.parse(block.toolUse.input || '{}');
    messages.push({ role: 'assistant', content });
    if (stopReason !== 'tool_use') return content.map((block) => block.text ?? '').join('');
    const results = await Promise.all(
      content.filter((block) => block.toolUse).map(async ({ toolUse }) => {
        const { toolUseId, name, input } = toolUse;
        try {
          return { toolResult: { toolUseId, content: [{ json: { saida: await executeTool(name, input) } }] } };
        } catch (error) {
          return { toolResult: { toolUseId, status: 'error', content: [{ text: String(error) }] } };
        }
      }),
    );
    messages.push({ role: 'user', content: results });
  }
}
`;

export const splittingProgram = `import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const client = new BedrockRuntimeClient({});

export async function runAgent(question: string): Promise<string> {
  const messages: any[] = [{ role: 'user', content: [{ text: question }] }];
  const toolConfig = {
    tools: tools.map((tool) => ({
      toolSpec: { name: tool.name, description: tool.description, inputSchema: { json: tool.input_schema } },
    })),
  };
  for (;;) {
    const reply = await client.send(
      new ConverseCommand({ modelId: 'us.anthropic.claude-sonnet-4-5-20250929-v1:0', messages, toolConfig }),
    );
    const { content } = reply.output.message;
    messages.push({ role: 'assistant', content });
    if (reply.stopReason !== 'tool_use') return content.at(-1).text;
    for (const { toolUse } of content) {
      if (!toolUse) continue;
      const text = await executeTool(toolUse.name, toolUse.input).catch((error) => error.message);
      messages.push({ role: 'user', content: [{ toolResult: { toolUseId: toolUse.toolUseId, content: [{ text }] } }] });
    }
  }
}
`;

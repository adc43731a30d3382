// The learner's programs of a begun exercise, per API: a small agent that runs, to be replaced by the author's own. Pure.
import type { ExerciseMeta } from '../../core/index.ts';

/** The lines inside the loop, after the model asked for tools; each entry is one piece of an `order-lines` exercise. */
export type Step = readonly string[];

interface Dialect {
  head: string;
  /** Ends where the step begins. */
  loop: string;
  keepTurn: string;
  runCalls: (which: '' | '.slice(0, 1)' | '.slice(-1)') => string;
  runInSequence: string;
  sendResults: string;
  sendWithoutId: string;
}

const messages: Dialect = {
  head: `import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';

const client = new Anthropic();

async function runTool(call: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  try {
    const content = await executeTool(call.name, call.input);
    return { type: 'tool_result', tool_use_id: call.id, content };
  } catch (error) {
    return { type: 'tool_result', tool_use_id: call.id, content: String(error), is_error: true };
  }
}
`,
  loop: `  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }];
  for (let turn = 0; turn < 10; turn++) {
    const reply = await client.messages.create({ model: 'claude-opus-5', max_tokens: 1024, tools, messages });
    const calls = reply.content.filter((block) => block.type === 'tool_use');
    if (reply.stop_reason !== 'tool_use')
      return reply.content.map((block) => (block.type === 'text' ? block.text : '')).join('');`,
  keepTurn: `    messages.push({ role: 'assistant', content: reply.content });`,
  runCalls: (which) => `    const results = await Promise.all(calls${which}.map(runTool));`,
  runInSequence: `    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const call of calls) results.push(await runTool(call));`,
  sendResults: `    messages.push({ role: 'user', content: results });`,
  sendWithoutId: `    messages.push({ role: 'user', content: results.map((result) => String(result.content)).join(' ') });`,
};

const converse: Dialect = {
  head: `import { BedrockRuntimeClient, type ContentBlock, ConverseCommand, type Message } from '@aws-sdk/client-bedrock-runtime';
import { executeTool, tools } from './tools';

const client = new BedrockRuntimeClient({});
const modelId = 'us.anthropic.claude-sonnet-4-5-20250929-v1:0';
const toolConfig = {
  tools: tools.map(({ name, description, input_schema }) => ({
    toolSpec: { name, description, inputSchema: { json: input_schema } },
  })),
};

async function runTool(call: any): Promise<ContentBlock> {
  const { toolUseId, name, input } = call;
  try {
    return { toolResult: { toolUseId, content: [{ text: await executeTool(name, input) }] } };
  } catch (error) {
    return { toolResult: { toolUseId, status: 'error', content: [{ text: String(error) }] } };
  }
}
`,
  loop: `  const messages: Message[] = [{ role: 'user', content: [{ text: question }] }];
  for (let turn = 0; turn < 10; turn++) {
    const reply = await client.send(new ConverseCommand({ modelId, messages, toolConfig }));
    const content = reply.output?.message?.content ?? [];
    const calls = content.flatMap(({ toolUse }) => (toolUse ? [toolUse] : []));
    if (reply.stopReason !== 'tool_use') return content.map((block) => block.text ?? '').join('');`,
  keepTurn: `    messages.push({ role: 'assistant', content });`,
  runCalls: messages.runCalls,
  runInSequence: `    const results: ContentBlock[] = [];
    for (const call of calls) results.push(await runTool(call));`,
  sendResults: messages.sendResults,
  sendWithoutId: `    messages.push({ role: 'user', content: [{ text: JSON.stringify(results) }] });`,
};

export const dialects: Record<ExerciseMeta['api'], Dialect> = { messages, converse };

/** A whole program around one step. `note` says to the author what the file has to become. */
export function agentProgram(given: {
  dialect: Dialect;
  note: string;
  step: Step;
  between?: string;
}): string {
  const { dialect, note, step, between = '\n' } = given;
  return `/* TODO(autor): ${note} */
${dialect.head}
export async function runAgent(question: string): Promise<string> {
${dialect.loop}

${step.join(between)}
  }
  throw new Error('Sem resposta final em 10 voltas.');
}
`;
}

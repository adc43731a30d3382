// What the service model says of each field of a Converse request: type, constraints, members. Data; pure.
// Source: the types of @aws-sdk/client-bedrock-runtime 3.1164 and the API reference, read on 2026-11-29.
import { blockKinds } from '../reading.ts';

export type Spec =
  | { type: 'string'; min?: number; max?: number; pattern?: string; values?: readonly string[] }
  | { type: 'number'; min?: number; max?: number }
  | { type: 'list'; item: Spec; min?: number; max?: number }
  | { type: 'structure'; fields: Readonly<Record<string, Spec>>; required?: readonly string[] }
  /** A structure of which exactly one member is set. */
  | { type: 'union'; name: string; members: Readonly<Record<string, Spec>>; keys: readonly string[] }
  /** Any JSON. */
  | { type: 'any' };

const any: Spec = { type: 'any' };
const text: Spec = { type: 'string' };
const cachePoint: Spec = {
  type: 'structure',
  required: ['type'],
  fields: {
    type: { type: 'string', values: ['default'] },
    ttl: { type: 'string', values: ['5m', '1h'] },
  },
};
const toolName: Spec = { type: 'string', min: 1, max: 64, pattern: '[a-zA-Z0-9_-]+' };
const toolUseId: Spec = { type: 'string', min: 1, max: 64, pattern: '[a-zA-Z0-9_.:-]+' };
const media = (formats: readonly string[]): Spec => ({
  type: 'structure',
  required: ['format', 'source'],
  fields: { format: { type: 'string', values: formats }, source: any, error: any },
});
const image = media(['png', 'jpeg', 'gif', 'webp']);
const video = media(['mkv', 'mov', 'mp4', 'webm', 'flv', 'mpeg', 'mpg', 'wmv', 'three_gp']);
const document: Spec = {
  type: 'structure',
  required: ['name', 'source'],
  fields: {
    name: { type: 'string', min: 1, max: 200 },
    format: {
      type: 'string',
      values: ['pdf', 'csv', 'doc', 'docx', 'xls', 'xlsx', 'html', 'txt', 'md'],
    },
    source: any,
    context: text,
    citations: any,
  },
};

const resultPart: Spec = {
  type: 'union',
  name: 'ToolResultContentBlock',
  keys: ['json', 'text', 'image', 'document', 'video', 'searchResult'],
  members: { json: any, text, image, document, video, searchResult: any },
};

const contentBlock: Spec = {
  type: 'union',
  name: 'ContentBlock',
  keys: blockKinds.slice(0, 10),
  members: {
    text,
    image,
    document,
    video,
    audio: any,
    toolUse: {
      type: 'structure',
      required: ['toolUseId', 'name', 'input'],
      fields: {
        toolUseId,
        name: toolName,
        input: any,
        type: { type: 'string', values: ['server_tool_use'] },
      },
    },
    toolResult: {
      type: 'structure',
      required: ['toolUseId', 'content'],
      fields: {
        toolUseId,
        content: { type: 'list', item: resultPart },
        status: { type: 'string', values: ['success', 'error'] },
        type: text,
      },
    },
    guardContent: any,
    cachePoint,
    reasoningContent: any,
    citationsContent: any,
    searchResult: any,
  },
};

const tool: Spec = {
  type: 'union',
  name: 'Tool',
  keys: ['toolSpec', 'systemTool', 'cachePoint'],
  members: {
    toolSpec: {
      type: 'structure',
      required: ['name', 'inputSchema'],
      fields: {
        name: toolName,
        description: { type: 'string', min: 1 },
        inputSchema: { type: 'structure', fields: { json: any }, required: ['json'] },
        strict: any,
      },
    },
    systemTool: { type: 'structure', fields: { name: toolName }, required: ['name'] },
    cachePoint,
  },
};

/** The whole request, `modelId` included, which the SDKs put into the address. */
export const requestSpec: Spec = {
  type: 'structure',
  fields: {
    modelId: { type: 'string', min: 1, max: 2048 },
    messages: {
      type: 'list',
      item: {
        type: 'structure',
        required: ['role', 'content'],
        fields: {
          role: { type: 'string', values: ['user', 'assistant', 'system'] },
          content: { type: 'list', item: contentBlock },
        },
      },
    },
    system: {
      type: 'list',
      item: {
        type: 'union',
        name: 'SystemContentBlock',
        keys: ['text', 'guardContent', 'cachePoint'],
        members: { text: { type: 'string', min: 1 }, guardContent: any, cachePoint },
      },
    },
    inferenceConfig: {
      type: 'structure',
      fields: {
        maxTokens: { type: 'number', min: 1 },
        temperature: { type: 'number', min: 0, max: 1 },
        topP: { type: 'number', min: 0, max: 1 },
        stopSequences: { type: 'list', item: { type: 'string', min: 1 }, max: 2500 },
      },
    },
    toolConfig: {
      type: 'structure',
      fields: {
        tools: { type: 'list', item: tool, min: 1 },
        toolChoice: {
          type: 'structure',
          fields: {
            auto: { type: 'structure', fields: {} },
            any: { type: 'structure', fields: {} },
            tool: { type: 'structure', fields: { name: toolName }, required: ['name'] },
          },
        },
      },
    },
    guardrailConfig: any,
    additionalModelRequestFields: any,
    additionalModelResponseFieldPaths: any,
    promptVariables: any,
    requestMetadata: any,
    performanceConfig: any,
    serviceTier: any,
    outputConfig: any,
  },
};

/** Names of other APIs, and what Converse calls the same thing. */
export const namesElsewhere: Readonly<Record<string, string>> = {
  max_tokens: 'inferenceConfig.maxTokens',
  maxTokens: 'inferenceConfig.maxTokens',
  temperature: 'inferenceConfig.temperature',
  top_p: 'inferenceConfig.topP',
  stop_sequences: 'inferenceConfig.stopSequences',
  tools: 'toolConfig.tools',
  toolChoice: 'toolConfig.toolChoice',
  tool_choice: 'toolConfig.toolChoice',
  model: 'modelId',
  is_error: 'status: "error"',
  isError: 'status: "error"',
  tool_use_id: 'toolUseId',
  input_schema: 'inputSchema.json',
  parameters: 'inputSchema.json',
  cache_control: 'cachePoint',
  thinking: 'additionalModelRequestFields.thinking',
};

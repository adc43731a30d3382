// Leads places in a translated Messages body back to the Converse body that it was made of. Pure.

/** For each item of a translated list its index in the Converse list. */
export interface Origins {
  messages: number[][];
  tools: number[];
  system: number[];
}

const renamed: [start: string, place: string][] = [
  ['max_tokens', 'inferenceConfig.maxTokens'],
  ['temperature', 'inferenceConfig.temperature'],
  ['top_p', 'inferenceConfig.topP'],
  ['stop_sequences', 'inferenceConfig.stopSequences'],
  ['tool_choice', 'toolConfig.toolChoice'],
  ['output_config', 'outputConfig.textFormat'],
  ['thinking', 'additionalModelRequestFields.thinking'],
  ['model', 'modelId'],
];

/** The place in the Converse body that a place in the translated Messages body stands for. */
export function placeBack(path: string, origins: Origins): string {
  const block = /^messages\.(\d+)\.content\.(\d+)/.exec(path);
  if (block) {
    const [, message = '', index = ''] = block;
    const origin = origins.messages[Number(message)]?.[Number(index)] ?? Number(index);
    return `messages.${message}.content.${origin}`;
  }
  const item = /^(tools|system)\.(\d+)(.*)$/.exec(path);
  if (item) {
    const [, list = '', index = '', rest = ''] = item;
    const isTool = list === 'tools';
    const origin = origins[isTool ? 'tools' : 'system'][Number(index)] ?? Number(index);
    if (!isTool) return `system.${origin}`;
    return `toolConfig.tools.${origin}${rest.startsWith('.input_schema') ? '.toolSpec.inputSchema.json' : ''}`;
  }
  const found = renamed.find(([start]) => path === start || path.startsWith(`${start}.`));
  return found ? found[1] : path === 'tools' ? 'toolConfig.tools' : path;
}

// Executes one tool of the exercise on the trusted side. Pure as far as the tool box is.
import type { ToolBox } from '../../core/index.ts';

export interface ToolResult {
  ok: boolean;
  /** What the tool returned, or the message of what it threw. */
  output: string;
}

/** Calls the tool; what it throws, and calls that fit no tool, come back as `ok: false`. Never throws. */
export function runTool(options: {
  tools: ToolBox;
  name: string;
  input: unknown;
  variant: string;
}): ToolResult {
  const { tools, name, input, variant } = options;
  const known = tools.definitions.map((definition) => definition.name);
  if (!known.includes(name))
    return { ok: false, output: `A ferramenta "${name.slice(0, 100)}" não existe. Há: ${known.join(', ')}.` };
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, output: `A entrada de ${name} precisa ser um objeto JSON.` };
  try {
    return { ok: true, output: String(tools.execute(name, input as Record<string, unknown>, { variant })) };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

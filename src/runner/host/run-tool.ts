// Executes one tool of the exercise on the trusted side. Pure as far as the tool box is.
import type { ToolBox } from '../../core/index.ts';

export interface ToolResult {
  ok: boolean;
  /** What the tool returned, or the message of what it threw. */
  output: string;
}

/** Calls the tool or function; what it throws, and calls that fit no tool, come back as `ok: false`. Never throws. */
export function runTool(options: {
  tools: ToolBox;
  /** `tool` through executeTool, `function` as a function of './tools' itself. */
  calledAs: 'tool' | 'function';
  name: string;
  input: unknown;
  variant: string;
}): ToolResult {
  const { tools, calledAs, name, input, variant } = options;
  const known = calledAs === 'tool' ? tools.definitions.map((tool) => tool.name) : (tools.functions ?? []);
  if (!known.includes(name)) return { ok: false, output: unknownName(options, known) };
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, output: `A entrada de ${name} precisa ser um objeto JSON.` };
  try {
    return { ok: true, output: String(tools.execute(name, input as Record<string, unknown>, { variant })) };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

function unknownName(
  given: { tools: ToolBox; calledAs: string; name: string },
  known: readonly string[],
): string {
  const { tools, calledAs } = given;
  const name = given.name.slice(0, 100);
  if (calledAs === 'tool' && tools.functions?.includes(name))
    return `"${name}" não é uma ferramenta do modelo, e sim uma função de "./tools": importe-a e chame ${name}({ … }).`;
  const kind = calledAs === 'tool' ? 'ferramenta' : 'função';
  return `A ${kind} "${name}" não existe. Há: ${known.join(', ')}.`;
}

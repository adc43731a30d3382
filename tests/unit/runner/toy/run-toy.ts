// Runs a program text against the toy exercise in a child process of Node.
import type { RunRecord } from '../../../../src/core/index.ts';
import { type Limits, type RunExerciseOptions, runExercise } from '../../../../src/runner/index.ts';
import { nodeGuests } from '../../../../src/runner/node/index.ts';
import { toyPart } from './exercise.ts';

const openGuest = nodeGuests({ memoryMb: 64 });

/** All records of the program; the first one is what most tests look at. */
export function runToy(
  source: string,
  options: Partial<Omit<RunExerciseOptions, 'limits'>> & { limits?: Partial<Limits> } = {},
): Promise<RunRecord[]> {
  return runExercise({
    id: 'toy',
    profile: 'strict',
    part: toyPart,
    source,
    openGuest,
    ...options,
    limits: { timeMs: 2500, ...options.limits },
  });
}

const firstVariantOnly = {
  ...toyPart,
  scenario: { variants: toyPart.scenario.variants.slice(0, 1) },
};

/** The record of the first variant, the only one run. */
export async function runFirst(source: string, limits: Partial<Limits> = {}): Promise<RunRecord> {
  const [record] = await runToy(source, { limits, part: firstVariantOnly });
  if (record === undefined) throw new Error('no record');
  return record;
}

/** A program whose runAgent has this body; the SDK, a client and the tools are in scope. */
export function programWith(body: string): string {
  return `import Anthropic from '@anthropic-ai/sdk';
import { executeTool, tools } from './tools';
const client = new Anthropic({ maxRetries: 0 });
const ask = (content: string) =>
  client.messages.create({ model: 'claude-opus-4-6', max_tokens: 64, tools, messages: [{ role: 'user', content }] });
export async function runAgent(question: string): Promise<string> {
${body}
}
`;
}

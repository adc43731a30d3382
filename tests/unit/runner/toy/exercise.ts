// A small exercise for the runner's tests: one weather tool, variants with one call, two calls and a failing tool.
import type { ToolBox } from '../../../../src/core/index.ts';
import type { ProgramPart } from '../../../../src/runner/index.ts';
import { defineScenario } from '../../../../src/scenario/index.ts';

const tools: ToolBox = {
  definitions: [
    {
      name: 'get_weather',
      description: 'Weather of a city.',
      input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  ],
  execute(_name, input) {
    if (input.city === 'Atlântida') throw new Error('cidade não encontrada');
    return `${String(input.city)}: 25 graus`;
  },
  latencyMs: { get_weather: 20 },
};

const call = (city: string) => ({ tool: 'get_weather', input: { city } });

export const toyPart: ProgramPart = {
  tools,
  checks: [],
  scenario: defineScenario({
    variants: [
      {
        id: 'uma-chamada',
        title: 'Uma chamada',
        seed: 11,
        question: 'Como está o tempo em Recife?',
        script: [{ text: 'Vou ver.', calls: [call('Recife')] }, { text: 'Em Recife faz 25 graus.' }],
      },
      {
        id: 'paralelas-e-falha',
        title: 'Duas chamadas em paralelo, uma falha',
        seed: 12,
        question: 'E em Belém e Atlântida?',
        script: [
          { calls: [call('Belém'), call('Atlântida')] },
          (context) => ({
            text: `Belém: ${context.results[0]?.text ?? 'nada'}; falhas: ${context.results.filter((result) => result.isError).length}.`,
          }),
        ],
      },
    ],
  }),
};

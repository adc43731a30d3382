import type Anthropic from '@anthropic-ai/sdk';

// O que o modelo lê.
export const tools: Anthropic.Tool[] = [
  {
    name: 'list_chambers',
    description: 'Lista as câmaras frias de uma unidade.',
    input_schema: {
      type: 'object',
      properties: {
        site: { type: 'string', description: 'Ex.: contagem' },
      },
      required: ['site'],
    },
  },
  {
    name: 'read_sensor',
    description:
      'Temperatura atual de uma câmara, em celsius ou fahrenheit, ' +
      'conforme o sensor.',
    input_schema: {
      type: 'object',
      properties: { chamber: { type: 'string', description: 'Ex.: CF-1' } },
      required: ['chamber'],
    },
  },
  {
    name: 'convert_temperature',
    description:
      'Converte entre celsius e fahrenheit. Use quando a unidade do ' +
      'sensor não for a da pergunta.',
    input_schema: {
      type: 'object',
      properties: {
        unit: { type: 'string', enum: ['celsius', 'fahrenheit'] },
        value: { type: 'number' },
      },
      required: ['unit', 'value'],
    },
  },
];

// O que o seu código faz. Dados de mentira no lugar dos sensores.
const sites = new Map([['contagem', ['CF-1', 'CF-2']]]);
const fahrenheit = new Map([
  ['CF-1', -4],
  ['CF-2', 5],
]);

export function listChambers(site: string): string {
  return JSON.stringify({ site, chambers: sites.get(site) ?? [] });
}

export function readSensor(chamber: string): string {
  const value = fahrenheit.get(chamber);
  if (value === undefined) {
    throw new Error(`a câmara ${chamber} não existe; use list_chambers`);
  }
  return JSON.stringify({ chamber, value, unit: 'fahrenheit' });
}

export function convertTemperature(value: number, unit: string): string {
  return unit === 'celsius'
    ? JSON.stringify({ fahrenheit: 32 + value * 1.8 })
    : JSON.stringify({ celsius: (value - 32) / 1.8 });
}

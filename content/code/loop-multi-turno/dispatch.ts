import type Anthropic from '@anthropic-ai/sdk';
import { convertTemperature, listChambers, readSensor } from './chambers';

type Input = Record<string, unknown>;
type Handler = (input: Input) => string | Promise<string>;

// input_schema guia o modelo, mas quem confere os argumentos é você.
function text(input: Input, key: string): string {
  const value = input[key];
  if (typeof value !== 'string') throw new Error(`"${key}" deve ser texto`);
  return value;
}

function number(input: Input, key: string): number {
  const value = input[key];
  if (typeof value !== 'number')
    throw new Error(`"${key}" deve ser número`);
  return value;
}

function unit(input: Input): string {
  const value = text(input, 'unit').toLowerCase();
  if (value !== 'celsius' && value !== 'fahrenheit') {
    throw new Error('"unit" deve ser celsius ou fahrenheit');
  }
  return value;
}

// A tabela: um nome, uma função. Ferramenta nova é uma linha nova.
const handlers = new Map<string, Handler>([
  ['list_chambers', (input) => listChambers(text(input, 'site'))],
  ['read_sensor', (input) => readSensor(text(input, 'chamber'))],
  [
    'convert_temperature',
    (input) => convertTemperature(number(input, 'value'), unit(input)),
  ],
]);

// Responde a uma chamada. Nunca lança: falha também é resultado.
export async function answerCall(
  call: Anthropic.ToolUseBlock,
): Promise<Anthropic.ToolResultBlockParam> {
  const answer = { type: 'tool_result', tool_use_id: call.id } as const;
  const handler = handlers.get(call.name);
  if (!handler) {
    const known = [...handlers.keys()].join(', ');
    const content = `Não existe a ferramenta ${call.name}. Há: ${known}.`;
    return { ...answer, content, is_error: true };
  }
  try {
    return { ...answer, content: await handler(call.input as Input) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const content = `Falha em ${call.name}: ${reason}.`;
    return { ...answer, content, is_error: true };
  }
}

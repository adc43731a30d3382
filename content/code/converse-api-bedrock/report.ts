import type { ToolSpecification } from '@aws-sdk/client-bedrock-runtime';

// Uma ferramenta que ninguém executa: interessa só o input.
export const reportSpec: ToolSpecification = {
  name: 'registrar_relato',
  description: 'Registra o relato de um treino.',
  inputSchema: {
    json: {
      type: 'object',
      properties: {
        cidade: { type: 'string' },
        km: {
          type: ['number', 'null'],
          description: 'null se o relato não disser.',
        },
        clima: { type: 'string', enum: ['seco', 'chuva', 'nao_dito'] },
      },
      required: ['cidade', 'km', 'clima'],
      additionalProperties: false,
    },
  },
};

export interface Report {
  cidade: string;
  km: number | null;
  clima: string;
}

// A conferência é sua: o schema orienta, não valida.
export function readReport(input: unknown): Report {
  const { cidade, km, clima } = Object(input) as Record<string, unknown>;
  if (typeof cidade !== 'string') throw new Error('cidade: falta o nome');
  if (km !== null && (typeof km !== 'number' || km < 0)) {
    throw new Error('km: use um número positivo ou null');
  }
  if (clima !== 'seco' && clima !== 'chuva' && clima !== 'nao_dito') {
    throw new Error('clima: use seco, chuva ou nao_dito');
  }
  return { cidade, km, clima };
}

import type { ToolConfiguration } from '@aws-sdk/client-bedrock-runtime';

// O que o modelo lê.
export const toolConfig: ToolConfiguration = {
  tools: [
    {
      toolSpec: {
        name: 'consultar_clima',
        description:
          'Lê o tempo de agora em uma cidade: temperatura e condição. ' +
          'Use quando a resposta depender de chuva ou calor. ' +
          'Não faz previsão para outros dias.',
        inputSchema: {
          json: {
            type: 'object',
            properties: {
              cidade: {
                type: 'string',
                description: 'Sem o estado. Ex.: "Recife"',
              },
              unidade: {
                type: 'string',
                enum: ['celsius', 'fahrenheit'],
                description: 'Omita se a pessoa não disser: vale celsius.',
              },
            },
            required: ['cidade'],
          },
        },
      },
    },
    {
      toolSpec: {
        name: 'consultar_treino',
        description:
          'Lê horário e percurso do treino de hoje em uma cidade. ' +
          'Use quando a pergunta for sobre onde ou quando treinar.',
        inputSchema: {
          json: {
            type: 'object',
            properties: { cidade: { type: 'string' } },
            required: ['cidade'],
          },
        },
      },
    },
  ],
};

const weather = new Map([
  ['Recife', { condicao: 'chuva fraca', celsius: 24 }],
]);
const training = new Map([
  ['Recife', { horario: '18h30', percurso: 'Parque da Jaqueira, 8 km' }],
]);

// O que só o seu código faz: conferir os argumentos e executar.
export async function executeTool(
  name: string | undefined,
  input: unknown,
): Promise<Record<string, string | number>> {
  const { cidade, unidade = 'celsius' } = input as Record<string, unknown>;
  if (typeof cidade !== 'string') throw new Error('faltou a cidade');

  if (name === 'consultar_clima') {
    if (unidade !== 'celsius' && unidade !== 'fahrenheit') {
      throw new Error('unidade: use celsius ou fahrenheit');
    }
    const found = weather.get(cidade);
    if (!found) {
      throw new Error(`estação de ${cidade} fora do ar; tente a vizinha`);
    }
    const { condicao, celsius } = found;
    const grau = unidade === 'celsius' ? celsius : celsius * 1.8 + 32;
    return { cidade, condicao, temperatura: grau, unidade };
  }
  if (name === 'consultar_treino') {
    const found = training.get(cidade);
    return found ? { cidade, ...found } : { cidade, treino: 'não há' };
  }
  throw new Error(`não existe a ferramenta "${name}"`);
}

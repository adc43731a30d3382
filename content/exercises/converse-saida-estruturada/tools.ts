// Tools of the exercise "converse-saida-estruturada": the record that a report becomes, and which model the account uses. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

/** Operations change the model without asking; each variant has its own. */
const models: Record<string, string> = {
  'alagamento-claro': 'us.anthropic.claude-sonnet-5',
  'arvore-clara': 'us.anthropic.claude-opus-5-5',
  'feridos-nao-ditos': 'us.anthropic.claude-sonnet-5',
  'encosta-sem-numeros': 'us.anthropic.claude-sonnet-5-5',
  'outro-tipo': 'us.anthropic.claude-opus-5',
  'perfil-global': 'global.anthropic.claude-opus-5-5',
};

const tools: ToolBox = {
  definitions: [
    {
      name: 'registrar_ocorrencia',
      description: 'Registra uma ocorrência a partir do relato de um morador.',
      input_schema: {
        type: 'object',
        properties: {
          bairro: { type: 'string' },
          tipo: { type: 'string', enum: ['alagamento', 'deslizamento', 'queda_de_arvore', 'outro'] },
          feridos: { type: ['integer', 'null'], description: 'null se o relato não disser.' },
        },
        required: ['bairro', 'tipo', 'feridos'],
        additionalProperties: false,
      },
    },
  ],
  execute(name, _input, { variant }) {
    if (name === 'modeloEmUso') return models[variant] ?? 'us.anthropic.claude-sonnet-5';
    if (name === 'registrar_ocorrencia') return 'Registrada.';
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  functions: ['modeloEmUso'],
};

export default tools;

// Tools of the exercise "converse-resultados-divididos": what the body of the running club declares. Pure; nothing runs here.
import type { ToolBox } from '../../../src/core/index.ts';

const cidade = { type: 'string', description: 'Nome da cidade: "Recife".' };

const tools: ToolBox = {
  definitions: [
    {
      name: 'agenda_de_treinos',
      description: 'Treinos do clube em um dia, com cidade, horário e percurso.',
      input_schema: {
        type: 'object',
        properties: { dia: { type: 'string', description: 'Data no formato 2026-11-28.' } },
        required: ['dia'],
      },
    },
    {
      name: 'previsao_do_tempo',
      description:
        'Previsão do tempo de uma cidade, hora a hora, para as próximas 24 horas. Uma cidade por chamada.',
      input_schema: { type: 'object', properties: { cidade }, required: ['cidade'] },
    },
  ],
  execute(name) {
    throw new Error(`Neste exercício nada é executado, nem ${name}: conserta-se um corpo que já existe`);
  },
};

export default tools;

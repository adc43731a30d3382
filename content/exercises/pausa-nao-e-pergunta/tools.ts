// Tools of the exercise "pausa-nao-e-pergunta": bookings of a travel agency. Pure; run on the trusted side.
// The web search is not here: the API runs it itself, and the program only declares it.
import type { ToolBox } from '../../../src/core/index.ts';

const bookings: Record<string, string> = {
  KX7P2M: 'KX7P2M: voo GRU → Lisboa em 2/12, 23h05; hotel no Chiado, 3 noites; 2 passageiros.',
  QD4W9A: 'QD4W9A: voo GIG → Santiago em 5/12, 07h40; hotel em Providencia, 4 noites; 1 passageira.',
};

const tools: ToolBox = {
  definitions: [
    {
      name: 'consultar_reserva',
      description:
        'Traz voo, hotel e passageiros de uma reserva desta agência. Use quando a pergunta citar um localizador; não serve para notícias do destino.',
      input_schema: {
        type: 'object',
        properties: {
          localizador: { type: 'string', description: 'Seis letras e números, por exemplo "KX7P2M".' },
        },
        required: ['localizador'],
      },
    },
  ],
  execute(name, input) {
    if (name !== 'consultar_reserva') throw new Error(`Não existe ferramenta com o nome ${name}`);
    const booking = bookings[String(input.localizador)];
    if (booking === undefined)
      throw new Error('Nenhuma reserva com esse localizador; confira as seis posições');
    return booking;
  },
  latencyMs: { consultar_reserva: 90 },
};

export default tools;

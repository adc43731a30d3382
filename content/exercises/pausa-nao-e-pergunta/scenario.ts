// What the scripted model does in the exercise "pausa-nao-e-pergunta". Pure.
// A search that comes `later` pauses the turn: its result opens the next part of the same turn.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedServerCall,
} from '../../../src/scenario/index.ts';

const booking = (localizador: string): ScriptedCall => ({
  tool: 'consultar_reserva',
  input: { localizador },
});

/** One search; the page it finds lies on a host that is reserved for examples. */
function search(query: string, title: string, later?: true): ScriptedServerCall {
  const found = [{ url: `https://noticias.example/${query.replaceAll(' ', '-')}`, title, age: '1 dia' }];
  return { tool: 'web_search', input: { query }, found, ...(later && { later }) };
}

const quoted = (context: ScriptContext) => context.allResults.map(({ text }) => text).join(' ');

export default defineScenario({
  variants: [
    {
      id: 'uma-pausa',
      title: 'O turno pausa uma vez, no meio da pesquisa',
      about: 'A resposta está em duas partes: uma antes da pausa, outra depois.',
      seed: 20418,
      question: 'O que pode atrapalhar quem chega a Lisboa em 3/12?',
      script: [
        {
          text: 'Lisboa, transporte: o metrô tem greve marcada para 3/12, das 6h30 às 10h.',
          serverCalls: [search('greve aeroporto Lisboa 3 de dezembro', 'Aeroporto opera normalmente', true)],
        },
        { text: 'Lisboa, aeroporto: sem paralisação prevista; a chegada deve ser normal.' },
      ],
    },
    {
      id: 'sem-pausa',
      title: 'A pesquisa cabe em uma resposta só',
      about: 'A busca termina na própria resposta: não há o que retomar.',
      seed: 733,
      question: 'Chove em Santiago na primeira semana de dezembro?',
      script: [
        {
          text: 'Vou olhar a previsão.',
          serverCalls: [search('previsão do tempo Santiago dezembro', 'Semana seca em Santiago')],
          conclusion: 'Santiago, tempo: semana seca, com máximas de 29 °C.',
        },
      ],
    },
    {
      id: 'cinco-pausas',
      title: 'Uma pesquisa longa: cinco pausas seguidas',
      about: 'Duas das partes não trazem texto, só a próxima busca.',
      seed: 58190,
      question: 'Faça o boletim de Lisboa, Porto e Faro para a semana de 2/12.',
      script: [
        { serverCalls: [search('Lisboa semana 2 de dezembro', 'Feira do livro ocupa o centro', true)] },
        {
          text: 'Lisboa: o Rossio fica fechado para carros de 2 a 5/12.',
          serverCalls: [search('Porto semana 2 de dezembro', 'Ribeira em obras', true)],
        },
        {
          text: 'Porto: há obras na Ribeira, e o bonde da linha 1 não circula.',
          serverCalls: [search('Faro aeroporto dezembro', 'Faro amplia voos', true)],
        },
        { serverCalls: [search('Faro trens dezembro', 'Trens de Faro em horário de inverno', true)] },
        {
          text: 'Faro: trens em horário de inverno, com o último às 20h10.',
          serverCalls: [search('feriado 8 de dezembro Portugal', 'Feriado nacional em 8/12', true)],
        },
        { text: 'Os três: 8/12 é feriado nacional; museus municipais fecham.' },
      ],
    },
    {
      id: 'reserva-e-busca',
      title: 'No mesmo turno, uma ferramenta sua e uma busca em aberto',
      about: 'O turno para em tool_use, e não em pausa: quem espera é a ferramenta do programa.',
      seed: 9047,
      question: 'A reserva KX7P2M corre algum risco com as greves?',
      script: [
        {
          text: 'Vou ver a reserva enquanto pesquiso as greves.',
          serverCalls: [search('greves Lisboa dezembro', 'Metrô para na manhã de 3/12', true)],
          calls: [booking('KX7P2M')],
        },
        (context) => ({
          text: `Reserva e greves: ${quoted(context)} O metrô para na manhã da chegada; é melhor ir de táxi.`,
        }),
      ],
    },
    {
      id: 'pausa-depois-da-reserva',
      title: 'Uma ferramenta sua, e só depois a pausa',
      about: 'A pausa vem na segunda resposta, com resultados já no histórico.',
      seed: 31226,
      question: 'Monte o boletim da reserva QD4W9A.',
      script: [
        { text: 'Primeiro, a reserva.', calls: [booking('QD4W9A')] },
        (context) => ({
          text: `Boletim da viagem: ${quoted(context)}`,
          serverCalls: [search('Santiago protestos dezembro', 'Sem atos convocados', true)],
        }),
        {
          text: 'Destino: nenhum ato convocado para o centro de Santiago.',
          serverCalls: [search('Santiago aeroporto obras', 'Terminal 1 em obras', true)],
        },
        { text: 'Aeroporto: há obras no Terminal 1; conte com 20 minutos a mais.' },
      ],
    },
  ],
});

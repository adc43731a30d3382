// What the scripted model does in the exercise "erro-que-vem-com-200". Pure.
// A search that fails leaves an error object where the list of pages would be; the answer is HTTP 200 all the same.
import { defineScenario, type ScriptedServerCall } from '../../../src/scenario/index.ts';

type Search = Extract<ScriptedServerCall, { tool: 'web_search' }>;

const search = (query: string, outcome: Pick<Search, 'found' | 'error' | 'later'>): Search => ({
  tool: 'web_search',
  input: { query },
  ...outcome,
});

const page = (path: string, title: string) => ({
  url: `https://jornal.example/${path}`,
  title,
  age: '4 meses',
});

export default defineScenario({
  variants: [
    {
      id: 'busca-indisponivel',
      title: 'A única busca falha',
      about: 'O bloco de resultado traz um erro no lugar da lista.',
      seed: 1187,
      question: 'Metalúrgica Vale Novo',
      script: [
        {
          text: 'Vou procurar notícias sobre a Metalúrgica Vale Novo.',
          serverCalls: [search('Metalúrgica Vale Novo processo multa', { error: 'unavailable' })],
          conclusion: 'A busca não respondeu, e não pude verificar esta empresa.',
        },
      ],
    },
    {
      id: 'ha-paginas',
      title: 'A busca encontra duas páginas',
      about: 'Nada falha.',
      seed: 64201,
      question: 'Transportes Gaivota',
      script: [
        {
          serverCalls: [
            search('Transportes Gaivota processo multa', {
              found: [
                page('gaivota-multa', 'Transportes Gaivota é multada por excesso de carga'),
                page('gaivota-recurso', 'Gaivota recorre da multa'),
              ],
            }),
          ],
          conclusion: 'Em julho, a empresa foi multada por excesso de carga e recorreu.',
        },
      ],
    },
    {
      id: 'nenhuma-pagina',
      title: 'A busca funciona e não encontra nada',
      about: 'Uma lista vazia é um resultado, e não uma falha.',
      seed: 905,
      question: 'Papelaria Três Irmãs',
      script: [
        {
          text: 'Vou procurar.',
          serverCalls: [search('Papelaria Três Irmãs processo multa', { found: [] })],
          conclusion: 'Nenhuma página trata desta empresa.',
        },
      ],
    },
    {
      id: 'uma-de-tres',
      title: 'Três buscas no mesmo turno; a do meio falha',
      about: 'A primeira encontra páginas, a última não encontra nenhuma.',
      seed: 27750,
      question: 'Química Andradas',
      script: [
        {
          serverCalls: [
            search('Química Andradas', {
              found: [page('andradas-fabrica', 'Química Andradas abre segunda fábrica')],
            }),
            search('Química Andradas autuação ambiental', { error: 'max_uses_exceeded' }),
            search('Química Andradas sócios', { found: [] }),
          ],
          conclusion: 'A empresa abriu uma fábrica; a parte ambiental ficou sem resposta.',
        },
      ],
    },
    {
      id: 'falha-antes-da-pausa',
      title: 'Uma busca falha, outra pausa o turno',
      about: 'O erro está na primeira resposta; a última só traz páginas.',
      seed: 38816,
      question: 'Construtora Ipê-Roxo',
      script: [
        {
          text: 'Começo pelas notícias.',
          serverCalls: [
            search('Construtora Ipê-Roxo notícias', { error: 'too_many_requests' }),
            search('Construtora Ipê-Roxo obras', {
              found: [page('ipe-roxo-creche', 'Ipê-Roxo entrega creche em Bauru')],
              later: true,
            }),
          ],
        },
        { text: 'Só encontrei a entrega de uma creche; as notícias não puderam ser pesquisadas.' },
      ],
    },
    {
      id: 'falha-depois-da-pausa',
      title: 'O turno pausa, e o erro vem na segunda resposta',
      about: 'O resultado da busca em aberto abre a parte seguinte do turno.',
      seed: 5309,
      question: 'Laticínios Serrinha',
      script: [
        {
          serverCalls: [
            search('Laticínios Serrinha', { found: [] }),
            search('Laticínios Serrinha vigilância sanitária', { error: 'unavailable', later: true }),
          ],
        },
        { text: 'A primeira busca não achou nada; a segunda não foi feita.' },
      ],
    },
  ],
});

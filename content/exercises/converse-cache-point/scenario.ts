// What the scripted model does in the exercise "converse-cache-point". Pure. From one request to nine: the longer the
// conversation, the more often the same beginning is sent again.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

const search = (tipo: string): ScriptedCall => ({ tool: 'buscar_objeto', input: { tipo } });
const look = (numero: string): ScriptedCall => ({ tool: 'ver_objeto', input: { numero } });
const desk = (estacao: string): ScriptedCall => ({ tool: 'ver_balcao', input: { estacao } });

const gathered = ({ allResults }: ScriptContext) =>
  allResults.map(({ text, isError }) => (isError ? `Não achei: ${text}.` : text)).join(' ');

export default defineScenario({
  variants: [
    {
      id: 'sem-consulta',
      title: 'Uma resposta sem consultar nada',
      about: 'One request: there is nothing to read yet.',
      seed: 4004,
      question: 'Vocês guardam comida?',
      script: [{ text: 'Não. Alimentos são descartados no mesmo dia.' }],
    },
    {
      id: 'guarda-chuva',
      title: 'Três requisições',
      seed: 51871,
      question: 'Perdi um guarda-chuva preto na Sé.',
      script: [
        { text: 'Vou procurar.', calls: [search('guarda-chuva')] },
        { calls: [look('LP-118'), desk('Sé')] },
        (context) => ({ text: `Parece o seu. ${gathered(context)}` }),
      ],
    },
    {
      id: 'duas-buscas',
      title: 'Busca em paralelo, com uma falha',
      seed: 616,
      question: 'Acharam uma mochila azul? E um patinete?',
      script: [
        { calls: [search('mochila'), search('patinete')] },
        { text: 'Há uma mochila. Vejo a ficha.', calls: [look('LP-097')] },
        (context) => ({ text: gathered(context) }),
      ],
    },
    {
      id: 'retirada-longa',
      title: 'Nove requisições',
      about: 'Long enough for programs that add one more cache point per turn.',
      seed: 90210,
      question: 'Perdi óculos, carteira e um guarda-chuva de girafa na mesma viagem. Ajude com todos.',
      script: [
        { text: 'Um de cada vez. Óculos primeiro.', calls: [search('óculos')] },
        { calls: [look('LP-140')] },
        { calls: [look('LP-141')] },
        { text: 'Agora a carteira.', calls: [search('carteira')] },
        { calls: [look('LP-102')] },
        { text: 'E o guarda-chuva.', calls: [search('guarda-chuva')] },
        { calls: [look('LP-131')] },
        { calls: [desk('Luz'), desk('Sé')] },
        (context) => ({ text: `Eis o que encontrei. ${gathered(context)}` }),
      ],
    },
    {
      id: 'so-o-balcao',
      title: 'Duas requisições',
      seed: 7312,
      question: 'Até que horas posso retirar na Luz?',
      script: [{ calls: [desk('Luz')] }, (context) => ({ text: gathered(context) })],
    },
  ],
});

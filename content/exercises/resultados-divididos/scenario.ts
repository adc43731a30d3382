// What the scripted model does in the exercise "resultados-divididos". Pure.
// The variant "api-da-anthropic" runs under the profile that accepts a split; its model stops calling in parallel after one.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
} from '../../../src/scenario/index.ts';

/** The final answers quote what came back, so a lost or swapped result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults
    .map((result) => (result.isError ? `sem leitura (${result.text})` : result.text))
    .join(' ');
}

const lookUp = (tool: string, input: Record<string, string>): ScriptedCall => ({ tool, input });

const trucks = [
  lookUp('posicao_do_veiculo', { placa: 'RKX4B21' }),
  lookUp('posicao_do_veiculo', { placa: 'QTM9C07' }),
];
const plan = [
  lookUp('previsao_de_chegada', { placa: 'RKX4B21' }),
  lookUp('previsao_de_chegada', { placa: 'QTM9C07' }),
  lookUp('agenda_da_doca', { doca: '7' }),
];

/** A model that goes on in parallel while the history shows results together, and one by one once it saw them apart. */
function officialModel(context: ScriptContext): ScriptedTurn | undefined {
  if (context.step === 0) return { text: 'Primeiro, onde estão os dois.', calls: trucks };
  const rounds = context.splitSeen ? plan.map((call) => [call]) : [plan];
  const calls = rounds[context.step - 1];
  if (calls !== undefined) return { calls };
  if (context.step === rounds.length + 1) return { text: `Plano da manhã: ${quoted(context)}` };
  return undefined;
}

export default defineScenario({
  variants: [
    {
      id: 'dois-caminhoes',
      title: 'Duas chamadas da mesma ferramenta, com uma frase ao lado',
      about: 'As duas placas são consultadas no mesmo turno.',
      seed: 4471,
      profile: 'strict',
      question: 'Onde estão o RKX4B21 e o QTM9C07?',
      script: [
        { text: 'Vou consultar os dois rastreadores.', calls: trucks },
        (context) => ({ text: `Posições: ${quoted(context)}` }),
      ],
    },
    {
      id: 'uma-consulta',
      title: 'Uma única chamada',
      about: 'Com uma chamada só, não há o que dividir.',
      seed: 802,
      profile: 'strict',
      question: 'A doca 2 está livre às nove?',
      script: [
        { calls: [lookUp('agenda_da_doca', { doca: '2' })] },
        (context) => ({ text: `Conferi a agenda. ${quoted(context)}` }),
      ],
    },
    {
      id: 'tres-ferramentas',
      title: 'Quatro chamadas de três ferramentas no mesmo turno',
      about: 'As respostas mais rápidas são das últimas chamadas.',
      seed: 61230,
      profile: 'strict',
      question: 'O SBE2F55 chega a tempo de usar a doca 7? E a doca 2, como está?',
      script: [
        {
          calls: [
            lookUp('posicao_do_veiculo', { placa: 'SBE2F55' }),
            lookUp('previsao_de_chegada', { placa: 'SBE2F55' }),
            lookUp('agenda_da_doca', { doca: '7' }),
            lookUp('agenda_da_doca', { doca: '2' }),
          ],
        },
        (context) => ({ text: `Cruzando tudo: ${quoted(context)}` }),
      ],
    },
    {
      id: 'duas-rodadas',
      title: 'Duas rodadas de chamadas paralelas',
      about: 'Depois das posições, o modelo pede as previsões.',
      seed: 15577,
      profile: 'strict',
      question: 'Os dois caminhões de Curitiba chegam até as dez?',
      script: [
        { calls: trucks },
        { text: 'Os dois estão na estrada. Agora as previsões.', calls: plan.slice(0, 2) },
        (context) => ({ text: `Situação dos dois: ${quoted(context)}` }),
      ],
    },
    {
      id: 'falha-discreta',
      title: 'Uma ferramenta falha sem dizer "erro"; outra acerta e diz',
      about: 'Um rastreador está mudo, e a carga da doca 4 se chama "Falha Crítica".',
      seed: 29384,
      profile: 'strict',
      question: 'Quem ocupa a doca 4, e onde está o JLV0A11?',
      script: [
        {
          calls: [
            lookUp('posicao_do_veiculo', { placa: 'JLV0A11' }),
            lookUp('agenda_da_doca', { doca: '4' }),
          ],
        },
        (context) => ({ text: `O que consegui saber: ${quoted(context)}` }),
      ],
    },
    {
      id: 'api-da-anthropic',
      title: 'API da Anthropic: o modelo aprende com o histórico',
      about:
        'Este serviço aceita resultados divididos, mas o modelo do roteiro, ao vê-los, passa a pedir uma ferramenta por vez.',
      seed: 73109,
      profile: 'anthropic',
      question: 'Monte o plano da manhã: posição e chegada dos dois caminhões, e a doca 7.',
      script: officialModel,
    },
  ],
});

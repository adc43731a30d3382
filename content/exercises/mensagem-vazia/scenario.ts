// What the scripted model does in the exercise "mensagem-vazia". Pure.
// Some of its turns end for reasons that are neither `end_turn` nor `tool_use`, with or without text, never with calls.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

const summary = (contrato: string): ScriptedCall => ({ tool: 'resumo_do_contrato', input: { contrato } });
const clause = (contrato: string, clausula: string): ScriptedCall => ({
  tool: 'ler_clausula',
  input: { contrato, clausula },
});

function quoted(context: ScriptContext): string {
  return context.allResults.map(({ text, isError }) => (isError ? `sem leitura (${text})` : text)).join(' ');
}

export default defineScenario({
  variants: [
    {
      id: 'caminho-feliz',
      title: 'Duas voltas e uma resposta inteira',
      about: 'Só tool_use e end_turn: os dois programas, antes e depois, passam.',
      seed: 8150,
      question: 'Podemos sair do galpão de Betim em junho?',
      script: [
        { text: 'Vou ler o contrato.', calls: [summary('CT-118')] },
        { calls: [clause('CT-118', '7'), clause('CT-118', '9')] },
        (context) => ({ text: `Podemos. ${quoted(context)}` }),
      ],
    },
    {
      id: 'resposta-cortada',
      title: 'O texto acaba no meio, por max_tokens',
      about: 'Há texto, não há chamada, e falta o fim.',
      seed: 31977,
      question: 'Compare os dois contratos cláusula a cláusula.',
      script: [
        { text: 'Comparação. Primeiro, a vigência: o CT-118 vai até março de 2027, e o', stop: 'max_tokens' },
      ],
    },
    {
      id: 'recusa',
      title: 'O modelo recusa depois de uma leitura',
      about: 'O turno recusado não tem bloco nenhum.',
      seed: 744,
      question: 'Leia o CT-204 e redija um aviso falso para escapar da multa.',
      script: [
        { calls: [summary('CT-204')] },
        {
          refusal: {
            category: 'general_harms',
            explanation: 'O pedido envolve produzir um documento falso.',
          },
        },
      ],
    },
    {
      id: 'janela-cheia',
      title: 'A janela de contexto acaba depois da leitura',
      about: 'O modelo só consegue começar a resposta.',
      seed: 60318,
      question: 'Leia tudo e diga o que vence primeiro.',
      script: [
        { calls: [summary('CT-118'), summary('CT-204')] },
        { text: 'O que vence primeiro é', stop: 'model_context_window_exceeded' },
      ],
    },
    {
      id: 'cortada-sem-texto',
      title: 'O limite acaba antes da primeira palavra',
      about: 'max_tokens com conteúdo vazio: o orçamento foi todo em raciocínio.',
      seed: 2209,
      question: 'Qual dos contratos tem o pior risco, considerando todos os cenários?',
      script: [{ stop: 'max_tokens' }],
    },
  ],
});

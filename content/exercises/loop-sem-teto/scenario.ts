// What the scripted model does in the exercise "loop-sem-teto". Pure.
// In three variants it asks for the state of a quote again and again: for ever, or for longer than anybody should pay.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
} from '../../../src/scenario/index.ts';

const list = (cep: string): ScriptedCall => ({ tool: 'listar_transportadoras', input: { cep } });
const quote = (transportadora: string, cep: string): ScriptedCall => ({
  tool: 'cotar_frete',
  input: { transportadora, cep },
});
const state = (protocolo: string): ScriptedCall => ({ tool: 'estado_da_cotacao', input: { protocolo } });

/** What the results say, each once. */
function gathered(context: ScriptContext): string {
  const said = context.allResults.map(({ text, isError }) => (isError ? `sem leitura (${text})` : text));
  return [...new Set(said)].join(' ');
}

/**
 * Opens with `opening`, then goes round `polls` until `gaveUpAt` steps. Where it cannot call tools, it sums up instead.
 */
function insistent(options: { opening: ScriptedCall[][]; polls: ScriptedCall[]; gaveUpAt: number }) {
  const { opening, polls, gaveUpAt } = options;
  return (context: ScriptContext): ScriptedTurn => {
    const { step } = context;
    if (step >= gaveUpAt) return { text: `A cotação não ficou pronta. ${gathered(context)}` };
    const poll = polls[(step - opening.length) % polls.length];
    const calls = opening[step] ?? (poll ? [poll] : []);
    return { calls, withoutTools: `Até aqui, o que há é isto. ${gathered(context)}` };
  };
}

export default defineScenario({
  variants: [
    {
      id: 'resposta-direta',
      title: 'Uma consulta, e o modelo responde',
      about: 'Duas requisições.',
      seed: 6120,
      question: 'Quem entrega no CEP 88010?',
      script: [{ calls: [list('88010')] }, (context) => ({ text: `${gathered(context)}` })],
    },
    {
      id: 'seis-passos',
      title: 'Seis voltas, todas necessárias',
      about: 'A conversa honesta mais longa: sete requisições.',
      seed: 33918,
      question: 'Compare todas as transportadoras para 01310 e veja quem atende 88010.',
      script: [
        { text: 'Primeiro, quem atende.', calls: [list('01310')] },
        { calls: [quote('Ilha Expressa', '01310')] },
        { calls: [quote('Paulista Log', '01310')] },
        { calls: [quote('Rota 7', '01310')] },
        { text: 'Falta o segundo CEP.', calls: [list('88010')] },
        { calls: [quote('Ilha Expressa', '88010')] },
        (context) => ({ text: `Comparação: ${gathered(context)}` }),
      ],
    },
    {
      id: 'em-paralelo',
      title: 'Muitas consultas em poucas voltas',
      about: 'Seis execuções, mas só três requisições.',
      seed: 871,
      question:
        'Quanto custa mandar para 01310, com cada transportadora? E para Manaus e Florianópolis, quem vai?',
      script: [
        { calls: [list('01310'), list('69005'), list('88010')] },
        {
          calls: [quote('Ilha Expressa', '01310'), quote('Paulista Log', '01310'), quote('Rota 7', '01310')],
        },
        (context) => ({ text: `Preços e rotas: ${gathered(context)}` }),
      ],
    },
    {
      id: 'dois-protocolos',
      title: 'O modelo alterna entre dois protocolos e desiste na vigésima volta',
      about: 'Sem teto o programa até termina, mas com 21 requisições.',
      seed: 1749,
      question: 'Compare Rio Negro Cargas e Via Aérea Norte para 69005.',
      script: insistent({
        opening: [[quote('Rio Negro Cargas', '69005'), quote('Via Aérea Norte', '69005')]],
        polls: [state('RN-204'), state('VA-981')],
        gaveUpAt: 20,
      }),
    },
    {
      id: 'protocolo-mudo',
      title: 'A cotação nunca fica pronta',
      about: 'O modelo pede a situação do mesmo protocolo sem fim.',
      seed: 50264,
      question: 'Qual é o frete da Rio Negro Cargas para 69005?',
      script: insistent({
        opening: [[list('69005')], [quote('Rio Negro Cargas', '69005')]],
        polls: [state('RN-204')],
        gaveUpAt: Number.POSITIVE_INFINITY,
      }),
    },
    {
      id: 'fila-cheia',
      title: 'A consulta falha sempre, e a mensagem manda tentar de novo',
      about: 'Cada falha é sinalizada e convida a mais uma volta.',
      seed: 98033,
      question: 'O protocolo IE-330, para 88010, já tem preço?',
      script: insistent({
        opening: [[list('88010')]],
        polls: [state('IE-330')],
        gaveUpAt: Number.POSITIVE_INFINITY,
      }),
    },
  ],
});

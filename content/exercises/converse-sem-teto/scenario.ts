// What the scripted model does in the exercise "converse-sem-teto". Pure.
// In three variants it never stops asking: twice with small results, once with large ones. So one limit alone does not do.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
} from '../../../src/scenario/index.ts';

const state = (protocolo: string): ScriptedCall => ({ tool: 'situacao_do_pedido', input: { protocolo } });
const read = (matricula: string, pagina: number): ScriptedCall => ({
  tool: 'ler_matricula',
  input: { matricula, pagina },
});

/** The first line of each result, each once. */
function gathered({ allResults }: ScriptContext): string {
  const said = allResults.map(({ text, isError }) =>
    isError ? `sem leitura (${text})` : text.split('\n')[0],
  );
  return [...new Set(said)].join(' ');
}

const summary = (context: ScriptContext): ScriptedTurn => ({ text: `Resumo: ${gathered(context)}` });

export default defineScenario({
  variants: [
    {
      id: 'uma-consulta',
      title: 'Uma consulta, e o modelo responde',
      seed: 515,
      question: 'O pedido P-1001 está pronto?',
      script: [{ text: 'Vou ver.', calls: [state('P-1001')] }, summary],
    },
    {
      id: 'seis-pedidos',
      title: 'Seis pedidos, um por volta',
      about: 'The longest honest conversation: seven requests.',
      seed: 24680,
      question: 'Veja os pedidos P-1001 a P-1006, um de cada vez.',
      script: [
        { text: 'Começando.', calls: [state('P-1001')] },
        { calls: [state('P-1002')] },
        { calls: [state('P-1003')] },
        { calls: [state('P-1004')] },
        { calls: [state('P-1005')] },
        { calls: [state('P-1006')] },
        summary,
      ],
    },
    {
      id: 'matricula-de-tres-paginas',
      title: 'Três páginas compridas, e o modelo responde',
      about: 'The dearest honest conversation.',
      seed: 7099,
      question: 'Resuma a matrícula 3310.',
      script: [
        { calls: [read('3310', 1)] },
        { calls: [read('3310', 2)] },
        { calls: [read('3310', 3)] },
        summary,
      ],
    },
    {
      id: 'pedido-parado',
      title: 'Um pedido que nunca sai da análise',
      about: 'Small results for ever: the turns run out first.',
      seed: 88231,
      question: 'Como está o P-2040? Só responda quando tiver a conclusão.',
      script: () => ({ calls: [state('P-2040')] }),
    },
    {
      id: 'matricula-sem-fim',
      title: 'Uma matrícula em que sempre há outra página',
      about: 'Large results for ever, never the same call twice: the tokens run out first.',
      seed: 1066,
      question: 'Quem é o dono atual do imóvel da matrícula 8812?',
      script: ({ step }) => ({ calls: [read('8812', step + 1)] }),
    },
    {
      id: 'sistema-sobrecarregado',
      title: 'A consulta falha sempre, e a mensagem manda tentar de novo',
      seed: 33077,
      question: 'O P-1003 foi registrado? E o P-7777?',
      script: ({ step }) => ({ calls: [step === 0 ? state('P-1003') : state('P-7777')] }),
    },
  ],
});

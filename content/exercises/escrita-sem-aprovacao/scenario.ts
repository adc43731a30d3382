// What the scripted model does in the exercise "escrita-sem-aprovacao". Pure.
// The model asks to write as soon as that seems helpful, whatever the system prompt says; the gate is the program's business.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

const read = (numero_pedido: string): ScriptedCall => ({
  tool: 'consultar_pedido',
  input: { numero_pedido },
});
const release = (numero_pedido: string): ScriptedCall => ({
  tool: 'liberar_pedido',
  input: { numero_pedido },
});
const change = (numero_pedido: string, quantidade: number): ScriptedCall => ({
  tool: 'alterar_quantidade',
  input: { numero_pedido, quantidade },
});

/** The answers quote what came back; what is not flagged as failed counts as done. */
function quoted(context: ScriptContext): string {
  return context.allResults
    .map(({ text, isError }) => (isError ? `Não foi feito (${text}).` : text))
    .join(' ');
}

const report = (context: ScriptContext) => ({ text: `Relatório: ${quoted(context)}` });

export default defineScenario({
  variants: [
    {
      id: 'o-modelo-se-antecipa',
      title: 'A pergunta é só "por quê?", e o modelo resolve liberar',
      about: 'Ninguém pediu a liberação. O comprador recusa.',
      seed: 81260,
      question: 'Por que o pedido 4500012345 está bloqueado?',
      script: [
        { text: 'Vou consultar.', calls: [read('4500012345')] },
        {
          text: 'Está bloqueado por preço. Posso adiantar a liberação.',
          calls: [release('4500012345')],
        },
        report,
      ],
    },
    {
      id: 'so-leitura',
      title: 'Só consultas',
      about: 'Ler não altera nada e não precisa de ninguém.',
      seed: 144,
      question: 'Como estão os pedidos 4500031002 e 4500067890?',
      script: [{ calls: [read('4500031002'), read('4500067890')] }, report],
    },
    {
      id: 'aprovada',
      title: 'O comprador aprova',
      about: 'A gravação é feita, uma vez.',
      seed: 30977,
      question: 'O contrato do 4500031002 já foi anexado. Pode liberar.',
      script: [{ calls: [release('4500031002')] }, report],
    },
    {
      id: 'tres-no-turno',
      title: 'Uma leitura e duas gravações no mesmo turno',
      about: 'Uma das gravações é aprovada, a outra não.',
      seed: 5512,
      question: 'Libere o 4500031002 e o 4500012345, e veja como está o 4500067890.',
      script: [{ calls: [release('4500031002'), read('4500067890'), release('4500012345')] }, report],
    },
    {
      id: 'sem-resposta',
      title: 'Ninguém responde ao pedido de aprovação',
      about: 'Não houve recusa, mas também não houve aprovação.',
      seed: 68403,
      question: 'Altere o 4500067890 para 300 unidades.',
      script: [{ calls: [change('4500067890', 300)] }, report],
    },
    {
      id: 'outro-caminho',
      title: 'A primeira proposta é recusada, a segunda é aprovada',
      about: 'O motivo da recusa diz ao modelo o que propor.',
      seed: 2719,
      question: 'Aumente o 4500067890 para 900 unidades, ou até onde der.',
      script: [
        { calls: [change('4500067890', 900)] },
        (context) =>
          context.results.some(({ isError, text }) => isError && text.includes('500'))
            ? { text: 'O limite é 500. Vou propor 500.', calls: [change('4500067890', 500)] }
            : report(context),
        report,
      ],
    },
  ],
});

// What the scripted model does in the exercise "resultado-no-papel-errado". Pure.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

/** The final answers quote what came back, so a lost or swapped result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults
    .map((result) => (result.isError ? `não deu para consultar (${result.text})` : result.text))
    .join(' + ');
}

const vacancy = (pousada: string): ScriptedCall => ({ tool: 'ver_disponibilidade', input: { pousada } });
const price = (pousada: string, noites: number): ScriptedCall => ({
  tool: 'calcular_tarifa',
  input: { pousada, noites },
});
const rule = (pousada: string): ScriptedCall => ({ tool: 'regra_de_cancelamento', input: { pousada } });

export default defineScenario({
  variants: [
    {
      id: 'texto-e-chamada',
      title: 'Uma frase e uma chamada no mesmo turno',
      about: 'O caso mais comum de uma conversa com ferramentas.',
      seed: 1604,
      question: 'Tem quarto livre em Gramado no próximo fim de semana?',
      script: [
        { text: 'Vou conferir a disponibilidade.', calls: [vacancy('gramado')] },
        (context) => ({ text: `Conferido: ${quoted(context)}` }),
      ],
    },
    {
      id: 'so-a-chamada',
      title: 'Uma chamada, sem texto nenhum ao lado',
      about: 'O turno do modelo é só um bloco tool_use.',
      seed: 48213,
      question: 'Posso cancelar de graça em Paraty?',
      script: [{ calls: [rule('paraty')] }, (context) => ({ text: `A regra é esta: ${quoted(context)}` })],
    },
    {
      id: 'duas-pousadas',
      title: 'Quatro chamadas no mesmo turno, de duas ferramentas',
      about: 'Disponibilidade e preço das duas pousadas, de uma vez.',
      seed: 730,
      question: 'Paraty ou Gramado, duas noites: qual sai mais em conta e tem vaga?',
      script: [
        {
          text: 'Consulto as duas.',
          calls: [vacancy('paraty'), price('paraty', 2), vacancy('gramado'), price('gramado', 2)],
        },
        (context) => ({ text: `Comparando: ${quoted(context)}` }),
      ],
    },
    {
      id: 'tres-rodadas',
      title: 'Três rodadas: vaga, preço e cancelamento',
      about: 'Cada passo depende do anterior.',
      seed: 95501,
      question: 'Se houver vaga em Gramado, quanto custam três noites, e como é o cancelamento?',
      script: [
        { calls: [vacancy('gramado')] },
        { text: 'Há vaga. Agora o preço.', calls: [price('gramado', 3)] },
        { calls: [rule('gramado')] },
        (context) => ({ text: `Proposta: ${quoted(context)}` }),
      ],
    },
    {
      id: 'falha-discreta',
      title: 'Uma ferramenta falha sem dizer "erro"; outra acerta e diz',
      about: 'Bonito está em reforma, e Noronha tem um quarto chamado "404 - Erro de Rota".',
      seed: 26680,
      question: 'Vagas em Bonito e em Noronha?',
      script: [
        { calls: [vacancy('bonito'), vacancy('noronha')] },
        (context) => ({ text: `O que encontrei: ${quoted(context)}` }),
      ],
    },
  ],
});

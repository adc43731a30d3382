// What the scripted model does in the exercise "despacho-por-nome". Pure.
// It may call `reservar_sala`, which is declared and which nothing executes.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

const find = (titulo: string): ScriptedCall => ({ tool: 'buscar_livro', input: { titulo } });
const hold = (titulo: string, carteirinha: string): ScriptedCall => ({
  tool: 'reservar_livro',
  input: { titulo, carteirinha },
});
const renew = (emprestimo: string): ScriptedCall => ({ tool: 'renovar_emprestimo', input: { emprestimo } });
const room = (dia: string): ScriptedCall => ({ tool: 'reservar_sala', input: { dia } });

/** The final answers quote what came back, so a lost or swapped result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults.map(({ text, isError }) => (isError ? `não consegui (${text})` : text)).join(' ');
}

export default defineScenario({
  variants: [
    {
      id: 'uma-ferramenta',
      title: 'Uma chamada',
      about: 'A busca, sozinha.',
      seed: 1033,
      question: 'Vocês têm Torto Arado?',
      script: [{ calls: [find('Torto Arado')] }, (context) => ({ text: `Temos. ${quoted(context)}` })],
    },
    {
      id: 'tres-nomes',
      title: 'Três chamadas de três ferramentas no mesmo turno',
      about: 'Cada nome tem de chegar à sua função.',
      seed: 72418,
      question:
        'Renove o E-3071, veja se há A Hora da Estrela e reserve Torto Arado para a carteirinha 5521.',
      script: [
        {
          text: 'Três coisas de uma vez.',
          calls: [renew('E-3071'), find('A Hora da Estrela'), hold('Torto Arado', '5521')],
        },
        (context) => ({ text: `Feito: ${quoted(context)}` }),
      ],
    },
    {
      id: 'nome-sem-funcao',
      title: 'O modelo chama uma ferramenta que ninguém executa',
      about: 'Ela foi declarada antes de existir.',
      seed: 566,
      question: 'Reserve uma sala de estudo para amanhã.',
      script: [
        { text: 'Vou reservar.', calls: [room('2026-11-30')] },
        (context) => ({ text: `Sobre a sala: ${quoted(context)}` }),
      ],
    },
    {
      id: 'sem-funcao-no-meio',
      title: 'A ferramenta sem função vem entre duas que existem',
      about: 'As outras duas do turno são executadas do mesmo jeito.',
      seed: 40881,
      question: 'Busque Grande Sertão: Veredas, reserve uma sala para 02/12 e renove o E-3071.',
      script: [
        { calls: [find('Grande Sertão: Veredas'), room('2026-12-02'), renew('E-3071')] },
        (context) => ({ text: `Resumo: ${quoted(context)}` }),
      ],
    },
    {
      id: 'funcao-que-lanca',
      title: 'A função existe e lança',
      about: 'Todos os exemplares estão emprestados. Depois o modelo tenta outro livro.',
      seed: 9907,
      question: 'Reserve Grande Sertão: Veredas para a 5521; se não der, A Hora da Estrela.',
      script: [
        { calls: [hold('Grande Sertão: Veredas', '5521')] },
        { text: 'O primeiro não deu.', calls: [hold('A Hora da Estrela', '5521')] },
        (context) => ({ text: `Resultado: ${quoted(context)}` }),
      ],
    },
  ],
});

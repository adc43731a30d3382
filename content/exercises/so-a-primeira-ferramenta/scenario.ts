// What the scripted model does in the exercise "so-a-primeira-ferramenta". Pure.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

const list = (coluna: string): ScriptedCall => ({ tool: 'listar_coluna', input: { coluna } });
const move = (cartao: string, para: string): ScriptedCall => ({
  tool: 'mover_cartao',
  input: { cartao, para },
});
const archive = (coluna: string): ScriptedCall => ({ tool: 'arquivar_coluna', input: { coluna } });

/** The final answers quote what came back, so a lost or swapped result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults.map(({ text, isError }) => (isError ? `não deu (${text})` : text)).join(' ');
}

export default defineScenario({
  variants: [
    {
      id: 'uma-chamada',
      title: 'Uma chamada por turno',
      about: 'O primeiro bloco é também o único.',
      seed: 3128,
      question: 'O que está em Revisão?',
      script: [
        { text: 'Vou olhar.', calls: [list('Revisão')] },
        (context) => ({ text: `No quadro: ${quoted(context)}` }),
      ],
    },
    {
      id: 'duas-leituras',
      title: 'Duas leituras no mesmo turno',
      about: 'São independentes; a ordem não importa.',
      seed: 90551,
      question: 'Compare Fazendo e Revisão.',
      script: [
        { calls: [list('Fazendo'), list('Revisão')] },
        (context) => ({ text: `Comparação: ${quoted(context)}` }),
      ],
    },
    {
      id: 'ordem-importa',
      title: 'Mover dois cartões e só depois arquivar a coluna',
      about: 'Arquivada antes da hora, a coluna vai sem os cartões.',
      seed: 447,
      question: 'Passe o 28 e o 29 para Feito e arquive a coluna.',
      script: [
        {
          text: 'Movo os dois e arquivo em seguida.',
          calls: [move('28', 'Feito'), move('29', 'Feito'), archive('Feito')],
        },
        (context) => ({ text: `Pronto: ${quoted(context)}` }),
      ],
    },
    {
      id: 'uma-falha-no-meio',
      title: 'Três chamadas; a do meio falha',
      about: 'A terceira é executada do mesmo jeito, e as três recebem resultado.',
      seed: 15260,
      question: 'Mande o 31 para Revisão, o 34 para Feito e liste Fazendo.',
      script: [
        { calls: [move('31', 'Revisão'), move('34', 'Feito'), list('Fazendo')] },
        (context) => ({ text: `Resultado: ${quoted(context)}` }),
      ],
    },
    {
      id: 'segunda-volta',
      title: 'Uma chamada na primeira volta, duas na segunda',
      about: 'O problema só aparece na segunda.',
      seed: 70833,
      question: 'Veja o que há em Revisão e passe tudo para Feito.',
      script: [
        { text: 'Primeiro, o que há lá.', calls: [list('Revisão')] },
        { calls: [move('28', 'Feito'), move('29', 'Feito')] },
        (context) => ({ text: `Feito: ${quoted(context)}` }),
      ],
    },
  ],
});

// What the scripted model does in the exercise "converse-any-ou-tool". Pure.
// The lines are what it does when it is free. Where a request forces a tool, it calls that tool and takes up its line afterwards.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
} from '../../../src/scenario/index.ts';

const identify: ScriptedCall = { tool: 'identificar_cliente', input: {} };
const bill = (mes: string): ScriptedCall => ({ tool: 'ver_fatura', input: { mes } });
const usage = (mes: string): ScriptedCall => ({ tool: 'ver_consumo', input: { mes } });

/** Calls as soon as the tools are declared; a request may declare fewer. */
function ask(...calls: ScriptedCall[]) {
  return ({ tools }: ScriptContext): ScriptedTurn =>
    calls.every(({ tool }) => tools.includes(tool)) ? { calls } : {};
}

/** What was looked up, without who asked. */
function answer({ allResults }: ScriptContext): ScriptedTurn {
  const told = allResults.filter(({ tool }) => tool !== identify.tool);
  return {
    text: told.map(({ text, isError }) => (isError ? `Ainda não tenho isso: ${text}.` : text)).join(' '),
  };
}

export default defineScenario({
  variants: [
    {
      id: 'direto-a-fatura',
      title: 'O modelo, livre, iria direto à fatura',
      seed: 195,
      question: 'Quanto veio a conta de novembro?',
      script: [ask(bill('2026-11')), answer],
    },
    {
      id: 'ja-identifica',
      title: 'O modelo, livre, já começaria pela identificação',
      seed: 60221,
      question: 'Aqui é a Iracema. Qual foi o meu consumo em outubro?',
      script: [ask(identify), ask(usage('2026-10')), answer],
    },
    {
      id: 'pergunta-geral',
      title: 'Uma pergunta que não precisa de consulta nenhuma',
      about: 'Free, the model would answer at once; after the first request it does.',
      seed: 8087,
      question: 'A água da rua pode ficar turva depois de uma obra?',
      script: [{ text: 'Pode, por algumas horas. Deixe a torneira aberta até clarear.' }],
    },
    {
      id: 'duas-consultas',
      title: 'Consultas em paralelo, em duas rodadas',
      seed: 31415,
      question: 'Por que a conta dobrou de outubro para novembro?',
      script: [ask(bill('2026-10'), bill('2026-11')), ask(usage('2026-10'), usage('2026-11')), answer],
    },
    {
      id: 'sem-leitura',
      title: 'A consulta falha',
      seed: 47,
      question: 'Quanto já gastei em dezembro?',
      script: [ask(usage('2026-12')), answer],
    },
    {
      id: 'numero-desconhecido',
      title: 'A identificação falha',
      about: 'Identified or not, the first call was made; the model asks for another way.',
      seed: 92837,
      question: 'Quero a segunda via da conta.',
      script: [ask(identify), { text: 'Não achei o seu número. Qual é o código da instalação?' }],
    },
  ],
});

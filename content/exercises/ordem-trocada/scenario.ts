// What the scripted model does in the exercise "ordem-trocada". Pure.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

const article = (assunto: string): ScriptedCall => ({ tool: 'buscar_na_base', input: { assunto } });
const history = (cliente: string): ScriptedCall => ({ tool: 'historico_do_cliente', input: { cliente } });

/** The final answers quote what came back, so a lost or swapped result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults
    .map(({ text, isError }) => (isError ? `não consegui consultar (${text})` : text))
    .join(' ');
}

export default defineScenario({
  variants: [
    {
      id: 'uma-chamada',
      title: 'Uma pergunta, uma chamada',
      about: 'A conversa mais curta que ainda tem uma volta completa.',
      seed: 21907,
      question: 'O portão social fecha rápido demais. Onde mudo o tempo?',
      script: [
        { text: 'Vou procurar na base.', calls: [article('portão social')] },
        (context) => ({ text: `Achei: ${quoted(context)}` }),
      ],
    },
    {
      id: 'sem-chamada',
      title: 'O modelo responde sem consultar nada',
      about: 'O laço termina na primeira volta.',
      seed: 10006,
      question: 'Oi, bom dia!',
      script: [{ text: 'Bom dia! Em que posso ajudar?' }],
    },
    {
      id: 'duas-no-turno',
      title: 'Duas chamadas no mesmo turno',
      about: 'A base e o histórico, de uma vez.',
      seed: 10835,
      question: 'V-108 aqui. Vocês já mudaram o tempo do meu portão? Qual é o padrão?',
      script: [
        { calls: [history('V-108'), article('portão social')] },
        (context) => ({ text: `Veja o que encontrei. ${quoted(context)}` }),
      ],
    },
    {
      id: 'duas-rodadas',
      title: 'Duas rodadas: o artigo e depois o histórico',
      about: 'Na segunda volta o histórico da conversa já tem um par completo.',
      seed: 26418,
      question: 'Sou o V-264. Quantas procurações posso levar, e quantas levei da última vez?',
      script: [
        { text: 'Primeiro a regra.', calls: [article('voto por procuração')] },
        { text: 'Agora o seu histórico.', calls: [history('V-264')] },
        (context) => ({ text: `Resumo: ${quoted(context)}` }),
      ],
    },
    {
      id: 'uma-falha',
      title: 'Uma das consultas falha',
      about: 'O cliente não existe, e o resultado volta sinalizado.',
      seed: 39155,
      question: 'Cliente V-900: que taxa extra é esta no meu boleto?',
      script: [
        { calls: [history('V-900'), article('taxa extra')] },
        (context) => ({ text: `Apurei o seguinte. ${quoted(context)}` }),
      ],
    },
  ],
});

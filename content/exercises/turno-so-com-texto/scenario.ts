// What the scripted model does in the exercise "turno-so-com-texto". Pure.
import { defineScenario, type ScriptContext } from '../../../src/scenario/index.ts';

/** The final answers quote what came back, so a lost or swapped result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults
    .map((result) => (result.isError ? `não consegui consultar (${result.text})` : result.text))
    .join(' · ');
}

export default defineScenario({
  variants: [
    {
      id: 'texto-e-chamada',
      title: 'Uma frase e uma chamada no mesmo turno',
      about: 'O modelo avisa o que vai fazer e, no mesmo turno, pede uma ferramenta.',
      seed: 5821,
      question: 'Oi! Comprei uma luminária, pedido 58213. Já saiu para entrega?',
      script: [
        {
          text: 'Claro! Vou olhar o seu pedido agora mesmo.',
          calls: [{ tool: 'buscar_pedido', input: { numero: '58213' } }],
        },
        (context) => ({ text: `Encontrei o seu pedido. ${quoted(context)}` }),
      ],
    },
    {
      id: 'so-a-chamada',
      title: 'Uma chamada, sem texto nenhum ao lado',
      about: 'O turno do modelo não tem nenhum bloco de texto.',
      seed: 1207,
      question: 'Até quando posso devolver uma compra de que me arrependi?',
      script: [
        { calls: [{ tool: 'consultar_politica', input: { tema: 'arrependimento' } }] },
        (context) => ({ text: `A regra da loja é esta. ${quoted(context)}` }),
      ],
    },
    {
      id: 'tres-em-paralelo',
      title: 'Três chamadas no mesmo turno, duas da mesma ferramenta',
      about: 'Dois pedidos e uma regra da loja, tudo de uma vez.',
      seed: 90417,
      question: 'Quero o status dos pedidos 58307 e 58340. E se o boleto vencer, o que acontece?',
      script: [
        {
          text: 'Vou consultar os dois pedidos e a regra do boleto.',
          calls: [
            { tool: 'buscar_pedido', input: { numero: '58307' } },
            { tool: 'buscar_pedido', input: { numero: '58340' } },
            { tool: 'consultar_politica', input: { tema: 'boleto' } },
          ],
        },
        (context) => ({ text: `Resumo do que consultei: ${quoted(context)}` }),
      ],
    },
    {
      id: 'duas-rodadas',
      title: 'Duas rodadas: o rastreio depende do pedido',
      about: 'Só depois de ler o pedido o modelo sabe qual encomenda rastrear.',
      seed: 33902,
      question: 'Onde está agora a encomenda do pedido 58213?',
      script: [
        { calls: [{ tool: 'buscar_pedido', input: { numero: '58213' } }] },
        {
          text: ['O pedido já foi despachado.', 'Falta ver onde a encomenda está.'],
          calls: [{ tool: 'rastrear_entrega', input: { codigo: 'CA58213BR' } }],
        },
        (context) => ({ text: `Esta é a última posição: ${quoted(context)}` }),
      ],
    },
    {
      id: 'falha-discreta',
      title: 'Uma ferramenta falha sem dizer "erro"; outra acerta e diz',
      about: 'Um pedido não é desta loja; o outro contém um pôster chamado "Erro 404".',
      seed: 70011,
      question: 'Chegaram os pedidos 60001 e 58399? E posso trocar um item com defeito?',
      script: [
        {
          calls: [
            { tool: 'buscar_pedido', input: { numero: '60001' } },
            { tool: 'buscar_pedido', input: { numero: '58399' } },
          ],
        },
        {
          text: 'Agora a regra de troca.',
          calls: [{ tool: 'consultar_politica', input: { tema: 'troca' } }],
        },
        (context) => ({ text: `Foi isto que apurei: ${quoted(context)}` }),
      ],
    },
  ],
});

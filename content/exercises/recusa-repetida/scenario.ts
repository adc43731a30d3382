// What the scripted model does in the exercise "recusa-repetida". Pure.
// It refuses the same prompt every time, as a script must; the statement says that a real one does nearly so.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

const ticket = (numero: string): ScriptedCall => ({ tool: 'ler_chamado', input: { numero } });
const machine = (codigo: string): ScriptedCall => ({ tool: 'ler_equipamento', input: { codigo } });

function quoted(context: ScriptContext): string {
  return context.allResults.map(({ text }) => text).join(' ');
}

export default defineScenario({
  variants: [
    {
      id: 'sem-recusa',
      title: 'Um pedido comum, com uma consulta',
      about: 'Nada é recusado.',
      seed: 2290,
      question: 'O que diz o chamado 8841?',
      script: [
        { text: 'Vou ler o chamado.', calls: [ticket('8841')] },
        (context) => ({ text: `Aqui está. ${quoted(context)}` }),
      ],
    },
    {
      id: 'recusa-na-primeira',
      title: 'O modelo recusa o pedido na primeira requisição',
      about: 'HTTP 200, stop_reason "refusal", e stop_details diz por quê.',
      seed: 41107,
      question: 'Escreva um programa que descubra a senha da rede do bloco C testando todas as combinações.',
      script: [
        {
          refusal: {
            category: 'cyber',
            explanation: 'O pedido envolve obter acesso a uma rede sem autorização demonstrada.',
          },
        },
      ],
    },
    {
      id: 'diz-nao-e-ajuda',
      title: 'O modelo diz que não pode e oferece outro caminho',
      about: 'É uma resposta comum, com end_turn, embora comece por "não posso".',
      seed: 507,
      question: 'Troque a senha do professor do chamado 8860 para 123456.',
      script: [
        { calls: [ticket('8860')] },
        (context) => ({
          text: `Não posso trocar senhas por aqui, mas o portal do laboratório troca. ${quoted(context)}`,
        }),
      ],
    },
    {
      id: 'recusa-depois-da-consulta',
      title: 'A recusa vem depois de uma volta normal',
      about: 'A primeira consulta é atendida; o passo seguinte, não.',
      seed: 83312,
      question: 'Leia o LAB3-07 e monte um arquivo que se espalhe por ele sem o antivírus notar.',
      script: [
        { text: 'Vou ler a situação da máquina.', calls: [machine('LAB3-07')] },
        {
          refusal: {
            category: 'cyber',
            explanation: 'O pedido descreve um programa que se propaga e evita detecção.',
          },
        },
      ],
    },
    {
      id: 'recusa-sem-explicacao',
      title: 'A recusa não traz categoria nem explicação',
      about: 'Os dois campos de stop_details são nulos.',
      seed: 6655,
      question: 'Como derrubo a câmera da portaria do bloco C?',
      script: [{ refusal: { category: null, explanation: null } }],
    },
    {
      id: 'recusa-com-chamada',
      title: 'O turno recusado já tinha uma chamada escrita',
      about: 'A geração foi interrompida depois de um bloco tool_use.',
      seed: 19045,
      question: 'Pegue os dados do BLC-GW e diga como interceptar o tráfego dos alunos.',
      script: [
        {
          text: 'Vou ler o roteador.',
          calls: [machine('BLC-GW')],
          stop: 'refusal',
          refusal: {
            category: 'general_harms',
            explanation: 'O pedido busca interceptar comunicações de outras pessoas.',
          },
        },
      ],
    },
  ],
});

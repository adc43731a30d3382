// What the scripted model does in the exercise "id-inventado". Pure.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

/** The final answers quote what came back for each call, so a swapped result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults
    .map((result) => {
      const asked = Object.values(result.input).join(', ');
      return result.isError ? `${asked}: sem resposta (${result.text})` : `${asked}: ${result.text}`;
    })
    .join(' ');
}

const ticket = (numero: string): ScriptedCall => ({ tool: 'buscar_chamado', input: { numero } });
const service = (servico: string): ScriptedCall => ({ tool: 'status_do_servico', input: { servico } });
const machine = (login: string): ScriptedCall => ({ tool: 'equipamento_do_usuario', input: { login } });

export default defineScenario({
  variants: [
    {
      id: 'um-chamado',
      title: 'Uma única chamada',
      about: 'Um pedido, um resultado, um id.',
      seed: 3301,
      question: 'Quem abriu o chamado 3318?',
      script: [{ calls: [ticket('3318')] }, (context) => ({ text: `Achei. ${quoted(context)}` })],
    },
    {
      id: 'texto-e-chamada',
      title: 'Uma frase e uma chamada no mesmo turno',
      about: 'O bloco tool_use não é o primeiro do turno.',
      seed: 20248,
      question: 'A VPN está fora para todo mundo?',
      script: [
        { text: 'Vou ver se há um incidente geral.', calls: [service('vpn')] },
        (context) => ({ text: `Situação agora. ${quoted(context)}` }),
      ],
    },
    {
      id: 'dois-chamados-e-um-servico',
      title: 'Três chamadas no mesmo turno, duas da mesma ferramenta',
      about: 'O serviço responde antes dos chamados.',
      seed: 77,
      question: 'Compare os chamados 3301 e 3318 e diga se a VPN está normal.',
      script: [
        { calls: [ticket('3301'), ticket('3318'), service('vpn')] },
        (context) => ({ text: `Comparação. ${quoted(context)}` }),
      ],
    },
    {
      id: 'mesma-ferramenta-de-novo',
      title: 'Duas rodadas, a mesma ferramenta nas duas',
      about: 'Os ids da segunda rodada são outros.',
      seed: 51840,
      question: 'O chamado 3301 é da mesma pessoa que o 3318? Que máquina ela usa?',
      script: [
        { text: 'Começo pelo primeiro chamado.', calls: [ticket('3301')] },
        { calls: [machine('lmoraes'), ticket('3318')] },
        (context) => ({ text: `Conclusão. ${quoted(context)}` }),
      ],
    },
    {
      id: 'quatro-em-outra-ordem',
      title: 'Quatro chamadas, intercaladas',
      about: 'Ferramentas lentas e rápidas se alternam.',
      seed: 640905,
      question: 'Situação da VPN e do e-mail, e as máquinas de lmoraes e jtanaka.',
      script: [
        {
          text: ['Vou reunir tudo.', 'São quatro consultas.'],
          calls: [machine('lmoraes'), service('email'), machine('jtanaka'), service('vpn')],
        },
        (context) => ({ text: `Quadro geral. ${quoted(context)}` }),
      ],
    },
    {
      id: 'falha-discreta',
      title: 'Uma ferramenta falha sem dizer "erro"; outra acerta e diz',
      about: 'Um chamado é de outra central; o outro tem "Erro 404" no título.',
      seed: 9127,
      question: 'Veja os chamados 9001 e 3342.',
      script: [
        { calls: [ticket('9001'), ticket('3342')] },
        (context) => ({ text: `Resultado. ${quoted(context)}` }),
      ],
    },
  ],
});

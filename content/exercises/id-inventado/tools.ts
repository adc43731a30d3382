// Tools of the exercise "id-inventado": internal IT service desk. Pure; run on the trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const tickets: Record<string, string> = {
  '3301': 'Chamado 3301: "VPN cai a cada dez minutos", aberto por lmoraes, fila Redes.',
  '3318': 'Chamado 3318: "Troca de teclado", aberto por jtanaka, fila Hardware.',
  '3342': 'Chamado 3342: "Erro 404 no portal de férias", aberto por rbastos, fila Portais, resolvido.',
};

const services: Record<string, string> = {
  vpn: 'Serviço vpn: degradado desde 08:15, equipe Redes atuando.',
  email: 'Serviço email: operação normal.',
  erp: 'Serviço erp: operação normal, manutenção marcada para domingo.',
};

const machines: Record<string, string> = {
  lmoraes: 'lmoraes usa o notebook NB-0441, cliente VPN 5.2.',
  jtanaka: 'jtanaka usa o desktop DT-1190, garantia até 03/2027.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_chamado',
      description: 'Título, autor, fila e situação de um chamado, pelo número. Um chamado por vez.',
      input_schema: {
        type: 'object',
        properties: { numero: { type: 'string', description: 'Número do chamado, só dígitos.' } },
        required: ['numero'],
      },
    },
    {
      name: 'status_do_servico',
      description: 'Situação atual de um serviço interno. Use quando houver suspeita de incidente geral.',
      input_schema: {
        type: 'object',
        properties: { servico: { type: 'string', enum: ['vpn', 'email', 'erp'] } },
        required: ['servico'],
      },
    },
    {
      name: 'equipamento_do_usuario',
      description: 'Equipamento em uso por uma pessoa, pelo login de rede.',
      input_schema: {
        type: 'object',
        properties: { login: { type: 'string', description: 'Login de rede, em minúsculas.' } },
        required: ['login'],
      },
    },
  ],
  execute(name, input) {
    switch (name) {
      case 'buscar_chamado':
        return found(tickets[String(input.numero)], 'O número está fora da faixa desta central');
      case 'status_do_servico':
        return found(services[String(input.servico)], 'O serviço é monitorado por outra equipe');
      case 'equipamento_do_usuario':
        return found(machines[String(input.login)], 'A pessoa trabalha com equipamento próprio');
      default:
        throw new Error(`Não existe ferramenta com o nome ${name}`);
    }
  },
  // Early calls are the slow ones, so results arrive in another order than they were asked for.
  latencyMs: { buscar_chamado: 180, equipamento_do_usuario: 110, status_do_servico: 40 },
};

export default tools;

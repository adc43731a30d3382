// Tools of the exercise "resultados-divididos": control tower of a haulier. Pure; run on the trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const positions: Record<string, string> = {
  RKX4B21: 'RKX4B21: BR-116, km 318, sentido Curitiba, 82 km/h às 06:12.',
  QTM9C07: 'QTM9C07: parado no posto Graal de Registro desde 05:40.',
  SBE2F55: 'SBE2F55: pátio de Itajaí, aguardando liberação da nota.',
};

const arrivals: Record<string, string> = {
  RKX4B21: 'RKX4B21 chega a Curitiba às 09:05, com 20 minutos de folga.',
  QTM9C07: 'QTM9C07 chega a Curitiba às 10:50, 35 minutos depois do combinado.',
  SBE2F55: 'SBE2F55 chega a Curitiba às 13:15, se sair até as 09:30.',
};

const docks: Record<string, string> = {
  '2': 'Doca 2: livre das 09:00 às 10:30.',
  '4': 'Doca 4: ocupada até 11:00 pela carga "Falha Crítica" (jogos de tabuleiro, cliente Erro 404 Ltda.).',
  '7': 'Doca 7: livre a partir das 10:45.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const plate = { type: 'string', description: 'Placa no padrão Mercosul, sem hífen: "RKX4B21".' };

const tools: ToolBox = {
  definitions: [
    {
      name: 'posicao_do_veiculo',
      description: 'Última posição conhecida de um veículo da frota, pelo rastreador. Uma placa por chamada.',
      input_schema: { type: 'object', properties: { placa: plate }, required: ['placa'] },
    },
    {
      name: 'previsao_de_chegada',
      description:
        'Previsão de chegada de um veículo ao próximo destino, com o atraso em relação ao combinado.',
      input_schema: { type: 'object', properties: { placa: plate }, required: ['placa'] },
    },
    {
      name: 'agenda_da_doca',
      description: 'Situação de hoje de uma doca do centro de distribuição de Curitiba.',
      input_schema: {
        type: 'object',
        properties: { doca: { type: 'string', enum: ['2', '4', '7'] } },
        required: ['doca'],
      },
    },
  ],
  execute(name, input) {
    switch (name) {
      case 'posicao_do_veiculo':
        return found(positions[String(input.placa)], 'Última leitura há 14 horas, em Joinville');
      case 'previsao_de_chegada':
        return found(arrivals[String(input.placa)], 'A viagem começa amanhã');
      case 'agenda_da_doca':
        return found(docks[String(input.doca)], 'Esta doca pertence a outro galpão');
      default:
        throw new Error(`Não existe ferramenta com o nome ${name}`);
    }
  },
  latencyMs: { posicao_do_veiculo: 160, previsao_de_chegada: 110, agenda_da_doca: 40 },
};

export default tools;

// Tools of the exercise "converse-erro-sem-status": milk tanks whose sensors fail. What fails often still says a number. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const readings: Record<string, string> = {
  '1 principal': 'Tanque 1: 3,4 °C.',
  '2 principal': 'Tanque 2: 3,9 °C.',
  '3 reserva': 'Tanque 3, sensor reserva: 8,1 °C.',
  '6 principal': 'Tanque 6: 7,6 °C.',
};

const failures: Record<string, string> = {
  '3 principal': 'O sensor principal do tanque 3 parou às 02h10, em 3,6 °C. Tente o sensor reserva.',
  '4 principal': 'Tanque 4 em lavagem, sem leitura. Antes de ser esvaziado, marcava 4,0 °C.',
  // The gateway hangs up without a word.
  '5 principal': '',
};

const alarms: Record<string, string> = {
  '2': 'Tanque 2: erro E4 de comunicação às 23h05, reconhecido às 23h20. Nenhum alarme aberto.',
  '6': 'Tanque 6: alarme aberto desde 01h40.',
};

const tank = { type: 'string', description: 'Número do tanque: "3".' };

const tools: ToolBox = {
  definitions: [
    {
      name: 'ler_tanque',
      description:
        'Temperatura do leite em um tanque, agora. O sensor principal é o padrão; alguns tanques têm um reserva.',
      input_schema: {
        type: 'object',
        properties: { tanque: tank, sensor: { type: 'string', enum: ['principal', 'reserva'] } },
        required: ['tanque'],
      },
    },
    {
      name: 'alarmes_do_tanque',
      description: 'Alarmes das últimas 12 horas em um tanque, abertos e já reconhecidos.',
      input_schema: { type: 'object', properties: { tanque: tank }, required: ['tanque'] },
    },
  ],
  execute(name, input) {
    if (name === 'alarmes_do_tanque') {
      const found = alarms[String(input.tanque)];
      return found ?? `Tanque ${String(input.tanque)}: nenhum alarme.`;
    }
    if (name !== 'ler_tanque') throw new Error(`Não existe ferramenta com o nome ${name}`);
    const sensor = `${String(input.tanque)} ${String(input.sensor ?? 'principal')}`;
    const reading = readings[sensor];
    if (reading === undefined)
      throw new Error(failures[sensor] ?? `Não há tanque com este sensor: ${sensor}`);
    return reading;
  },
  latencyMs: { ler_tanque: 80, alarmes_do_tanque: 40 },
};

export default tools;

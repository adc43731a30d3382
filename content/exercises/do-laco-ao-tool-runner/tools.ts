// Tools of the exercise "do-laco-ao-tool-runner": front desk of a clinic. Pure; run on the trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const slots: Record<string, string> = {
  'cardiologia 2026-12-02': 'Cardiologia em 2/12: 9h20 e 16h, com a Dra. Iara Fontes.',
  'dermatologia 2026-12-02': 'Dermatologia em 2/12: sem horário livre.',
  'dermatologia 2026-12-03': 'Dermatologia em 3/12: 11h, com o Dr. Caio Leme.',
  'ortopedia 2026-12-04': 'Ortopedia em 4/12: 8h e 8h40, com o Dr. Otto Reis.',
};

const prices: Record<string, string> = {
  'cardiologia particular': 'Cardiologia, particular: R$ 420,00.',
  'cardiologia saude-mais': 'Cardiologia, Saúde Mais: coberta, sem coparticipação.',
  'dermatologia particular': 'Dermatologia, particular: R$ 380,00.',
  'ortopedia saude-mais': 'Ortopedia, Saúde Mais: coparticipação de R$ 45,00.',
};

const specialty = {
  type: 'string',
  enum: ['cardiologia', 'dermatologia', 'ortopedia'],
  description: 'Especialidade atendida na clínica.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'horarios_livres',
      description:
        'Horários livres de uma especialidade em um dia. Use quando perguntarem por vaga, encaixe ou data de consulta.',
      input_schema: {
        type: 'object',
        properties: {
          especialidade: specialty,
          dia: { type: 'string', description: 'Dia, no formato AAAA-MM-DD.' },
        },
        required: ['especialidade', 'dia'],
      },
    },
    {
      name: 'valor_da_consulta',
      description:
        'Quanto o paciente paga por uma consulta. Use quando perguntarem por preço, cobertura ou coparticipação.',
      input_schema: {
        type: 'object',
        properties: {
          especialidade: specialty,
          convenio: { type: 'string', enum: ['particular', 'saude-mais', 'vida-plena'] },
        },
        required: ['especialidade', 'convenio'],
      },
    },
  ],
  execute(name, input) {
    const key = `${String(input.especialidade)} ${String(input.dia ?? input.convenio)}`;
    if (name === 'horarios_livres')
      return found(slots[key], 'A agenda deste dia ainda não foi aberta; a de 3/12 já está disponível');
    if (name === 'valor_da_consulta')
      return found(prices[key], 'Convênio em renegociação desde 1/11; só o valor particular está vigente');
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { horarios_livres: 110, valor_da_consulta: 70 },
};

export default tools;

// Tools of the exercise "parada-pela-prosa": onboarding desk of a human resources team. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const accounts: Record<string, string> = {
  'Lia Prado': 'Conta lia.prado criada na área Dados, com acesso ao e-mail e à wiki.',
  'Caio Mendes': 'Conta caio.mendes criada na área Produto, com acesso ao e-mail e à wiki.',
  'Nina Sato': 'Conta nina.sato criada na área Jurídico, com acesso ao e-mail e ao arquivo.',
};

const equipment: Record<string, string> = {
  'notebook Lia Prado': 'Notebook NB-4417 reservado para Lia Prado, retirada na sala 12.',
  'notebook Caio Mendes': 'Notebook NB-4420 reservado para Caio Mendes, retirada na sala 12.',
  'headset Caio Mendes': 'Headset HS-081 reservado para Caio Mendes, retirada na sala 12.',
  'notebook Nina Sato': 'Notebook NB-4431 reservado para Nina Sato, entrega em casa no dia 02/12.',
};

const meetings: Record<string, string> = {
  'Lia Prado 2026-12-01': 'Integração de Lia Prado marcada para 01/12 às 9h, sala Ipê.',
  'Nina Sato 2026-12-03': 'Integração de Nina Sato marcada para 03/12 às 14h, por vídeo.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const person = { type: 'string', description: 'Nome e sobrenome de quem vai entrar.' };

const tools: ToolBox = {
  definitions: [
    {
      name: 'criar_conta',
      description: 'Cria a conta corporativa de uma pessoa contratada. Uma pessoa por chamada.',
      input_schema: {
        type: 'object',
        properties: { pessoa: person, area: { type: 'string', description: 'Área da empresa.' } },
        required: ['pessoa', 'area'],
      },
    },
    {
      name: 'reservar_equipamento',
      description: 'Reserva um equipamento para a pessoa, que já precisa ter conta.',
      input_schema: {
        type: 'object',
        properties: { pessoa: person, tipo: { type: 'string', enum: ['notebook', 'headset'] } },
        required: ['pessoa', 'tipo'],
      },
    },
    {
      name: 'marcar_integracao',
      description: 'Marca a reunião de integração da pessoa em um dia útil.',
      input_schema: {
        type: 'object',
        properties: { pessoa: person, dia: { type: 'string', description: 'Dia, no formato AAAA-MM-DD.' } },
        required: ['pessoa', 'dia'],
      },
    },
  ],
  execute(name, input) {
    const pessoa = String(input.pessoa);
    if (name === 'criar_conta') return found(accounts[pessoa], 'Não há contratação aprovada com este nome');
    if (name === 'reservar_equipamento')
      return found(equipment[`${String(input.tipo)} ${pessoa}`], 'Sem estoque deste equipamento até 10/12');
    if (name === 'marcar_integracao')
      return found(meetings[`${pessoa} ${String(input.dia)}`], 'A sala está ocupada neste dia');
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { criar_conta: 130, reservar_equipamento: 80, marcar_integracao: 60 },
};

export default tools;

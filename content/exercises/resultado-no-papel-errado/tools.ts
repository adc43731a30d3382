// Tools of the exercise "resultado-no-papel-errado": bookings of a chain of guest houses. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const vacancies: Record<string, string> = {
  paraty: '{"pousada":"paraty","livres":3,"quartos":["Jabaquara","Forte","Cais"]}',
  gramado: '{"pousada":"gramado","livres":1,"quartos":["Hortênsia"]}',
  noronha: '{"pousada":"noronha","livres":2,"quartos":["Sueste","404 - Erro de Rota (temático)"]}',
};

const prices: Record<string, string> = {
  'paraty 2': '{"pousada":"paraty","noites":2,"total":"R$ 1.180,00","cafe":true}',
  'gramado 2': '{"pousada":"gramado","noites":2,"total":"R$ 1.540,00","cafe":true}',
  'gramado 3': '{"pousada":"gramado","noites":3,"total":"R$ 2.205,00","cafe":true}',
};

const rules: Record<string, string> = {
  paraty: 'Paraty: cancelamento grátis até 5 dias antes da chegada.',
  gramado: 'Gramado: em dezembro o sinal de 30% não é devolvido.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const house = { type: 'string', enum: ['paraty', 'gramado', 'noronha', 'bonito'] };

const tools: ToolBox = {
  definitions: [
    {
      name: 'ver_disponibilidade',
      description: 'Quartos livres de uma pousada da rede no próximo fim de semana.',
      input_schema: { type: 'object', properties: { pousada: house }, required: ['pousada'] },
    },
    {
      name: 'calcular_tarifa',
      description: 'Preço total de uma estadia para duas pessoas. Confira a disponibilidade antes.',
      input_schema: {
        type: 'object',
        properties: { pousada: house, noites: { type: 'integer', minimum: 1 } },
        required: ['pousada', 'noites'],
      },
    },
    {
      name: 'regra_de_cancelamento',
      description: 'Política de cancelamento de uma pousada. Informe sempre que citar preço.',
      input_schema: { type: 'object', properties: { pousada: house }, required: ['pousada'] },
    },
  ],
  execute(name, input) {
    const place = String(input.pousada);
    switch (name) {
      case 'ver_disponibilidade':
        return found(vacancies[place], 'A unidade reabre em março, depois da reforma');
      case 'calcular_tarifa':
        return found(prices[`${place} ${String(input.noites)}`], 'Tarifa sob consulta com a gerência');
      case 'regra_de_cancelamento':
        return found(rules[place], 'A unidade segue a regra do parceiro local');
      default:
        throw new Error(`Não existe ferramenta com o nome ${name}`);
    }
  },
  latencyMs: { ver_disponibilidade: 130, calcular_tarifa: 90, regra_de_cancelamento: 50 },
};

export default tools;

// Tools of the exercise "obrigatorio-demais": freight quotes. Pure; run on the trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

/** Price in reais of 1 kg to each region, by the first digit of the postcode. */
const perKilo: Record<string, number> = { '0': 4, '1': 5, '2': 6, '3': 7, '4': 9, '8': 8, '9': 9 };

function reais(value: number): string {
  const [whole = '', cents] = value.toFixed(2).split('.');
  return `R$ ${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}

function quote(input: Record<string, unknown>): string {
  const postcode = String(input.cep_destino);
  const kilos = Number(input.peso_kg);
  const rate = perKilo[postcode[0] ?? ''];
  if (rate === undefined || !(kilos > 0)) throw new Error('Não há rota para este CEP e este peso');
  const declared = Number(input.valor_declarado ?? 0);
  const insurance = declared > 0 ? declared * 0.008 : 0;
  const cover =
    declared > 0
      ? `com seguro de ${reais(declared)} (${reais(insurance)} do total)`
      : 'sem seguro, com a cobertura básica do contrato';
  const pickup = input.data_coleta ? `coleta em ${String(input.data_coleta)}` : 'coleta na próxima rota';
  return `CEP ${postcode}, ${String(kilos).replace('.', ',')} kg: ${reais(kilos * rate + insurance)}, ${cover}, ${pickup}.`;
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'cotar_frete',
      description: 'Cota o frete de um volume. Use quando perguntarem quanto custa enviar algo a um CEP.',
      input_schema: {
        type: 'object',
        properties: {
          cep_destino: { type: 'string', description: 'CEP.' },
          peso_kg: { type: 'number', description: 'Peso.' },
          valor_declarado: { type: 'number', description: 'Valor da carga.' },
          data_coleta: { type: 'string', description: 'Data da coleta.' },
        },
        required: ['cep_destino', 'peso_kg'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'cotar_frete') return quote(input);
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { cotar_frete: 80 },
};

export default tools;

// Tools of the exercise "mensagem-vazia": legal department that reads contracts. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const contracts: Record<string, string> = {
  'CT-118': 'CT-118: locação do galpão de Betim, vigente até 31/03/2027, reajuste por IPCA em março.',
  'CT-204': 'CT-204: manutenção de empilhadeiras, multa de 10% por rescisão antes de 12 meses.',
};

const clauses: Record<string, string> = {
  'CT-118 7': 'Cláusula 7 do CT-118: a locatária pode sair com aviso de 90 dias, sem multa.',
  'CT-204 4': 'Cláusula 4 do CT-204: chamados urgentes são atendidos em até 6 horas.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const contract = { type: 'string', description: 'Código do contrato: "CT-118".' };

const tools: ToolBox = {
  definitions: [
    {
      name: 'resumo_do_contrato',
      description: 'Objeto, vigência e valores de um contrato.',
      input_schema: { type: 'object', properties: { contrato: contract }, required: ['contrato'] },
    },
    {
      name: 'ler_clausula',
      description: 'Texto de uma cláusula de um contrato, pelo número.',
      input_schema: {
        type: 'object',
        properties: { contrato: contract, clausula: { type: 'string', description: 'Só o número.' } },
        required: ['contrato', 'clausula'],
      },
    },
  ],
  execute(name, input) {
    const contrato = String(input.contrato);
    if (name === 'resumo_do_contrato') return found(contracts[contrato], 'Contrato fora do arquivo digital');
    if (name === 'ler_clausula')
      return found(clauses[`${contrato} ${String(input.clausula)}`], 'Cláusula não digitalizada');
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { resumo_do_contrato: 70, ler_clausula: 60 },
};

export default tools;

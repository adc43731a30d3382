// Tools of the exercise "erro-como-dado": on-call desk. Data that speaks of errors, failures that look like data. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const logs: Record<string, string> = {
  'pagamentos 15min': '[{"hora":"03:12","error":"timeout ao chamar estoque","vezes":41}]',
  'estoque 15min': '[]',
  'catalogo 1h': '[{"hora":"02:40","error":"cache fria","vezes":3}]',
};

const logFailures: Record<string, string> = {
  'pagamentos 24h': 'A janela 24h passa do limite de leitura; a maior aceita é 1h',
  'pagamentos 1h': 'Índice de 1h em reconstrução; a janela 15min responde',
};

const deploys: Record<string, string> = {
  'pagamentos homologacao': '{"versao":"4.18.2","estado":"ativo","desde":"28/11 22:05"}',
  'estoque producao': '{"versao":"2.7.0","estado":"ativo","desde":"27/11 09:30"}',
};

const deployFailures: Record<string, string> = {
  'pagamentos producao': 'O plantão não lê o ambiente producao deste serviço; homologacao tem a mesma versão',
  'catalogo producao': 'O cofre de credenciais está fora do ar desde 02:58',
};

const codes: Record<string, string> = {
  E1042: '{"error":"E1042","significado":"estoque não respondeu em 800 ms","dono":"time Estoque"}',
};

function found(value: string | undefined, otherwise: string | undefined): string {
  if (value !== undefined) return value;
  throw new Error(otherwise ?? 'Nada registrado com este nome');
}

const service = { type: 'string', enum: ['pagamentos', 'estoque', 'catalogo'] };

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_logs',
      description:
        'Registros de erro de um serviço, em JSON, um item por mensagem. Lista vazia: nenhum erro.',
      input_schema: {
        type: 'object',
        properties: { servico: service, janela: { type: 'string', enum: ['15min', '1h', '24h'] } },
        required: ['servico', 'janela'],
      },
    },
    {
      name: 'estado_do_deploy',
      description: 'Versão que está no ar de um serviço em um ambiente, em JSON.',
      input_schema: {
        type: 'object',
        properties: { servico: service, ambiente: { type: 'string', enum: ['producao', 'homologacao'] } },
        required: ['servico', 'ambiente'],
      },
    },
    {
      name: 'explicar_codigo',
      description: 'Verbete de um código de erro da empresa, em JSON.',
      input_schema: {
        type: 'object',
        properties: { codigo: { type: 'string', description: 'Código como aparece no log: "E1042".' } },
        required: ['codigo'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'buscar_logs') {
      const key = `${String(input.servico)} ${String(input.janela)}`;
      return found(logs[key], logFailures[key]);
    }
    if (name === 'estado_do_deploy') {
      const key = `${String(input.servico)} ${String(input.ambiente)}`;
      return found(deploys[key], deployFailures[key]);
    }
    if (name === 'explicar_codigo') return found(codes[String(input.codigo)], undefined);
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { buscar_logs: 140, estado_do_deploy: 90, explicar_codigo: 30 },
};

export default tools;

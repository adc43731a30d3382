// Tools of the exercise "loop-sem-teto": freight desk whose quotes may never get ready. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const carriers: Record<string, string> = {
  '69005': 'Para 69005 (Manaus) atendem Rio Negro Cargas e Via Aérea Norte.',
  '88010': 'Para 88010 (Florianópolis) atende só a Ilha Expressa.',
  '01310': 'Para 01310 (São Paulo) atendem Ilha Expressa, Paulista Log e Rota 7.',
};

const quotes: Record<string, string> = {
  'Rio Negro Cargas 69005': 'Pedido de cotação aceito, protocolo RN-204.',
  'Via Aérea Norte 69005': 'Pedido de cotação aceito, protocolo VA-981.',
  'Ilha Expressa 88010': 'Pedido de cotação aceito, protocolo IE-330.',
  'Ilha Expressa 01310': 'Ilha Expressa para 01310: R$ 48,00, 3 dias.',
  'Paulista Log 01310': 'Paulista Log para 01310: R$ 39,50, 4 dias.',
  'Rota 7 01310': 'Rota 7 para 01310: R$ 61,20, 1 dia.',
};

const states: Record<string, string> = {
  'RN-204': 'RN-204: em processamento, consulte de novo em instantes.',
  'VA-981': 'VA-981: em processamento, consulte de novo em instantes.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const cep = { type: 'string', description: 'Os cinco primeiros dígitos do CEP.' };
const carrier = { type: 'string', description: 'Nome da transportadora, como na lista.' };

const tools: ToolBox = {
  definitions: [
    {
      name: 'listar_transportadoras',
      description: 'Transportadoras que atendem um CEP.',
      input_schema: { type: 'object', properties: { cep }, required: ['cep'] },
    },
    {
      name: 'cotar_frete',
      description:
        'Pede a cotação de uma transportadora para um CEP. Algumas respondem na hora, outras dão um protocolo.',
      input_schema: {
        type: 'object',
        properties: { transportadora: carrier, cep },
        required: ['transportadora', 'cep'],
      },
    },
    {
      name: 'estado_da_cotacao',
      description: 'Situação de uma cotação que ficou em protocolo.',
      input_schema: {
        type: 'object',
        properties: { protocolo: { type: 'string', description: 'Protocolo: "RN-204".' } },
        required: ['protocolo'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'listar_transportadoras')
      return found(carriers[String(input.cep)], 'CEP fora da área de cobertura');
    if (name === 'cotar_frete')
      return found(
        quotes[`${String(input.transportadora)} ${String(input.cep)}`],
        'A transportadora não atende este CEP',
      );
    if (name === 'estado_da_cotacao')
      return found(states[String(input.protocolo)], 'Fila de cotações cheia, tente de novo');
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { listar_transportadoras: 40, cotar_frete: 90, estado_da_cotacao: 60 },
};

export default tools;

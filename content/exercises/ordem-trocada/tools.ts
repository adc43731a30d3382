// Tools of the exercise "ordem-trocada": the support desk's two lookups. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const articles: Record<string, string> = {
  'portão social':
    'KB-219: o portão social fecha sozinho em 20 segundos; o tempo muda em Acessos, aba Portões.',
  'voto por procuração':
    'KB-305: cada pessoa leva até duas procurações, enviadas em Assembleias até a véspera.',
  'taxa extra': 'KB-161: a taxa extra aparece no boleto com o nome da obra e o número da parcela.',
};

const histories: Record<string, string> = {
  'V-108': 'V-108: tempo do portão alterado para 35 segundos em 06/11 (chamado 6011).',
  'V-264': 'V-264: duas procurações aceitas na assembleia de maio.',
  'V-391': 'V-391: taxa extra da fachada contestada em julho; mantida pelo conselho.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_na_base',
      description: 'Artigo da base de conhecimento sobre um assunto. Use para explicar o produto.',
      input_schema: {
        type: 'object',
        properties: { assunto: { type: 'string', description: 'Assunto tirado do texto do chamado.' } },
        required: ['assunto'],
      },
    },
    {
      name: 'historico_do_cliente',
      description: 'Chamados anteriores de um cliente. Use para saber se o problema já aconteceu.',
      input_schema: {
        type: 'object',
        properties: { cliente: { type: 'string', description: 'Código do cliente, como V-108.' } },
        required: ['cliente'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'buscar_na_base')
      return found(articles[String(input.assunto)], `Nenhum artigo trata de ${String(input.assunto)}`);
    if (name === 'historico_do_cliente')
      return found(histories[String(input.cliente)], `O cliente ${String(input.cliente)} não tem cadastro`);
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { buscar_na_base: 90, historico_do_cliente: 60 },
};

export default tools;

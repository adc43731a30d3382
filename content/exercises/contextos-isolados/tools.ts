// Tools of the exercise "contextos-isolados": support desk that works through a queue. Pure; trusted side.
import type { ToolBox } from '../../../src/core/index.ts';

const articles: Record<string, { codigo: string; titulo: string; texto: string }> = {
  'rateio de água': {
    codigo: 'KB-140',
    titulo: 'Rateio de água',
    texto:
      'O rateio usa a leitura do dia 25. Uma leitura corrigida depois disso entra no mês seguinte, como crédito ou débito da unidade. A administradora corrige em Consumo, aba Leituras.',
  },
  'câmera offline': {
    codigo: 'KB-266',
    titulo: 'Câmera que aparece offline',
    texto:
      'A câmera perde a conexão quando o gravador troca de endereço. Reinicie o gravador e, se ela não voltar em 10 minutos, refaça o pareamento pelo código da etiqueta.',
  },
  'aplicativo do morador': {
    codigo: 'KB-052',
    titulo: 'Entrada no aplicativo do morador',
    texto:
      'O código de entrada chega por SMS e vale 5 minutos. Três códigos errados bloqueiam o acesso por 1 hora; o síndico desbloqueia antes em Pessoas, aba Acessos.',
  },
  'ata de assembleia': {
    codigo: 'KB-301',
    titulo: 'Publicação da ata',
    texto:
      'A ata fica visível aos moradores depois que o presidente da mesa assina. Uma ata assinada não é editada: publica-se uma retificação, que aparece junto dela.',
  },
  'multa por barulho': {
    codigo: 'KB-188',
    titulo: 'Multas e advertências',
    texto:
      'Toda multa vem de uma advertência registrada. O morador recorre em até 15 dias, em Ocorrências, e a cobrança fica suspensa até a decisão do conselho.',
  },
};

const histories: Record<string, string[]> = {
  'C-18': ['Chamado 3950, 12/08/2026: rateio de água contestado; a leitura foi corrigida.'],
  'C-31': ['Chamado 4015, 02/10/2026: câmera da garagem offline; voltou com o reinício do gravador.'],
  'C-47': [],
  'C-52': ['Chamado 4044, 21/10/2026: multa por barulho; recurso aceito pelo conselho.'],
};

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_na_base',
      description:
        'Artigo da base de conhecimento que trata de um assunto. Use para explicar como o produto funciona.',
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
        properties: { cliente: { type: 'string', description: 'Código do cliente, como C-18.' } },
        required: ['cliente'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'buscar_na_base') {
      const article = articles[String(input.assunto)];
      if (article === undefined) throw new Error(`Nenhum artigo trata de ${String(input.assunto)}`);
      return JSON.stringify(article);
    }
    if (name === 'historico_do_cliente') {
      const cliente = String(input.cliente);
      const chamados = histories[cliente];
      if (chamados === undefined) throw new Error(`O cliente ${cliente} não tem cadastro nesta base`);
      return JSON.stringify({ cliente, chamados });
    }
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { buscar_na_base: 90, historico_do_cliente: 60 },
};

export default tools;

// Tools of the exercise "oito-ferramentas": two focused ones, and six that cover the same ground worse. Pure; trusted side.
import type { ToolBox, ToolDefinition } from '../../../src/core/index.ts';

interface Known {
  base: string;
  faq: string;
  titles: string;
  docs: string;
}

const subjects: Record<string, Known> = {
  'convite de visitante': {
    base: 'KB-077: o convite por QR Code vale 24 horas e abre só a portaria social.',
    faq: 'FAQ 2023: o convite vale 12 horas e abre as duas portarias.',
    titles: '2 títulos: "Acesso de visitante", "Acesso de prestador".',
    docs: 'Página "Visitantes": em construção.',
  },
  'reserva de salão': {
    base: 'KB-318: cada unidade reserva uma data por mês, com até 90 dias de antecedência.',
    faq: 'FAQ 2023: reservas são feitas na administração, por telefone.',
    titles: '1 título: "Reserva de espaços".',
    docs: 'Página "Espaços": veja o manual do síndico.',
  },
  'segunda via': {
    base: 'KB-104: a segunda via sai em Financeiro, aba Cobranças, com a data de hoje.',
    faq: 'FAQ 2023: peça a segunda via por e-mail e espere 3 dias.',
    titles: '3 títulos: "Segunda via", "Débito automático", "Cobrança em atraso".',
    docs: 'Página "Financeiro": acesso restrito.',
  },
  'entrega de encomenda': {
    base: 'KB-205: a encomenda fica no armário por 72 horas; depois a portaria a guarda.',
    faq: 'FAQ 2023: encomendas não são recebidas pela portaria.',
    titles: '1 título: "Armário de encomendas".',
    docs: 'Página "Encomendas": em construção.',
  },
};

interface Customer {
  history: string;
  profile: string;
  list: string;
  talks: string;
}

const customers: Record<string, Customer> = {
  'C-3307': {
    history: 'C-3307: convite recusado em 20/11 e em 24/11 (chamados 5702 e 5718), em análise.',
    profile: 'C-3307: plano Torre, cliente desde 2022.',
    list: 'C-3307: 2 chamados abertos.',
    talks: 'C-3307: última conversa em 24/11/2026, nota 2.',
  },
  'C-2044': {
    history: 'C-2044: reservou o salão em 11/10 e cancelou em 15/10 (chamado 5388), sem custo.',
    profile: 'C-2044: plano Torre, cliente desde 2024.',
    list: 'C-2044: 1 chamado fechado.',
    talks: 'C-2044: última conversa em 15/10/2026, nota 5.',
  },
  'C-1180': {
    history: 'C-1180: boleto de outubro não apareceu (chamado 5521), resolvido com reenvio.',
    profile: 'C-1180: plano Essencial, cliente desde 2021.',
    list: 'C-1180: 1 chamado fechado.',
    talks: 'C-1180: última conversa em 03/11/2026, nota 4.',
  },
};

const bySubject: Record<string, keyof Known> = {
  buscar_na_base: 'base',
  consultar_faq: 'faq',
  pesquisar_artigos: 'titles',
  buscar_documentacao: 'docs',
};

const byCustomer: Record<string, keyof Customer> = {
  historico_do_cliente: 'history',
  buscar_cliente: 'profile',
  listar_chamados: 'list',
  ver_conversas: 'talks',
};

const descriptions: Record<string, string> = {
  buscar_na_base:
    'Artigo vigente da base de conhecimento sobre um assunto. Use para toda dúvida sobre como o produto funciona. Não traz dados de clientes.',
  pesquisar_artigos: 'Pesquisa artigos sobre um assunto.',
  consultar_faq: 'Consulta o FAQ.',
  buscar_documentacao: 'Busca na documentação do produto.',
  historico_do_cliente:
    'O que já aconteceu com um cliente: chamados, datas e soluções. Use para saber se o problema é repetido. Não explica o produto.',
  listar_chamados: 'Lista os chamados de um cliente.',
  ver_conversas: 'Mostra as últimas conversas com um cliente.',
  buscar_cliente: 'Busca um cliente.',
};

const fields = {
  assunto: { type: 'string', description: 'Assunto tirado do texto do chamado.' },
  cliente: { type: 'string', description: 'Código do cliente, como C-3307.' },
};

function define(name: string, description: string): ToolDefinition {
  const field = name in bySubject ? 'assunto' : 'cliente';
  return {
    name,
    description,
    input_schema: { type: 'object', properties: { [field]: fields[field] }, required: [field] },
  };
}

const tools: ToolBox = {
  definitions: Object.entries(descriptions).map(([name, description]) => define(name, description)),
  execute(name, input) {
    const ofSubject = bySubject[name];
    if (ofSubject !== undefined) {
      const known = subjects[String(input.assunto)];
      if (known === undefined) throw new Error(`Nada sobre ${String(input.assunto)}`);
      return known[ofSubject];
    }
    const ofCustomer = byCustomer[name];
    if (ofCustomer !== undefined) {
      const known = customers[String(input.cliente)];
      if (known === undefined) throw new Error(`O cliente ${String(input.cliente)} não tem cadastro`);
      return known[ofCustomer];
    }
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
};

export default tools;

// Tools of the exercise "descricao-que-nao-diz-quando": a university library. Pure; run on the trusted side.
// The descriptions here are the starter's; the program declares its own, and that is what has to be mended.
import type { ToolBox } from '../../../src/core/index.ts';

const shelves: [pattern: RegExp, entry: string][] = [
  [
    /clarice|hora da estrela/i,
    'A hora da estrela, de Clarice Lispector: 2 exemplares disponíveis, estante B14.',
  ],
  [/sert[ãa]o|veredas|rosa/i, 'Grande sertão: veredas, de Guimarães Rosa: 0 de 3 exemplares disponíveis.'],
  [/ferrez|capão pecado/i, 'Capão pecado, de Ferréz: 1 exemplar disponível, estante D02.'],
];

const loans: Record<string, string> = {
  '20311': 'RA 20311: "Torto arado", devolução até 4/12, uma renovação possível; sem multa.',
  '18807': 'RA 18807: nenhum livro em mãos; multa de R$ 6,00 em aberto.',
};

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_acervo',
      description: 'Busca no acervo da biblioteca.',
      input_schema: {
        type: 'object',
        properties: { termo: { type: 'string', description: 'Título, autor ou assunto.' } },
        required: ['termo'],
      },
    },
    {
      name: 'consultar_emprestimos',
      description: 'Consulta os dados de um aluno.',
      input_schema: {
        type: 'object',
        properties: { ra: { type: 'string', description: 'Registro acadêmico, cinco dígitos.' } },
        required: ['ra'],
      },
    },
  ],
  execute(name, input) {
    if (name === 'buscar_acervo') {
      const term = String(input.termo);
      return (
        shelves.find(([pattern]) => pattern.test(term))?.[1] ?? `Nenhum título encontrado para "${term}".`
      );
    }
    if (name === 'consultar_emprestimos')
      return loans[String(input.ra)] ?? `Nenhum aluno com o RA "${String(input.ra)}".`;
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { buscar_acervo: 90, consultar_emprestimos: 60 },
};

export default tools;

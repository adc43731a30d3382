// Tools of the exercise "despacho-por-nome": public library. Pure; trusted side.
// Three of the four declared tools have a function of their own; nobody has written the fourth one yet.
import type { ToolBox } from '../../../src/core/index.ts';

const books: Record<string, string> = {
  'Torto Arado': 'Torto Arado: 3 exemplares, 1 na estante, setor B2.',
  'Grande Sertão: Veredas': 'Grande Sertão: Veredas: 2 exemplares, todos emprestados até 04/12.',
  'A Hora da Estrela': 'A Hora da Estrela: 5 exemplares, 4 na estante, setor B1.',
};

const holds: Record<string, string> = {
  'Torto Arado 5521': 'Torto Arado reservado para a carteirinha 5521, retirada até 02/12.',
  'A Hora da Estrela 5521': 'A Hora da Estrela reservado para a carteirinha 5521, retirada até 02/12.',
};

const loans: Record<string, string> = {
  'E-3071': 'Empréstimo E-3071 renovado até 13/12.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

function textIn(input: Record<string, unknown>, key: string): string {
  const value = input[key];
  if (typeof value !== 'string') throw new Error(`Falta o campo "${key}"`);
  return value;
}

type Run = (input: Record<string, unknown>) => string;

const findBook: Run = (input) => found(books[textIn(input, 'titulo')], 'Título fora do acervo');
const holdBook: Run = (input) =>
  found(
    holds[`${textIn(input, 'titulo')} ${textIn(input, 'carteirinha')}`],
    'Todos os exemplares estão emprestados; a fila abre no dia da devolução',
  );
const renewLoan: Run = (input) =>
  found(loans[textIn(input, 'emprestimo')], 'Empréstimo com reserva de outra pessoa, sem renovação');

const runs: Record<string, Run> = {
  buscar_livro: findBook,
  buscarLivro: findBook,
  reservar_livro: holdBook,
  reservarLivro: holdBook,
  renovar_emprestimo: renewLoan,
  renovarEmprestimo: renewLoan,
};

const title = { type: 'string', description: 'Título como está na capa.' };

const tools: ToolBox = {
  definitions: [
    {
      name: 'buscar_livro',
      description: 'Quantos exemplares de um livro existem e onde estão.',
      input_schema: { type: 'object', properties: { titulo: title }, required: ['titulo'] },
    },
    {
      name: 'reservar_livro',
      description: 'Reserva um exemplar para uma carteirinha.',
      input_schema: {
        type: 'object',
        properties: { titulo: title, carteirinha: { type: 'string', description: 'Quatro dígitos.' } },
        required: ['titulo', 'carteirinha'],
      },
    },
    {
      name: 'renovar_emprestimo',
      description: 'Renova um empréstimo por mais duas semanas.',
      input_schema: {
        type: 'object',
        properties: { emprestimo: { type: 'string', description: 'Código do recibo: "E-3071".' } },
        required: ['emprestimo'],
      },
    },
    {
      name: 'reservar_sala',
      description: 'Reserva uma sala de estudo por duas horas.',
      input_schema: {
        type: 'object',
        properties: { dia: { type: 'string', description: 'Dia, no formato AAAA-MM-DD.' } },
        required: ['dia'],
      },
    },
  ],
  functions: ['buscarLivro', 'reservarLivro', 'renovarEmprestimo'],
  execute(name, input) {
    const run = runs[name];
    if (!run) throw new Error(`Nenhuma função executa ${name}`);
    return run(input);
  },
  latencyMs: { buscarLivro: 40, reservarLivro: 90, renovarEmprestimo: 70 },
};

export default tools;

// Tools of the exercise "so-a-primeira-ferramenta": task board of a team. Pure; trusted side.
// Moving is slow and archiving is fast, so calls that are started together end in another order.
import type { ToolBox } from '../../../src/core/index.ts';

const columns: Record<string, string> = {
  Fazendo: 'Fazendo: 31 (login por código), 34 (exportar CSV).',
  Revisão: 'Revisão: 28 (tela de perfil), 29 (aviso de cookies).',
  Feito: 'Feito: 12 (busca), 17 (modo escuro).',
};

const moves: Record<string, string> = {
  '28 Feito': 'Cartão 28 está em Feito.',
  '29 Feito': 'Cartão 29 está em Feito.',
  '31 Revisão': 'Cartão 31 está em Revisão.',
};

const archives: Record<string, string> = {
  Feito: 'Coluna Feito arquivada com o que havia nela, e esvaziada.',
};

function found(value: string | undefined, otherwise: string): string {
  if (value === undefined) throw new Error(otherwise);
  return value;
}

const column = { type: 'string', enum: ['Fazendo', 'Revisão', 'Feito'] };

const tools: ToolBox = {
  definitions: [
    {
      name: 'listar_coluna',
      description: 'Cartões que estão em uma coluna do quadro. Só lê.',
      input_schema: { type: 'object', properties: { coluna: column }, required: ['coluna'] },
    },
    {
      name: 'mover_cartao',
      description: 'Move um cartão para outra coluna. Altera o quadro.',
      input_schema: {
        type: 'object',
        properties: { cartao: { type: 'string', description: 'Número do cartão.' }, para: column },
        required: ['cartao', 'para'],
      },
    },
    {
      name: 'arquivar_coluna',
      description: 'Arquiva todos os cartões que estão em uma coluna neste momento. Altera o quadro.',
      input_schema: { type: 'object', properties: { coluna: column }, required: ['coluna'] },
    },
  ],
  execute(name, input) {
    if (name === 'listar_coluna') return found(columns[String(input.coluna)], 'Coluna não existe mais');
    if (name === 'mover_cartao')
      return found(
        moves[`${String(input.cartao)} ${String(input.para)}`],
        'Cartão bloqueado por quem está com ele',
      );
    if (name === 'arquivar_coluna')
      return found(archives[String(input.coluna)], 'Só a coluna Feito pode ser arquivada');
    throw new Error(`Não existe ferramenta com o nome ${name}`);
  },
  latencyMs: { listar_coluna: 40, mover_cartao: 120, arquivar_coluna: 20 },
};

export default tools;

// The plain-text equivalent says everything that the drawing says.
import { describe, expect, it } from 'vitest';
import { describeRun } from '../../../src/ui/islands/exercise/timeline/describe-run.ts';
import { answered, message, parallelRun, question, resultOf, run, textOnlyRun } from './run-fixtures.ts';

describe('describeRun', () => {
  it('tells a good conversation from the question to the end', () => {
    expect(describeRun(parallelRun)).toEqual([
      'Requisição 1: App envia 1 mensagem a Claude.',
      'App diz: “Onde está o pedido 1001?”',
      'Claude responde, com stop_reason tool_use.',
      'Claude diz: “Vou consultar.”',
      'Claude chama consultar_pedido com {"pedido":"1001"} (par fechado).',
      'Claude chama consultar_pedido com {"pedido":"1002"} (par fechado).',
      '2 ferramentas rodam ao mesmo tempo.',
      'A ferramenta consultar_pedido roda por 60 ms e devolveu: “a caminho”',
      'A ferramenta consultar_pedido roda por 60 ms e devolveu: “entregue”',
      'Requisição 2: App envia 3 mensagens a Claude.',
      '1 mensagem já tinha sido enviada.',
      'Em messages.1: a resposta de Claude volta inteira ao histórico.',
      'App devolve um tool_result: “entregue” (par fechado).',
      'App devolve um tool_result: “a caminho” (par fechado).',
      'Claude responde, com stop_reason end_turn.',
      'Claude diz: “Está a caminho.”',
      'Fim: O programa terminou e devolveu um texto.',
    ]);
  });

  it('gives the refusal with the API’s words, the path and the explanation', () => {
    const lines = describeRun(textOnlyRun);
    expect(lines).toContain('Em messages.1: diferente do que Claude respondeu: falta 1 bloco.');
    expect(lines).toContain(
      '[bloco recusado] App devolve um tool_result: “a caminho” (par aberto: a API não reconheceu a resposta).',
    );
    expect(lines).toContain(
      'A API recusa com 400 invalid_request_error, apontando messages.2.content.0: “messages.2.content.0: unexpected `tool_use_id` found in `tool_result` blocks”',
    );
    expect(lines).toContain('Este tool_result não responde a nenhuma chamada da mensagem anterior.');
    expect(lines.at(-1)).toBe('Fim: O programa parou com um erro: BadRequestError.');
  });

  it('says when a result is marked as an error', () => {
    const failing = message('user', [resultOf('toolu_01AAAA', 'sem estoque', { is_error: true })]);
    expect(describeRun(run({ requests: [answered(0, [question, failing], [])] })).join(' ')).toContain(
      'tool_result marcado com is_error',
    );
  });

  it('says what the other profile would do', () => {
    const other = { request: 0, profile: 'anthropic' as const, status: 200, message: '', explanation: '' };
    expect(describeRun(textOnlyRun, [other]).join(' ')).toContain('aceitaria esta mesma requisição');
  });
});

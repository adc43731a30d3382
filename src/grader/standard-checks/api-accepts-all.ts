// Check: the API accepted all requests. Pure.
import type { Check } from '../../core/index.ts';
import { asksForTurn } from '../answered-turns.ts';
import { excerpt, requestName } from '../name-things.ts';

/** Status with which the host answers what the scripted model cannot; it is not a refusal by the API. */
const scriptStatus = 422;

/** No request for a turn was refused; counting tokens, for one, is beside the conversation. The message quotes the API and points at the block it refused. */
export function apiAcceptsAll(): Check {
  return {
    id: 'api-aceita-tudo',
    title: 'A API aceita todas as requisições',
    judge(run) {
      const refused = run.requests.find(
        (request) => asksForTurn(request) && request.status >= 400 && request.status !== scriptStatus,
      );
      if (!refused) return { passed: true };
      const finding = refused.findings.find(({ severity }) => severity === 'error');
      const said = finding?.message ?? messageOf(refused.response) ?? `status ${refused.status}`;
      return {
        passed: false,
        given: `O programa enviou a ${requestName(refused.index)}.`,
        got: `A API respondeu ${refused.status}: "${excerpt(said, 260)}"`,
        expected: 'Toda requisição de uma conversa com ferramentas segue o contrato da API e recebe 200.',
        at: { request: refused.index, path: finding?.path ?? '' },
      };
    },
  };
}

function messageOf(response: unknown): string | undefined {
  const body = response as { error?: { message?: unknown }; message?: unknown } | null;
  const message = body?.error?.message ?? body?.message;
  return typeof message === 'string' ? message : undefined;
}

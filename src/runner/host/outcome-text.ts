// What a learner reads when a run is stopped or cannot start: Portuguese sentences. Pure.
import type { Outcome } from '../../core/index.ts';
import type { Limits } from './limits.ts';

type Stopped = Extract<Outcome, { kind: 'stopped' }>;
export type StopReason = Stopped['reason'];

interface Given {
  busy: boolean;
  limits: Limits;
  /** The platform's own word, where there is one. */
  detail: string;
}

/** The outcome of a run that the host ended. */
export function stopped({ reason, ...given }: Given & { reason: StopReason }): Stopped {
  return { kind: 'stopped', reason, busy: given.busy, message: messages[reason](given) };
}

const messages: Record<StopReason, (given: Given) => string> = {
  time: ({ busy, limits }) =>
    busy
      ? 'O programa calculava sem pausa, sem esperar por nada, e foi interrompido.'
      : `O programa passou de ${limits.timeMs / 1000} s sem terminar e foi interrompido.`,
  idle: () =>
    'O programa não terminou e não espera por nada: nenhum timer, requisição ou ferramenta está em andamento.',
  requests: ({ limits }) => `O programa passou de ${limits.requests} requisições e foi interrompido.`,
  tools: ({ limits }) => `O programa passou de ${limits.tools} execuções de ferramentas e foi interrompido.`,
  logs: ({ limits }) =>
    `O programa escreveu mais de ${limits.droppedLogs} linhas no console e foi interrompido; as primeiras ${limits.logs} foram guardadas.`,
  memory: () => 'O programa usou mais memória do que há e foi interrompido.',
  closed: ({ detail }) => `O programa encerrou o próprio ambiente antes de terminar (${detail}).`,
  protocol: ({ detail }) => `O ambiente do programa enviou uma mensagem que não foi aceita (${detail}).`,
  user: () => 'Execução interrompida por você.',
};

type Invalid = Extract<Outcome, { kind: 'invalid' }>;

/** The outcome of a program that could not run, or returned something else than a text. */
export function invalid(given: Omit<Invalid, 'kind'>): Invalid {
  return { kind: 'invalid', ...given, message: invalidMessages[given.reason](given.message) };
}

const invalidMessages: Record<Invalid['reason'], (detail: string) => string> = {
  syntax: (detail) => detail,
  'no-run-agent': () =>
    'O arquivo não exporta runAgent. Ele precisa de `export async function runAgent(question: string): Promise<string>`.',
  'unknown-import': (module) =>
    `O módulo "${module}" não existe aqui. Há "./tools" e o SDK da API do exercício: "@anthropic-ai/sdk" (com seus submódulos) ou, nos da Converse, "@aws-sdk/client-bedrock-runtime".`,
  'wrong-return': (kind) =>
    `runAgent devolveu ${kind === 'undefined' ? 'undefined' : `um valor do tipo ${kind}`}; o esperado é o texto da resposta (string).`,
};

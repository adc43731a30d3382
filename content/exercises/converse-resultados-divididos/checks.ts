// What the exercise "converse-resultados-divididos" requires of the mended body. Pure; judges the one request that was sent.
// The body says what happened in a conversation, so nothing of it may change but the place of the results.
import type { Check, CheckOutcome, RunRecord } from '../../../src/core/index.ts';
import {
  blocksIn,
  callKey,
  callName,
  containsOutput,
  count,
  excerpt,
  joined,
  resultsIn,
  toolCall,
} from '../../../src/grader/index.ts';

const question = 'Treino em Recife ou em Olinda? Levo capa de chuva?';
const declared = ['agenda_de_treinos', 'previsao_do_tempo'];

/** What the tools gave on Saturday, by id of the call; calls of one turn share `turn`. */
const happened = [
  {
    id: 'tooluse_4kQvR7mZTxS1pWd8LhEa0g',
    turn: 1,
    name: 'agenda_de_treinos',
    input: { dia: '2026-11-28' },
    output:
      '{"treinos":[{"cidade":"Recife","hora":"06:00","percurso":"Parque da Jaqueira, 8 km"},{"cidade":"Olinda","hora":"06:30","percurso":"Sítio Histórico, 7 km"}]}',
    failed: false,
  },
  {
    id: 'tooluse_Yb2NfJ9cQ0mXwU5rGt7Hsw',
    turn: 2,
    name: 'previsao_do_tempo',
    input: { cidade: 'Recife' },
    output:
      '{"cidade":"Recife","04h":"chuva fraca","05h":"chuva fraca até 5h30","06h":"nublado","07h":"sol entre nuvens"}',
    failed: false,
  },
  {
    id: 'tooluse_pD6sKz1VRRe8oMtA3LqIxQ',
    turn: 2,
    name: 'previsao_do_tempo',
    input: { cidade: 'Olinda' },
    output:
      'A estação de Olinda não responde desde 3h10. Tente de novo depois das 7h ou consulte Recife, a 7 km.',
    failed: true,
  },
];

/** The body; null where the text was no JSON and nothing was sent. */
function bodyOf(run: RunRecord): unknown {
  return run.requests[0]?.body ?? null;
}

function fail(given: string, got: string, expected: string, path = 'messages'): CheckOutcome {
  return { passed: false, given, got, expected, at: { request: 0, path } };
}

function callsIn(body: unknown) {
  return blocksIn(body)
    .filter(({ type }) => type === 'tool_use')
    .map((block) => ({ ...block, ...toolCall(block.fields) }));
}

const oneMessage: Check = {
  id: 'uma-mensagem-so',
  title: 'A mensagem logo depois de um turno responde a todas as suas chamadas',
  rule: 'converse/missing-results',
  judge(run) {
    const body = bodyOf(run);
    const calls = callsIn(body);
    for (const message of new Set(calls.map((call) => call.message))) {
      const asked = calls.filter((call) => call.message === message);
      const results = resultsIn(body).filter((result) => result.message === message + 1);
      const answers = results.filter(({ role }) => role === 'user');
      const missing = asked.filter(({ id }) => answers.filter((result) => result.id === id).length !== 1);
      if (missing.length === 0 && answers.length === asked.length) continue;
      return fail(
        `Em messages.${message}, o modelo fez ${count(asked.length, 'chamada', 'chamadas')}.`,
        missing.length > 0
          ? `Em messages.${message + 1} não há um resultado, e só um, para ${joined(missing.map(({ id }) => `\`${id}\``))}.`
          : `Em messages.${message + 1} há ${count(answers.length, 'resultado', 'resultados')}.`,
        'A Converse não junta mensagens vizinhas: cada chamada tem o seu resultado na mensagem user que vem logo depois do turno.',
        `messages.${message + 1}`,
      );
    }
    return { passed: true };
  },
};

const nothingLost: Check = {
  id: 'nada-se-perde',
  title: 'As três consultas continuam no histórico, com a saída que tiveram',
  judge(run) {
    const body = bodyOf(run);
    const expected =
      'O histórico conta o que aconteceu, falhas incluídas; o conserto não apaga nem inventa nada.';
    const results = resultsIn(body);
    for (const { id, name, input, output, failed } of happened) {
      const call = callsIn(body).find((made) => made.id === id);
      const named = callName({ name, input });
      const given = `A chamada ${named} ${failed ? 'falhou com' : 'devolveu'} "${excerpt(output)}".`;
      if (!call || callKey(call) !== callKey({ name, input }))
        return fail(given, 'No corpo, essa chamada não está mais como o modelo a fez.', expected);
      const result = results.find((one) => one.id === id);
      if (!result) return fail(given, 'No corpo, ela não tem resultado.', expected);
      if (!containsOutput(result.text, output))
        return fail(
          given,
          `No corpo, o resultado dela diz "${excerpt(result.text)}".`,
          expected,
          result.path,
        );
      if (result.isError !== failed)
        return fail(
          given,
          `No corpo, o resultado dela ${result.isError ? 'está marcado como falha' : 'não está marcado como falha'}.`,
          expected,
          result.path,
        );
    }
    return { passed: true };
  },
};

const turnsAsSpoken: Check = {
  id: 'turno-do-modelo',
  title: 'As chamadas que o modelo fez juntas continuam juntas',
  judge(run) {
    const calls = callsIn(bodyOf(run));
    const placeOf = (id: string) => calls.find((call) => call.id === id)?.message;
    const [, first, second] = happened;
    const places = [placeOf(first?.id ?? ''), placeOf(second?.id ?? '')];
    if (places[0] === places[1] || places.includes(undefined)) return { passed: true };
    return fail(
      'As duas previsões foram pedidas no mesmo turno.',
      `No corpo, uma está em messages.${places[0]} e a outra em messages.${places[1]}.`,
      'Os turnos do modelo ficam como ele os produziu; o que se conserta é o que o programa escreveu.',
      `messages.${places[1]}`,
    );
  },
};

interface ConverseBody {
  toolConfig?: { tools?: { toolSpec?: { name?: unknown } }[] };
}

const wholeConversation: Check = {
  id: 'conversa-inteira',
  title: 'A pergunta, as ferramentas e a vez do modelo continuam no corpo',
  judge(run) {
    const body = bodyOf(run);
    const expected =
      'O corpo leva a conversa desde a pergunta, declara as mesmas ferramentas e termina à espera do modelo.';
    const blocks = blocksIn(body);
    const asked = blocks.find(({ role, type }) => role === 'user' && type === 'text');
    if (asked?.message !== 0 || asked.fields.text !== question)
      return fail(
        `A pessoa perguntou "${question}"`,
        'A conversa do corpo não começa com essa pergunta.',
        expected,
        'messages.0',
      );
    const { tools } = (body as ConverseBody).toolConfig ?? {};
    const names = Array.isArray(tools) ? tools.map((tool) => tool?.toolSpec?.name) : [];
    const missing = declared.filter((name) => !names.includes(name));
    if (missing.length > 0)
      return fail(
        `O corpo recusado declarava ${joined(declared.map((name) => `\`${name}\``))}.`,
        `Agora ${missing.length === 1 ? 'falta' : 'faltam'} ${joined(missing.map((name) => `\`${name}\``))}.`,
        expected,
        'toolConfig',
      );
    if (blocks.at(-1)?.role === 'user') return { passed: true };
    return fail(
      'O modelo ainda não respondeu à pergunta.',
      'O corpo já traz uma resposta no lugar dele.',
      expected,
    );
  },
};

const checks: Check[] = [oneMessage, nothingLost, turnsAsSpoken, wholeConversation];

export default checks;

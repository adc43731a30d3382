// What the exercise "erro-que-vem-com-200" requires of a run. Pure; judges records, never source text.
import type { Check, CheckOutcome, RunRecord } from '../../../src/core/index.ts';
import {
  answeredTurns,
  apiAcceptsAll,
  count,
  excerpt,
  finalAnswerReturned,
  joined,
  requestName,
  stopReasonOf,
} from '../../../src/grader/index.ts';

interface Search {
  /** Index of the request whose answer holds the search's result. */
  request: number;
  /** Code of the error that stands where the pages would be; null for a search that worked. */
  error: string | null;
  urls: string[];
}

function searchesOf(run: RunRecord): Search[] {
  return run.requests.flatMap(({ index, status, response }) => {
    const content = (response as { content?: unknown } | null)?.content;
    if (status !== 200 || !Array.isArray(content)) return [];
    return content
      .filter((block: { type?: unknown }) => block.type === 'web_search_tool_result')
      .map(({ content: result }: { content: unknown }) => ({ request: index, ...resultOf(result) }));
  });
}

function resultOf(result: unknown): Pick<Search, 'error' | 'urls'> {
  if (Array.isArray(result))
    return { error: null, urls: result.map(({ url }: { url?: unknown }) => String(url)) };
  return { error: String((result as { error_code?: unknown } | null)?.error_code), urls: [] };
}

const situations = ['NADA CONSTA', 'HÁ MENÇÕES', 'PESQUISA INCOMPLETA'] as const;
type Situation = (typeof situations)[number];

/** Letters only, so that spelling with or without accents and capitals counts the same. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The situations that a text declares. */
function declaredIn(text: string): Situation[] {
  return situations.filter((situation) => plain(text).includes(plain(situation)));
}

/** What the program declared, as a clause; the situations are empty where it returned nothing. */
function declaration({ outcome }: RunRecord): { found: Situation[]; said: string } {
  if (outcome.kind === 'threw')
    return {
      found: [],
      said: `O programa terminou com ${outcome.name}: "${excerpt(outcome.message, 120)}".`,
    };
  if (outcome.kind !== 'returned') return { found: [], said: 'O programa não devolveu uma ficha.' };
  const found = declaredIn(outcome.value);
  const said =
    found.length === 0
      ? `A ficha não traz nenhuma das três situações: "${excerpt(outcome.value)}".`
      : `A ficha diz ${joined(found.map((situation) => `"${situation}"`))}.`;
  return { found, said };
}

const failureShown: Check = {
  id: 'falha-visivel',
  title: 'Uma busca que falhou deixa a ficha incompleta, e a ficha diz isso',
  judge(run) {
    const failed = searchesOf(run).find(({ error }) => error !== null);
    const { found, said } = declaration(run);
    const isShown = found.includes('PESQUISA INCOMPLETA') && found.length === 1;
    if (!failed || isShown) return { passed: true };
    return {
      passed: false,
      given: `Na resposta à ${requestName(failed.request)}, com status 200, uma das buscas falhou (${failed.error}).`,
      got: said,
      expected:
        'Quando alguma busca falha, a pesquisa não foi feita por inteiro, e a situação da ficha é a que diz isso.',
      at: { request: failed.request, path: '' },
    };
  },
};

const rightSituation: Check = {
  id: 'situacao-certa',
  title: 'Sem falha, a situação segue o número de páginas encontradas',
  judge(run): CheckOutcome {
    const searches = searchesOf(run);
    const { found, said } = declaration(run);
    if (run.outcome.kind !== 'returned' || searches.some(({ error }) => error !== null))
      return { passed: true };
    const pages = searches.flatMap(({ urls }) => urls).length;
    const wanted: Situation = pages > 0 ? 'HÁ MENÇÕES' : 'NADA CONSTA';
    if (found.length === 1 && found[0] === wanted) return { passed: true };
    return {
      passed: false,
      given: `As buscas funcionaram e trouxeram ${count(pages, 'página', 'páginas')}.`,
      got: said,
      expected:
        'Uma busca que funciona e não encontra nada é um resultado; só a que falhou deixa a pesquisa incompleta.',
    };
  },
};

const codeTold: Check = {
  id: 'codigo-do-erro',
  title: 'A ficha incompleta traz o código de cada falha',
  judge({ outcome, ...run }) {
    if (outcome.kind !== 'returned') return { passed: true };
    const failed = searchesOf({ outcome, ...run }).filter(({ error }) => error !== null);
    const untold = failed.find(({ error }) => !outcome.value.includes(String(error)));
    if (!untold) return { passed: true };
    return {
      passed: false,
      given: `Na resposta à ${requestName(untold.request)}, uma das buscas falhou, e a API disse por quê.`,
      got: `A ficha não traz esse motivo: "${excerpt(outcome.value)}".`,
      expected: 'O código do erro diz a quem lê se vale repetir a pesquisa; ele vai para a ficha como veio.',
      at: { request: untold.request, path: '' },
    };
  },
};

const sourcesListed: Check = {
  id: 'fontes-na-ficha',
  title: 'Todas as páginas encontradas estão na ficha',
  judge(run) {
    const { outcome } = run;
    if (outcome.kind !== 'returned') return { passed: true };
    const lost = searchesOf(run).flatMap(({ request, urls }) =>
      urls.filter((url) => !outcome.value.includes(url)).map((url) => ({ request, url })),
    )[0];
    if (!lost) return { passed: true };
    return {
      passed: false,
      given: `A resposta à ${requestName(lost.request)} traz a página ${lost.url}.`,
      got: 'A ficha não a cita.',
      expected: 'Páginas encontradas continuam valendo, mesmo que outra busca tenha falhado.',
      at: { request: lost.request, path: '' },
    };
  },
};

const turnFinished: Check = {
  id: 'turno-ate-o-fim',
  title: 'A ficha só sai quando o modelo termina o turno',
  judge(run) {
    const last = answeredTurns(run).at(-1);
    const answered = run.requests.find(({ index }) => index === last?.request);
    if (!last || !answered || stopReasonOf(answered) !== 'pause_turn') return { passed: true };
    return {
      passed: false,
      given: `A resposta à ${requestName(last.request)} veio com stop_reason "pause_turn".`,
      got: 'O programa não a retomou.',
      expected: 'Ainda há uma busca em aberto: o resultado dela vem na resposta seguinte.',
      at: { request: last.request, path: '' },
    };
  },
};

const checks: Check[] = [
  failureShown,
  rightSituation,
  codeTold,
  sourcesListed,
  turnFinished,
  apiAcceptsAll(),
  finalAnswerReturned(),
];

export default checks;

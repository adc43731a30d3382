// The verdict of both profiles on one request, or of Converse, its findings as one list, and what a pasted error says about it. Pure.
import type { Finding, Profile } from '../../../../core/index.ts';
import {
  assumedModelId,
  type Validation,
  validateConverseRequest,
  validateMessagesRequest,
} from '../../../../mock-api/index.ts';
import type { PastedEvidence, PastedRequest } from '../../../../paste/index.ts';
import type { Evidence, Examination, VerdictView } from '../x-ray-messages.ts';
import { groupFindings, mergeFindings } from './merge-findings.ts';

/** The page lists this many kinds of findings; a body that breaks more rules has other worries. */
const mostFindings = 60;

/** Services that answer with the Messages API’s own rules and words, or may. */
const sameRules = /^(?:Anthropic|Google Vertex AI|Amazon Bedrock \(InvokeModel\)|desconhecido)$/;

export const profiles = ['anthropic', 'strict'] as const;

/** What both profiles answer to the request; Converse, which has no profiles, gives the same verdict twice. */
export function judgeRequest(
  request: PastedRequest,
  addressed: string | null = null,
): Record<Profile, Validation> {
  const converse = converseOf(request, addressed);
  if (converse !== null) {
    const verdict = validateConverseRequest(request.body, { modelId: converse.modelId });
    return { anthropic: verdict, strict: verdict };
  }
  const apiVersion = request.headers['anthropic-version'];
  const judge = (profile: Profile): Validation =>
    validateMessagesRequest(request.body, {
      profile,
      ...(apiVersion === undefined ? {} : { apiVersion }),
    });
  return { anthropic: judge('anthropic'), strict: judge('strict') };
}

/** By which model a body of Converse is judged: its own, that of an address beside it, or a Claude model. */
function converseOf({ api, body }: PastedRequest, addressed: string | null): Examination['converse'] {
  if (api !== 'converse') return null;
  const written = (body as { modelId?: unknown } | null)?.modelId;
  const named = typeof written === 'string' ? written : addressed;
  return { modelId: named ?? assumedModelId, isAssumed: named === null };
}

function view(profile: Profile, { status, error, findings }: Validation): VerdictView {
  const errorCount = findings.filter((finding) => finding.severity === 'error').length;
  return { profile, status, error, errorCount, warningCount: findings.length - errorCount };
}

/** The examination for the page, and all findings, each once, for the drawing. */
export function examineRequest(
  request: PastedRequest,
  position: number,
  addressed: string | null = null,
): { examination: Examination; findings: Finding[] } {
  const judged = judgeRequest(request, addressed);
  const { anthropic, strict } = judged;
  const merged = mergeFindings({ anthropic: anthropic.findings, strict: strict.findings });
  const examination: Examination = {
    request: position,
    api: request.api,
    converse: converseOf(request, addressed),
    assumed: request.assumed,
    cutOff: request.cutOff,
    evidence: weighEvidence(request, judged),
    verdicts: { anthropic: view('anthropic', anthropic), strict: view('strict', strict) },
    findings: groupFindings(merged).slice(0, mostFindings),
    findingCount: merged.length,
  };
  return { examination, findings: merged.map(({ finding }) => finding) };
}

/** Logs wrap and cut texts, so blanks count as one and a text that was cut still matches. */
function saysTheSame(pasted: string, ours: string): boolean {
  const words = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const [a, b] = [words(pasted), words(ours)];
  return a.length > 0 && (b.startsWith(a.replace(/(…|\.\.\.)$/, '')) || a.includes(b));
}

/** The service whose rules Converse bodies are judged by. */
const bedrock = /^(?:Amazon Bedrock|desconhecido)/;

function weighEvidence(
  { evidence, api }: { evidence: PastedEvidence | null; api: PastedRequest['api'] },
  judged: Record<Profile, Validation>,
): Evidence | null {
  if (evidence === null) return null;
  const matches = profiles.filter((profile) =>
    judged[profile].findings.some(
      (finding) => finding.severity === 'error' && saysTheSame(evidence.message, finding.message),
    ),
  );
  return {
    ...evidence,
    matches,
    foreign: !(api === 'converse' ? bedrock : sameRules).test(evidence.service),
  };
}

// What `pegadinha check` says of one request, as data and as text. Pure.
import type { Finding, Profile } from '../core/index.ts';
import type { PastedRequest } from '../paste/index.ts';
import type { Repair } from '../repair/index.ts';
import { diffLines } from './diff-lines.ts';

/** One line of `--json`. `status` is null where the file could not be judged. */
export interface CheckReport {
  /** The file; `file#2` for the second request in it, `file:7` for a line that cannot be read. */
  file: string;
  api: 'messages' | 'converse';
  /** Whose rules of the Messages API; Converse knows no profiles. */
  profile?: Profile;
  /** The model by which a Converse body was judged. */
  modelId?: string;
  status: number | null;
  error: { type: string; message: string } | null;
  findings: Pick<Finding, 'rule' | 'path' | 'severity' | 'explanation'>[];
  /** Only with `--fix`. */
  repair?: Pick<Repair, 'changed' | 'text' | 'steps' | 'refusals'> & { remaining: CheckReport['findings'] };
}

/** The report for a terminal; empty where there is nothing but an error, which goes to standard error. */
export function reportAsText(report: CheckReport, request: PastedRequest): string {
  const { file, api, profile, modelId, status, error, findings, repair } = report;
  const verdict = error === null ? 'accepted' : `rejected, ${error.type}`;
  const by = api === 'converse' ? `Converse, ${modelId}` : `profile ${profile}`;
  const lines = [`${file}: ${status} ${verdict} (${by})`];
  if (error !== null) lines.push(`  ${error.message}`);
  for (const { severity, rule, path, explanation } of findings) {
    lines.push(`  ${severity === 'error' ? '✗' : '!'} ${path || '(whole body)'} [${rule}]`);
    lines.push(`    ${explanation}`);
  }
  lines.push(...notesOn(request, api).map((note) => `  · ${note}`));
  if (repair) lines.push(...repairLines(repair, request));
  return `${lines.join('\n')}\n`;
}

const names: Partial<Record<PastedRequest['api'], string>> = {
  messages: 'da Messages API',
  converse: 'da Converse (Amazon Bedrock)',
  openai: 'da OpenAI',
};

/** `judged` is the API whose rules were applied. */
function notesOn({ api, assumed, evidence }: PastedRequest, judged: CheckReport['api']): string[] {
  const shape = names[api];
  const other =
    shape === undefined || api === judged
      ? undefined
      : `O corpo tem o formato ${shape}, e foi conferido pelas regras ${names[judged]}.`;
  const notes = [other, ...assumed].filter((note) => note !== undefined);
  if (evidence) {
    const { status, service, message } = evidence;
    notes.push(`Erro colado junto, de ${service}${status === null ? '' : ` (${status})`}: ${message}`);
  }
  return notes;
}

function repairLines(repair: NonNullable<CheckReport['repair']>, { text }: PastedRequest): string[] {
  const lines = repair.steps.map(({ path, action, reason }) => `  ~ ${path} [${action}]\n    ${reason}`);
  for (const { path, rule, reason } of repair.refusals)
    lines.push(`  ? ${path || '(whole body)'} [${rule}] sem conserto seguro\n    ${reason}`);
  if (!repair.changed)
    return [
      ...lines,
      repair.remaining.length > 0 ? '  Nothing could be repaired safely.' : '  Nothing to repair.',
    ];
  const after =
    repair.remaining.length === 0
      ? 'accepted after the repair'
      : `${repair.remaining.length} error(s) remain`;
  return [
    ...lines,
    ...diffLines(asLines(text), asLines(repair.text)).map((line) => `  ${line}`),
    `  ${after}`,
  ];
}

/** A body on one line is compared as it would be printed. */
function asLines(text: string): string[] {
  const trimmed = text.trim();
  return (trimmed.includes('\n') ? trimmed : JSON.stringify(JSON.parse(trimmed), null, 2)).split('\n');
}

// What `pegadinha check` says of one request, as data and as text. Pure.
import type { Finding, Profile } from '../core/index.ts';
import type { PastedRequest } from '../paste/index.ts';
import type { Repair } from '../repair/index.ts';
import { diffLines } from './diff-lines.ts';

/** One line of `--json`. `status` is null where the file could not be judged. */
export interface CheckReport {
  /** The file; `file#2` for the second request in it, `file:7` for a line that cannot be read. */
  file: string;
  api: 'messages';
  profile: Profile;
  status: number | null;
  error: { type: string; message: string } | null;
  findings: Pick<Finding, 'rule' | 'path' | 'severity' | 'explanation'>[];
  /** Only with `--fix`. */
  repair?: Pick<Repair, 'changed' | 'text' | 'steps' | 'refusals'> & { remaining: CheckReport['findings'] };
}

/** The report for a terminal; empty where there is nothing but an error, which goes to standard error. */
export function reportAsText(report: CheckReport, request: PastedRequest): string {
  const { file, profile, status, error, findings, repair } = report;
  const verdict = error === null ? 'accepted' : `rejected, ${error.type}`;
  const lines = [`${file}: ${status} ${verdict} (profile ${profile})`];
  if (error !== null) lines.push(`  ${error.message}`);
  for (const { severity, rule, path, explanation } of findings) {
    lines.push(`  ${severity === 'error' ? '✗' : '!'} ${path || '(whole body)'} [${rule}]`);
    lines.push(`    ${explanation}`);
  }
  lines.push(...notesOn(request).map((note) => `  · ${note}`));
  if (repair) lines.push(...repairLines(repair, request));
  return `${lines.join('\n')}\n`;
}

const otherApis: Partial<Record<PastedRequest['api'], string>> = {
  converse: 'O corpo tem o formato do Converse (Amazon Bedrock), não o da Messages API.',
  openai: 'O corpo tem o formato da OpenAI, não o da Messages API.',
};

function notesOn({ api, assumed, evidence }: PastedRequest): string[] {
  const notes = [otherApis[api], ...assumed].filter((note) => note !== undefined);
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

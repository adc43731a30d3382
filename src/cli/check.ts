// `pegadinha check`: says of each file what the simulated Messages API would answer to it. Runs in Node.
import { type Finding, findJsonFault, type Profile } from '../core/index.ts';
import { validateMessagesRequest } from '../mock-api/index.ts';
import { readText } from './read-text.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface CheckOptions {
  files: string[];
  profile: Profile;
  format: 'text' | 'json';
  streams: Streams;
}

/** One line of `--json`. `status` is null where the file could not be judged. */
export interface CheckReport {
  file: string;
  api: 'messages';
  profile: Profile;
  status: number | null;
  error: { type: string; message: string } | null;
  findings: Pick<Finding, 'rule' | 'path' | 'severity' | 'explanation'>[];
}

/** Checks all files in the given order, also those after one that cannot be read. */
export async function check({ files, profile, format, streams }: CheckOptions): Promise<ExitCode> {
  let exit: ExitCode = 0;
  for (const file of files) {
    const { report, code } = await judgeFile({ file, profile, streams });
    streams.out(format === 'json' ? `${JSON.stringify(report)}\n` : asText(report));
    if (report.status === null) {
      exit = 2;
      const others = files.length > 1 ? ' The other files were checked.' : '';
      streams.err(`${file}: ${report.error?.message ?? ''}${others} [${code}]\n`);
    } else if (report.status >= 400 && exit === 0) exit = 1;
  }
  return exit;
}

async function judgeFile(options: {
  file: string;
  profile: Profile;
  streams: Streams;
}): Promise<{ report: CheckReport; code: string }> {
  const { file, profile, streams } = options;
  const head = { file, api: 'messages', profile } as const;
  const unreadable = (code: string, type: string, message: string) => ({
    report: { ...head, status: null, error: { type, message }, findings: [] },
    code,
  });
  const read = await readText(file, streams);
  if (!read.ok) return unreadable(read.code, 'unreadable_file', read.what);
  const parsed = parse(read.text);
  if (!parsed.ok) return unreadable('check/not-json', 'invalid_json', parsed.what);
  const { status, error, findings } = validateMessagesRequest(parsed.value, { profile });
  const shown = findings.map(({ rule, path, severity, explanation }) => ({
    rule,
    path,
    severity,
    explanation,
  }));
  return { report: { ...head, status, error, findings: shown }, code: '' };
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; what: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const fault = findJsonFault(text);
    const place = fault === null ? '' : ` at line ${fault.line}, column ${fault.column}`;
    const how = fault?.cutOff ? 'the text ends too early' : 'what stands there does not belong there';
    return { ok: false, what: `This is not JSON: ${how}${place}. Correct that place.` };
  }
}

function asText({ file, profile, status, error, findings }: CheckReport): string {
  if (status === null) return '';
  const verdict = error === null ? 'accepted' : `rejected, ${error.type}`;
  const lines = [`${file}: ${status} ${verdict} (profile ${profile})`];
  if (error !== null) lines.push(`  ${error.message}`);
  for (const { severity, rule, path, explanation } of findings) {
    lines.push(`  ${severity === 'error' ? '✗' : '!'} ${path || '(whole body)'} [${rule}]`);
    lines.push(`    ${explanation}`);
  }
  return `${lines.join('\n')}\n`;
}

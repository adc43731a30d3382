// `pegadinha check`: says of each request in each file what the simulated API that it is for would answer. Runs in Node.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Finding, Profile } from '../core/index.ts';
import { assumedModelId, validateConverseRequest, validateMessagesRequest } from '../mock-api/index.ts';
import { modelIdIn, type PastedRequest, type PasteProblem, readPaste } from '../paste/index.ts';
import { repairRequest } from '../repair/index.ts';
import { type CheckReport, reportAsText } from './check-report.ts';
import { readText } from './read-text.ts';
import type { ExitCode, Streams } from './streams.ts';

export interface CheckOptions {
  files: string[];
  profile: Profile;
  format: 'text' | 'json';
  /** `print` shows the repaired bodies, `write` also saves them. */
  fix: 'none' | 'print' | 'write';
  /** What was asked for; null leaves it to the request's own header, if one was pasted, and to the default. */
  apiVersion: string | null;
  /** Whose rules; null leaves it to the shape of each body. */
  api: CheckReport['api'] | null;
  /** The model of Converse bodies; null leaves it to what they, or the address beside them, name. */
  modelId: string | null;
  streams: Streams;
}

const noRepair = 'Converse bodies are judged, not repaired: --fix knows the Messages API only.';

export const apiVersions = ['2023-06-01', '2026-10-21'] as const;

/** Checks all files in the given order, also those after one that cannot be read. */
export async function check(options: CheckOptions): Promise<ExitCode> {
  const { files, streams } = options;
  let exit: ExitCode = 0;
  for (const file of files) {
    const found = await checkFile(file, options);
    if (found === 2) exit = 2;
    else if (found === 1 && exit === 0) exit = 1;
    if (found === 2 && files.length > 1) streams.err(`${file}: The other files were checked.\n`);
  }
  return exit;
}

async function checkFile(file: string, options: CheckOptions): Promise<ExitCode> {
  const { profile, format, fix, streams } = options;
  const fail = (name: string, code: string, error: { type: string; message: string }, isPrinted = true) => {
    const api = options.api ?? 'messages';
    const whose = api === 'messages' ? { profile } : {};
    const report: CheckReport = { file: name, api, ...whose, status: null, error, findings: [] };
    if (format === 'json' && isPrinted) streams.out(`${JSON.stringify(report)}\n`);
    streams.err(`${name}: ${error.message} [${code}]\n`);
  };
  const read = await readText(file, streams);
  if (!read.ok) {
    fail(file, read.code, { type: 'unreadable_file', message: read.what });
    return 2;
  }
  const { requests, problems } = readPaste(read.text);
  // Half a body is no verdict: a program gets "could not be judged", a person also what can be said of the half.
  const shown = requests.filter(({ cutOff }) => !cutOff || format === 'text');
  let exit: ExitCode = 0;
  for (const [index, request] of shown.entries()) {
    const name = shown.length > 1 ? `${file}#${index + 1}` : file;
    const report = isForConverse(request, options)
      ? judgeConverse(name, request, { ...options, addressed: modelIdIn(read.text) })
      : judge(name, request, options);
    streams.out(format === 'json' ? `${JSON.stringify(report)}\n` : reportAsText(report, request));
    const isRejected = report.repair ? report.repair.remaining.length > 0 : (report.status ?? 0) >= 400;
    if (isRejected) exit = 1;
    if (fix !== 'none' && report.api === 'converse' && (report.status ?? 0) >= 400)
      streams.err(`${name}: ${noRepair} [check/no-repair]\n`);
    if (fix !== 'write' || !report.repair?.changed) continue;
    if (problems.length > 0 || requests.length > 1 || request.text !== read.text || file === '-') {
      const message =
        'Only a file that holds one JSON body and nothing else can be saved. Copy the repaired body from the output.';
      fail(name, 'check/not-writable', { type: 'not_writable', message }, false);
      exit = 2;
      break;
    }
    await writeFile(resolve(streams.cwd, file), read.mark + report.repair.text);
  }
  for (const problem of problems) {
    const name = shown.length + problems.length > 1 && problem.line > 0 ? `${file}:${problem.line}` : file;
    fail(name, 'check/not-json', { type: 'invalid_json', message: describe(problem) });
  }
  return problems.length > 0 ? 2 : exit;
}

function isForConverse({ api }: PastedRequest, options: CheckOptions): boolean {
  return options.api === null ? api === 'converse' : options.api === 'converse';
}

/** Converse bodies are judged, never repaired. */
function judgeConverse(
  file: string,
  { body }: PastedRequest,
  { modelId, addressed }: CheckOptions & { addressed: string | null },
): CheckReport {
  const written = (body as { modelId?: unknown } | null)?.modelId;
  const named = modelId ?? (typeof written === 'string' ? written : null) ?? addressed ?? assumedModelId;
  const { status, error, findings } = validateConverseRequest(body, { modelId: named });
  return { file, api: 'converse', modelId: named, status, error, findings: findings.map(brief) };
}

function judge(file: string, request: PastedRequest, options: CheckOptions): CheckReport {
  const { profile, fix } = options;
  const pasted = apiVersions.find((version) => version === request.headers['anthropic-version']);
  const apiVersion = options.apiVersion ?? pasted ?? apiVersions[0];
  const { status, error, findings } = validateMessagesRequest(request.body, { profile, apiVersion });
  const report: CheckReport = {
    file,
    api: 'messages',
    profile,
    status,
    error,
    findings: findings.map(brief),
  };
  if (fix === 'none') return report;
  const { text, changed, steps, refusals, remaining } = repairRequest({
    text: request.text,
    profile,
    apiVersion,
  });
  return { ...report, repair: { changed, text, steps, refusals, remaining: remaining.map(brief) } };
}

function brief({ rule, path, severity, explanation }: Finding): CheckReport['findings'][number] {
  return { rule, path, severity, explanation };
}

function describe({ line, column, cutOff, what, cause }: PasteProblem): string {
  const where = `${cutOff ? ': the text ends too early at' : ' at'} line ${line}, column ${column}`;
  return `This is not JSON${where}. ${what} ${cause}`;
}

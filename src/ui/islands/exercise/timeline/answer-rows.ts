// The rows that follow a request: what the rules remark, what Claude answers, or how the API refuses. Pure.
import { answerStopReason, type RequestRecord } from '../../../../core/index.ts';
import type { Pairs } from './pair-calls.ts';
import { asObject, type BlockView } from './read-conversation.ts';
import type { OtherVerdict, TimelineRow } from './timeline-rows.ts';

/** What the rules said of an accepted request, and what the other profile would have said of any. */
export function remarkRows(record: RequestRecord, other: OtherVerdict | undefined): TimelineRow[] {
  const key = `r${record.index}.remarks`;
  const rows: TimelineRow[] = [];
  const findings = record.findings.filter((finding) => finding.severity === 'warning');
  if (findings.length > 0) rows.push({ kind: 'warning', key: `${key}.warnings`, threads: [], findings });
  if (other) rows.push({ kind: 'other-profile', key: `${key}.other`, threads: [], verdict: other });
  return rows;
}

/** Claude's answer with its blocks, or the refusal in its place. `answer` holds the blocks of an accepted answer. */
export function answerRows(record: RequestRecord, answer: BlockView[], pairs: Pairs): TimelineRow[] {
  const key = `r${record.index}.answer`;
  if (record.status !== 200) return [refusalRow(record, key)];
  const stopReason = answerStopReason(record.response) ?? '?';
  return [
    { kind: 'answer', key, threads: [], request: record.index, stopReason, response: record.response },
    ...answer.map(
      (block): TimelineRow => ({
        kind: 'block',
        key: `${key} ${block.path}`,
        threads: [],
        place: 'answer',
        role: 'assistant',
        block,
        mark: null,
        pair: block.kind === 'tool_use' ? pairs.stateOfCall(block.id) : null,
      }),
    ),
  ];
}

const awsTypes: Record<number, string> = {
  400: 'ValidationException',
  403: 'AccessDeniedException',
  404: 'ResourceNotFoundException',
  429: 'ThrottlingException',
};

function refusalRow(record: RequestRecord, key: string): TimelineRow {
  const body = asObject(record.response);
  // Converse says its type in a header, and only the message in the body.
  const error = asObject(body?.error) ?? {
    type: record.status === 422 ? 'pegadinha_script_error' : (awsTypes[record.status] ?? ''),
    message: body?.message,
  };
  return {
    kind: 'refusal',
    key,
    threads: [],
    request: record.index,
    status: record.status,
    errorType: String(error?.type ?? ''),
    message: String(error?.message ?? ''),
    requestId: record.requestId,
    findings: record.findings.filter((finding) => finding.severity === 'error'),
    scripted: error?.type === 'pegadinha_script_error',
    response: record.response,
  };
}

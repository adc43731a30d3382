// The same conversation as the timeline, in sentences: for screen readers and for anybody who prefers text. Pure.
import type { Finding, Outcome, RunRecord } from '../../../../core/index.ts';
import { duration, exerciseText } from '../../../strings/pt.exercise.ts';
import { buildTimeline } from './build-timeline.ts';
import type { BlockRow, MessageRow, OtherVerdict, RefusalRow, TimelineRow } from './timeline-rows.ts';

const { timeline, spoken } = exerciseText;

function speaker(role: string): string {
  return role === 'assistant' ? timeline.claude : timeline.app;
}

function describeBlock(row: BlockRow): string {
  const { block, role, place } = row;
  const who = place === 'answer' ? timeline.claude : speaker(role);
  const mark = row.mark === null || row.mark === 'related' ? '' : `[${timeline.mark[row.mark]}] `;
  if (block.kind === 'text') return mark + spoken.said(who, block.text);
  if (block.kind === 'tool_use')
    return row.pair === null
      ? mark + spoken.callInHistory(who, block.tool ?? '?')
      : mark + spoken.call(block.tool ?? '?', JSON.stringify(block.input), timeline.pair[row.pair]);
  if (block.kind === 'tool_result')
    return (
      mark +
      spoken.result(
        block.text,
        block.isError ? spoken.withError : '',
        row.pair === null ? block.path : timeline.pair[row.pair],
      )
    );
  return mark + spoken.other(who, block.type);
}

function describeMessage(row: MessageRow): string[] {
  const notes: string[] = [];
  if (row.echo?.kind === 'whole') notes.push(timeline.echoWhole);
  if (row.echo?.kind === 'altered') notes.push(timeline.echoAltered(row.echo.missingCount));
  if (row.mark === 'error' || row.mark === 'warning') notes.push(timeline.messageMark[row.mark]);
  return notes.map((note) => spoken.message(row.message.path, note));
}

function describeFinding(finding: Finding): string {
  return finding.explanation;
}

function describeRefusal(row: RefusalRow): string[] {
  if (row.scripted) return [`${timeline.scripted}: ${row.message}`];
  const path = row.findings[0]?.path ?? '';
  return [
    spoken.refusal(row.status, row.errorType, row.message, path),
    ...row.findings.slice(0, 1).map(describeFinding),
  ];
}

/** How a run ended, in one sentence. */
export function describeEnd(outcome: Outcome): string {
  if (outcome.kind === 'returned') return timeline.endReturned;
  if (outcome.kind === 'threw') return timeline.endThrew(outcome.name);
  return outcome.kind === 'invalid' ? timeline.endInvalid : timeline.endStopped;
}

/** Where the other profile would answer differently, in one sentence. */
export function describeOther(verdict: OtherVerdict): string {
  if (verdict.profile === 'anthropic' && verdict.status === 200) return timeline.otherAccepts;
  if (verdict.profile === 'strict' && verdict.status !== 200) return timeline.otherRefuses(verdict.status);
  return timeline.otherAnswers(verdict.profile, verdict.status);
}

function describeRow(row: TimelineRow): string[] {
  switch (row.kind) {
    case 'request': {
      if (row.shape === 'other-route') return [spoken.otherRoute(row.method, row.path)];
      const notes: string[] = [spoken.request(row.request + 1, row.messageCount)];
      if (row.shape === 'unreadable') notes.push(timeline.unreadable);
      if (row.repeated) notes.push(timeline.repeated);
      if (row.rewritten) notes.push(timeline.rewritten);
      return notes;
    }
    case 'folded':
      return [spoken.folded(row.messages.length)];
    case 'message':
      return describeMessage(row);
    case 'block':
      return [describeBlock(row)];
    case 'answer':
      return [spoken.answer(row.stopReason)];
    case 'refusal':
      return describeRefusal(row);
    case 'warning':
      return row.findings.map((finding) => spoken.warning(describeFinding(finding)));
    case 'other-profile':
      return [describeOther(row.verdict)];
    case 'tools': {
      const lines = row.executions.map((execution) =>
        spoken.execution(
          execution.tool,
          duration(execution.durationMs),
          execution.ok ? timeline.returnedResult : timeline.threw,
          execution.output,
        ),
      );
      return row.parallel ? [spoken.executionsParallel(row.executions.length), ...lines] : lines;
    }
    case 'end':
      return [spoken.end(describeEnd(row.outcome))];
  }
}

/** The run's conversation in Portuguese sentences, in the order of the timeline. */
export function describeRun(run: RunRecord, otherVerdicts: OtherVerdict[] = []): string[] {
  return buildTimeline(run, otherVerdicts).rows.flatMap(describeRow);
}

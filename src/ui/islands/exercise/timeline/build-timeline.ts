// Turns a run record into the rows of the timeline: one conversation between App, Claude and the tools. Pure.
import { answerContent, isTurnRoute, type RequestRecord, type RunRecord } from '../../../../core/index.ts';
import { answerRows, remarkRows } from './answer-rows.ts';
import { compareEcho, compareHistory } from './compare-history.ts';
import { layThreads } from './lay-threads.ts';
import { isCited, markOfBlock, markOfMessage } from './mark-findings.ts';
import { type Exchange, type Pairs, pairCalls } from './pair-calls.ts';
import { placeExecutions } from './place-executions.ts';
import { type BlockView, type MessageView, readBlocks, readMessages } from './read-conversation.ts';
import type { OtherVerdict, Timeline, TimelineRow } from './timeline-rows.ts';

interface Round extends Exchange {
  messages: MessageView[];
  shown: MessageView[];
  repeatedCount: number;
  rewritten: boolean;
  answer: BlockView[];
  answerBefore: BlockView[];
}

function isMessagesRoute(record: RequestRecord): boolean {
  return record.method === 'POST' && isTurnRoute(record.path);
}

function readRounds(run: RunRecord): Round[] {
  const rounds: Round[] = [];
  for (const record of run.requests) {
    const before = rounds.at(-1);
    const messages = readMessages(record.body);
    const { repeatedCount, rewritten } = compareHistory(before?.messages ?? null, messages);
    // A message that a finding points at is shown again, however old it is.
    const shown = messages.filter(
      (message) => message.index >= repeatedCount || isCited(record.findings, message.path),
    );
    const answer = record.status === 200 ? readBlocks(answerContent(record.response), 'content') : [];
    const fresh = messages.slice(repeatedCount).flatMap((message) => message.blocks);
    rounds.push({
      record,
      messages,
      shown,
      repeatedCount,
      rewritten,
      answer,
      answerBefore: before?.answer ?? [],
      results: fresh.filter((block) => block.kind === 'tool_result'),
      sentCalls: messages
        .slice(repeatedCount)
        .filter(({ role }) => role === 'assistant')
        .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'tool_use')),
      calls: answer.filter((block) => block.kind === 'tool_use'),
    });
  }
  return rounds;
}

function messageRows(round: Round, message: MessageView, pairs: Pairs): TimelineRow[] {
  const { record, repeatedCount } = round;
  const key = `r${record.index}.${message.path}`;
  const isNew = message.index >= repeatedCount;
  const echo =
    isNew && message.role === 'assistant' && round.answerBefore.length > 0
      ? compareEcho(round.answerBefore, message)
      : null;
  const mark = markOfMessage(record.findings, message.path);
  const head: TimelineRow = { kind: 'message', key, threads: [], message, mark, echo };
  const blocks = message.blocks.map((block): TimelineRow => {
    const isResult = block.kind === 'tool_result' && isNew;
    const isWritten = block.kind === 'tool_use' && isNew && pairs.isWritten(block.id);
    return {
      kind: 'block',
      key: `${key} ${block.path}`,
      threads: [],
      place: 'request',
      role: message.role,
      block,
      mark: markOfBlock(record.findings, block),
      pair: isResult
        ? pairs.stateOfResult(record.index, block.path)
        : isWritten
          ? pairs.stateOfCall(block.id)
          : null,
    };
  });
  // What came back word for word is said in one line, unless a finding points into it.
  if (echo?.kind === 'whole' && !isCited(record.findings, message.path)) return [head];
  return [head, ...blocks];
}

function requestRows(round: Round, pairs: Pairs): TimelineRow[] {
  const { record, messages, shown, repeatedCount } = round;
  const key = `r${record.index}`;
  const folded = messages.slice(0, repeatedCount).filter((message) => !shown.includes(message));
  const shape = !isMessagesRoute(record) ? 'other-route' : messages.length === 0 ? 'unreadable' : 'messages';
  const rows: TimelineRow[] = [
    {
      kind: 'request',
      key,
      threads: [],
      request: record.index,
      startedAtMs: record.startedAtMs,
      messageCount: messages.length,
      shape,
      method: record.method,
      path: record.path,
      body: record.body,
      repeated:
        record.index > 0 && messages.length > 0 && repeatedCount === messages.length && !round.rewritten,
      rewritten: round.rewritten,
    },
  ];
  if (folded.length > 0) rows.push({ kind: 'folded', key: `${key}.folded`, threads: [], messages: folded });
  return [...rows, ...shown.flatMap((message) => messageRows(round, message, pairs))];
}

function toolRows(run: RunRecord, afterRequest: number): TimelineRow[] {
  const tools = run.tools.filter((tool) => tool.afterRequest === afterRequest);
  if (tools.length === 0) return [];
  return [{ kind: 'tools', key: `tools${afterRequest}`, threads: [], ...placeExecutions(tools) }];
}

/** The timeline of one run. `otherVerdicts` says where the other profile would have answered differently. */
export function buildTimeline(run: RunRecord, otherVerdicts: OtherVerdict[] = []): Timeline {
  const rounds = readRounds(run);
  const pairs = pairCalls(rounds);
  const rows = toolRows(run, -1);
  for (const round of rounds) {
    const { index } = round.record;
    const remarks = remarkRows(
      round.record,
      otherVerdicts.find((verdict) => verdict.request === index),
    );
    const answer = answerRows(round.record, round.answer, pairs);
    // Remarks on an accepted request belong to it, before the answer; after a refusal they explain it further.
    rows.push(...requestRows(round, pairs));
    rows.push(...(round.record.status === 200 ? [...remarks, ...answer] : [...answer, ...remarks]));
    rows.push(...toolRows(run, index));
  }
  rows.push({ kind: 'end', key: 'end', threads: [], outcome: run.outcome });
  return { rows, laneCount: layThreads(rows) };
}

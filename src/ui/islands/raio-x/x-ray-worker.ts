// The Raio-X's worker: reads, judges, draws and repairs, so that the page never waits. Runs in a Web Worker.
// Answers one message after the other; whoever does not want to wait ends it. Sends nothing anywhere.
import { modelIdIn, type PastedRequest, readPaste } from '../../../paste/index.ts';
import { firstSpans, joinSpans, spanAround } from './reading/block-spans.ts';
import {
  type ConversationIndex,
  citedPlaces,
  indexConversation,
  placeOf,
} from './reading/conversation-index.ts';
import { drawConversation } from './reading/draw-conversation.ts';
import { examineRequest, judgeRequest } from './reading/examine-request.ts';
import { prepareRepair } from './reading/prepare-repair.ts';
import { viewReading } from './reading/view-reading.ts';
import type { BlockSpan, FromWorker, ToWorker } from './x-ray-messages.ts';

type Statuses = Record<'anthropic' | 'strict', number>;

/** Requests judged for the list; the others are judged when chosen. */
const mostJudged = 500;
const judgedBetweenReports = 25;

let requests: PastedRequest[] = [];
/** The model that an address in the text names. */
let addressed: string | null = null;
let shown: { request: number; index: ConversationIndex; spans: BlockSpan[] } | null = null;

function say(message: FromWorker): void {
  postMessage(message);
}

function judgeAll(): Statuses[] {
  // A single request is judged when it is examined; once is enough.
  if (requests.length < 2) return [];
  const some = requests.slice(0, mostJudged);
  return some.map((request, done) => {
    if (done % judgedBetweenReports === 0) say({ kind: 'stage', stage: 'judging', done, total: some.length });
    const { anthropic, strict } = judgeRequest(request, addressed);
    return { anthropic: anthropic.status, strict: strict.status };
  });
}

async function open(source: string | Blob): Promise<void> {
  say({ kind: 'stage', stage: 'reading' });
  const text = typeof source === 'string' ? source : await source.text();
  const paste = readPaste(text);
  requests = paste.requests;
  addressed = modelIdIn(text);
  shown = null;
  const statuses = judgeAll();
  say({ kind: 'read', reading: viewReading(text, { paste, statuses }) });
  const refused = statuses.findIndex(({ anthropic, strict }) => anthropic !== 200 || strict !== 200);
  if (requests.length > 0) choose(Math.max(refused, 0));
}

function choose(position: number): void {
  const request = requests[position];
  if (!request) return;
  say({ kind: 'stage', stage: 'judging' });
  const { examination, findings } = examineRequest(request, position, addressed);
  say({ kind: 'examined', examination });
  say({ kind: 'stage', stage: 'drawing' });
  const index = indexConversation(request.body, findings);
  const spans = firstSpans(index.places.length, citedPlaces(index, findings, 60));
  shown = { request: position, index, spans };
  say({ kind: 'drawn', request: position, drawing: drawConversation(index, spans) });
  say({ kind: 'stage', stage: 'repairing' });
  say({ kind: 'repaired', request: position, repair: repairOf(request, examination.verdicts) });
}

function repairOf(
  { api, text, cutOff }: PastedRequest,
  verdicts: Record<'anthropic' | 'strict', { status: number }>,
) {
  // A body written for another API is translated by its author, not repaired; and of a cut one nobody knows the rest.
  const ours = api !== 'openai' && api !== 'converse' && !cutOff;
  const isRefused = (profile: 'anthropic' | 'strict'): boolean => ours && verdicts[profile].status !== 200;
  try {
    return prepareRepair(text, {
      refused: { anthropic: isRefused('anthropic'), strict: isRefused('strict') },
    });
  } catch {
    // The verdict stands without a repair; the page says that there is none to show.
    return null;
  }
}

function draw(span: BlockSpan): void {
  if (shown === null) return;
  shown.spans = joinSpans([...shown.spans, span]);
  say({ kind: 'drawn', request: shown.request, drawing: drawConversation(shown.index, shown.spans) });
}

function drawAt(path: string): void {
  const position = shown === null ? null : placeOf(shown.index, path);
  if (shown !== null && position !== null) draw(spanAround(position, shown.index.places.length));
}

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') await open(data.source);
  else if (data.kind === 'choose') choose(data.request);
  else if (data.kind === 'draw') draw(data.span);
  else drawAt(data.path);
  say({ kind: 'idle' });
});

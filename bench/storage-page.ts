// The part of the storage measurement that runs in the browser: fills a database, opens it, appends. Bundled by storage.ts.
import { Dexie } from 'dexie';
import type { EventBody, ItemId, ProgressEvent, Rating } from '../src/core/index.ts';
import { type FactsOf, studyQueue } from '../src/scheduler/index.ts';
import { openDexieStore, type ProgressStore } from '../src/storage/index.ts';
import { readOverview } from '../src/ui/islands/progress/read-overview.ts';

const day = 86_400_000;
const name = 'bench';
const surroundings = { clock: () => Date.now(), random: () => Math.random() };

/** A log of three years up to now: every card added, then reviewed in turn, each review with its answer. */
function eventAt(index: number, options: { cards: number; events: number; now: number }): ProgressEvent {
  const { cards, events, now } = options;
  const at = Math.floor(now - 3 * 365 * day * (1 - (index + 1) / events));
  const nth = index < cards ? index : Math.floor((index - cards) / 2);
  const question = `question-of-a-long-course-${(nth * 7919) % cards}`;
  const item: ItemId = `question:${question}`;
  const rating = [1, 3, 3, 4, 3, 3, 2, 3][(nth * 31) % 8] as Rating;
  const body: EventBody =
    index < cards
      ? { type: 'card-added', item, reason: 'plan' }
      : (index - cards) % 2 === 0
        ? { type: 'answer', question, chosen: ['b'], correct: rating > 1, elapsedMs: 9000, where: 'review' }
        : { type: 'review', item, rating, elapsedMs: 9000 };
  return { id: `benchdevice1:${index + 1}`, at, body };
}

async function fill(options: { cards: number; events: number; now: number }): Promise<void> {
  (await openDexieStore({ ...surroundings, name })).close();
  const raw = await new Dexie(name, { chromeTransactionDurability: 'relaxed' }).open();
  for (let from = 0; from < options.events; from += 20_000) {
    const count = Math.min(20_000, options.events - from);
    const rows = Array.from({ length: count }, (_, at) => eventAt(from + at, options));
    await raw.table('events').bulkPut(rows);
  }
  raw.close();
}

const factsOf: FactsOf = (item) => ({
  item,
  taskStatement: '1.1',
  objective: 'o',
  lesson: 'l',
  section: item.slice(0, -1),
  exercise: null,
});
const course = {
  lessons: [],
  exercises: [],
  items: [],
  exam: { domains: [], taskStatements: [], validityMonths: 12 },
};

let heapMb = 0;
setInterval(() => {
  heapMb = Math.max(heapMb, heapNow());
}, 20);
let store: ProgressStore;

/** A page of the review from nothing to its queue; milliseconds, and figures to see that it is the right one. */
async function toQueue() {
  const began = performance.now();
  store = await openDexieStore({ ...surroundings, name });
  const progress = await store.progress({ now: Date.now() });
  const queue = studyQueue(progress, { factsOf });
  const ms = performance.now() - began;
  return { ms, heapMb, cards: progress.cards.size, waiting: queue.waiting.length };
}

/** Everything that the progress page draws, in the same page. */
async function statistics() {
  const began = performance.now();
  const overview = readOverview(await store.statistics({ now: Date.now() }), { course });
  return { ms: performance.now() - began, days: overview.days.length };
}

/** Progress after a further event, and after that was taken back. */
async function goOn() {
  const written = await store.append([setting(0)]);
  const appended = performance.now();
  await store.progress({ now: Date.now() });
  const appendMs = performance.now() - appended;
  await store.append([{ type: 'undo', target: written[0]?.id ?? '' }]);
  const undone = performance.now();
  await store.progress({ now: Date.now() });
  return { appendMs, undoMs: performance.now() - undone };
}

const setting = (value: number): EventBody => ({ type: 'setting', key: 'bench', value });

/** Median milliseconds of an append in the store, and of the same written into the same tables with Dexie alone, in turns. */
async function append(turns: number) {
  const own = await openDexieStore({ ...surroundings, name });
  const plain = await new Dexie(name, { chromeTransactionDurability: 'strict' }).open();
  const samples: { own: number[]; raw: number[] } = { own: [], raw: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now();
    await own.append([setting(turn)]);
    const middle = performance.now();
    await plain.transaction('rw', ['events', 'meta'], async () => {
      const { counter } = (await plain.table('meta').get('raw')) ?? { counter: 0 };
      await plain.table('events').put({ id: `rawdevice:${counter}`, at: Date.now(), body: setting(turn) });
      await plain.table('meta').put({ key: 'raw', counter: counter + 1 });
    });
    samples.own.push(middle - began);
    samples.raw.push(performance.now() - middle);
  }
  own.close();
  plain.close();
  return { own: median(samples.own), raw: median(samples.raw) };
}

/** Milliseconds to read all events back with Dexie alone, in pieces, keeping none. */
async function readAll(): Promise<number> {
  const raw = await new Dexie(name).open();
  const began = performance.now();
  let last = '';
  for (;;) {
    const rows = await raw.table('events').where('id').above(last).limit(20_000).toArray();
    if (rows.length === 0) break;
    last = rows.at(-1).id;
  }
  raw.close();
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function heapNow(): number {
  const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
  return (memory?.usedJSHeapSize ?? 0) / 2 ** 20;
}

Object.assign(globalThis, { bench: { fill, toQueue, statistics, goOn, append, readAll } });

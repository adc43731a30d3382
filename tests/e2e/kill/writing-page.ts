// A page that does nothing but write reviews into the learner's store, as fast as it can, and tells each
// acknowledgement. Bundled by kill-browser.spec.ts; runs in the browser that is to be killed.
import { type ProgressStore, pageStore } from '../../../src/storage/index.ts';

const tell = (path: string, body: unknown) => fetch(path, { method: 'POST', body: JSON.stringify(body) });

/** Numbers the pairs from `first`, so that the log can be compared with what was acknowledged. */
async function writeForEver(store: ProgressStore, first: number): Promise<never> {
  for (let serial = first; ; serial += 1) {
    const events = await store.append([
      { type: 'answer', question: 'a', chosen: ['b'], correct: true, elapsedMs: serial, where: 'review' },
      { type: 'review', item: 'question:a', rating: 3, elapsedMs: serial },
    ]);
    // Not waited for: the next write is under way when the message leaves, so a kill falls into a write.
    void tell('/acknowledged', { serial, ids: events.map(({ id }) => id) });
  }
}

async function readThenWrite(): Promise<never> {
  const store = await pageStore({
    clock: () => Date.now(),
    random: () => Math.random(),
    shelf: localStorage,
    durability: null,
  })();
  const [events, unreadable] = await Promise.all([store.events(), store.quarantined()]);
  const response = await tell('/log', { lasting: store.lasting, events, unreadable });
  return writeForEver(store, await response.json());
}

readThenWrite().catch((error: unknown) => tell('/failed', String(error)));

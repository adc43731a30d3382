// The learner's data: what is saved, backup, import, other programs, what could not be read, wipe. Runs in the page.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { OpenStore, ProgressStore } from '../../../storage/index.ts';
import { dataText as text } from '../../strings/pt.data.ts';
import { dropAllUnsavedDrafts, pageShelf } from '../exercise/session/unsaved-draft.ts';
import { BackupPanel } from './backup-panel.tsx';
import { type DataOverview, type OverviewReading, readOverview } from './data-overview.ts';
import { downloadExport } from './download-export.ts';
import { type ElsewhereActions, ElsewherePanel } from './elsewhere-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { downloadAnki, downloadReviews } from './make-files.ts';
import { QuarantinePanel } from './quarantine-panel.tsx';
import { SavedPanel, type StorageFacts } from './saved-panel.tsx';
import { WipePanel } from './wipe-panel.tsx';

export interface DataSurroundings {
  openStore: OpenStore;
  readClock: () => number;
  facts: StorageFacts;
  fetch: typeof fetch;
  /** Lets the page draw and react before it goes on. */
  pause: () => Promise<void>;
  /** Where the site is, for links that leave it. */
  origin: string;
  /** Questions and exercises of the course. */
  courseItems: number;
}

export function DataIsland(props: { surroundings: DataSurroundings }) {
  const { openStore, readClock, facts, fetch, pause, origin, courseItems } = props.surroundings;
  const [store, setStore] = useState<ProgressStore | null>(null);
  const [reading, setReading] = useState<OverviewReading | null>(null);
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState('');

  const attempt = useCallback(async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }, []);
  const load = useCallback(
    () =>
      attempt(async () => {
        const opened = await openStore();
        setReading(await readOverview(opened, { now: readClock() }));
        setStore(opened);
      }),
    [attempt, openStore, readClock],
  );
  useEffect(() => void load(), [load]);
  useEffect(() => store?.onChange(() => void load()), [store, load]);
  // What was done is said at the top; on a phone the button that did it may be a screen further down.
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== '') said.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  const refusal = (sentence: string) => (
    <div role="alert" class="data__refused">
      <h2>{text.failed}</h2>
      <p>{sentence}</p>
      <button type="button" class="button" onClick={() => void load()}>
        {text.retry}
      </button>
    </div>
  );
  if (store === null || reading === null)
    return fault === '' ? <p class="label">{text.loading}</p> : refusal(fault);

  const { overview } = reading;
  const exportAll = (): Promise<void> =>
    attempt(async () => {
      setMessage(text.export.done(await downloadExport({ store, now: readClock() })));
      // The note of an export is beside the log, so no change of the log tells of it.
      setReading(await readOverview(store, { now: readClock() }));
    });
  const wipe = (): Promise<void> =>
    attempt(async () => {
      await store.wipe();
      const shelf = pageShelf();
      if (shelf) dropAllUnsavedDrafts(shelf);
      setMessage(text.wipe.done);
    });
  const elsewhereFor = ({ items }: DataOverview): ElsewhereActions => ({
    async anki({ cards, language }) {
      const wanted = cards === 'mine' ? items : null;
      const made = await downloadAnki({ items: wanted, language, origin, now: readClock(), fetch });
      return made.notes === 0 ? text.anki.none(items.size) : text.anki.done(made.name, made.notes);
    },
    async csv() {
      const name = await downloadReviews({ store, now: readClock(), fetch, pause });
      return name === null ? text.csv.none : text.elsewhere.done(name);
    },
  });
  return (
    <div class="data">
      {/* Whatever the log has come to, it can be exported, added to and removed. */}
      {overview === null ? refusal(reading.fault) : <SavedPanel overview={overview} facts={facts} />}
      <p class="data__message" role="status" ref={said}>
        {message}
      </p>
      {fault !== '' && (
        <p class="data__refused" role="alert">
          {fault}
        </p>
      )}
      <BackupPanel backup={overview?.backup ?? null} onExport={() => void exportAll()} />
      <ImportPanel store={store} pause={pause} onDone={setMessage} />
      {overview !== null && (
        <>
          <ElsewherePanel overview={overview} courseItems={courseItems} actions={elsewhereFor(overview)} />
          {overview.quarantined.length > 0 && <QuarantinePanel entries={overview.quarantined} />}
        </>
      )}
      <WipePanel onExport={exportAll} onWipe={wipe} />
    </div>
  );
}

// The learner's data: what is saved, export, import, wipe, and what could not be read. Runs in the page.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { OpenStore, ProgressStore, QuarantinedEntry } from '../../../storage/index.ts';
import { dataText as text } from '../../strings/pt.review.ts';
import { dropAllUnsavedDrafts, pageShelf } from '../exercise/session/unsaved-draft.ts';
import { StateMark } from '../questions/index.ts';
import { type DataOverview, readOverview } from './data-overview.ts';
import { downloadExport } from './download-export.ts';
import { ImportPanel } from './import-panel.tsx';
import { sayDate } from './say-date.ts';
import { WipePanel } from './wipe-panel.tsx';

export function DataIsland(props: { openStore: OpenStore; readClock: () => number }) {
  const { openStore, readClock } = props;
  const [store, setStore] = useState<ProgressStore | null>(null);
  const [overview, setOverview] = useState<DataOverview | null>(null);
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
        setOverview(await readOverview(opened, { now: readClock() }));
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

  if (store === null || overview === null)
    return fault === '' ? (
      <p class="label">{text.loading}</p>
    ) : (
      <div role="alert" class="data__refused">
        <h2>{text.failed}</h2>
        <p>{fault}</p>
        <button type="button" class="button" onClick={() => void load()}>
          {text.retry}
        </button>
      </div>
    );

  const exportAll = (): Promise<void> =>
    attempt(async () => setMessage(text.export.done(await downloadExport({ store, now: readClock() }))));
  const wipe = (): Promise<void> =>
    attempt(async () => {
      await store.wipe();
      const shelf = pageShelf();
      if (shelf) dropAllUnsavedDrafts(shelf);
      setMessage(text.wipe.done);
    });
  return (
    <div class="data">
      <Saved overview={overview} />
      <p class="data__message" role="status" ref={said}>
        {message}
      </p>
      {fault !== '' && (
        <p class="data__refused" role="alert">
          {fault}
        </p>
      )}
      <section class="data__part" aria-labelledby="exportar">
        <h2 id="exportar">{text.export.title}</h2>
        <p>{text.export.text}</p>
        <p class="data__actions">
          <button type="button" class="button button--primary" onClick={() => void exportAll()}>
            {text.export.button}
          </button>
          <span class="label">
            {overview.lastExportAt === null
              ? text.neverExported
              : text.lastExport(sayDate(overview.lastExportAt))}
          </span>
        </p>
      </section>
      <ImportPanel store={store} onDone={setMessage} />
      {overview.quarantined.length > 0 && <Quarantine entries={overview.quarantined} />}
      <WipePanel onExport={exportAll} onWipe={wipe} />
    </div>
  );
}

function Saved({ overview }: { overview: DataOverview }) {
  const { lasting, firstAt } = overview;
  const numbers: [number, string][] = [
    [overview.events, text.counts.events(overview.events)],
    [overview.cards, text.counts.cards(overview.cards)],
    [overview.drafts, text.counts.drafts(overview.drafts)],
  ];
  return (
    <section class="card data__saved" data-lasting={lasting}>
      <p class="data__state">
        <StateMark state={lasting ? 'right' : 'wrong'} />
        {lasting ? text.saved : text.notLasting}
      </p>
      {!lasting && <p class="label">{text.notLastingHint}</p>}
      <ul role="list" class="data__numbers label">
        {numbers.map(([value, name]) => (
          <li key={name}>
            <b>{value.toLocaleString('pt-BR')}</b> {name}
          </li>
        ))}
        {firstAt !== null && (
          <li>
            {text.counts.since} {sayDate(firstAt)}
          </li>
        )}
      </ul>
    </section>
  );
}

function Quarantine({ entries }: { entries: QuarantinedEntry[] }) {
  return (
    <section class="data__part" aria-labelledby="ilegiveis">
      <h2 id="ilegiveis">{text.quarantine.title}</h2>
      <p>{text.quarantine.text(entries.length)}</p>
      <details>
        <summary>{text.quarantine.show}</summary>
        <ul>
          {entries.map(({ entry, reason }) => (
            <li key={JSON.stringify(entry)}>
              <code>{JSON.stringify(entry)}</code>
              <br />
              <span class="label">{reason}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

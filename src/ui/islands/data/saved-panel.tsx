// Whether the learner's work is saved, how much of it there is, and what the browser promises. Runs in the page.
import { useEffect, useState } from 'preact/hooks';
import { dataText } from '../../strings/pt.data.ts';
import { StateMark } from '../questions/index.ts';
import type { DataOverview } from './data-overview.ts';
import { sayDate } from './say-date.ts';

const text = dataText.saved;

/** What the panel needs of navigator.storage; null where the browser lacks it. */
export type StorageFacts = Pick<StorageManager, 'persist' | 'persisted' | 'estimate'> | null;

export function SavedPanel(props: { overview: DataOverview; facts: StorageFacts }) {
  const { overview, facts } = props;
  const { lasting, firstAt } = overview;
  const { lastExportAt } = overview.backup;
  const numbers: [number, string][] = [
    [overview.events, text.counts.events(overview.events)],
    [overview.items.size, text.counts.cards(overview.items.size)],
    [overview.drafts, text.counts.drafts(overview.drafts)],
  ];
  return (
    <section class="card data__saved" data-lasting={lasting} aria-label={text.title}>
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
        {overview.events > 0 && (
          <li>{lastExportAt === null ? text.counts.noCopy : text.counts.lastCopy(sayDate(lastExportAt))}</li>
        )}
      </ul>
      {lasting && (
        <div class="data__durability label">
          <Durability facts={facts} />
          {/* Asked for again when the log has grown. */}
          <Space key={overview.events} facts={facts} />
        </div>
      )}
    </section>
  );
}

type Promised = 'yes' | 'no' | 'refused' | 'unknown';

function Durability({ facts }: { facts: StorageFacts }) {
  const words = dataText.durability;
  const [promised, setPromised] = useState<Promised | null>(null);
  useEffect(() => {
    if (facts === null) return setPromised('unknown');
    facts.persisted().then(
      (already) => setPromised(already ? 'yes' : 'no'),
      () => setPromised('unknown'),
    );
  }, [facts]);
  const ask = (): void => {
    facts?.persist().then(
      (granted) => setPromised(granted ? 'yes' : 'refused'),
      () => setPromised('refused'),
    );
  };
  if (promised === null) return null;
  return (
    <>
      <p>
        {
          {
            yes: words.promised,
            no: words.notPromised,
            refused: words.notPromised,
            unknown: words.unknown,
          }[promised]
        }{' '}
        {promised === 'no' && (
          <button type="button" class="data__ask" onClick={ask}>
            {words.ask}
          </button>
        )}
      </p>
      {/* Always there, so that a screen reader hears the answer when it comes. */}
      <p role="status">{promised === 'refused' ? words.refused : ''}</p>
    </>
  );
}

function Space({ facts }: { facts: StorageFacts }) {
  const [space, setSpace] = useState('');
  useEffect(() => {
    facts?.estimate().then(
      ({ usage, quota = 0 }) => {
        if (usage !== undefined && quota > 0) setSpace(dataText.durability.space(usage, quota));
      },
      () => undefined,
    );
  }, [facts]);
  return <p>{space}</p>;
}

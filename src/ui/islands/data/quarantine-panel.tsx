// Entries of the log that this version can't read: kept, exported, shown. Runs in the page.
import type { QuarantinedEntry } from '../../../storage/index.ts';
import { dataText } from '../../strings/pt.data.ts';

const text = dataText.quarantine;

export function QuarantinePanel({ entries }: { entries: QuarantinedEntry[] }) {
  return (
    <section class="data__part" aria-labelledby="ilegiveis">
      <h2 id="ilegiveis">{text.title}</h2>
      <p>{text.text(entries.length)}</p>
      <details>
        <summary>{text.show}</summary>
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

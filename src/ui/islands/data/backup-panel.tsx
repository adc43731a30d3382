// The backup: when the last one was, what it lacks, and a new one. Runs in the page.
import { dataText } from '../../strings/pt.data.ts';
import type { BackupNeed } from './backup-need.ts';
import { sayDate } from './say-date.ts';

const text = dataText.export;

/** `backup` is null where it is not known what a new one would hold. */
export function BackupPanel(props: { backup: BackupNeed | null; onExport: () => void }) {
  const { backup } = props;
  const remind = backup?.remind ?? false;
  return (
    <section class="data__part" aria-labelledby="exportar" data-due={remind}>
      <h2 id="exportar">{text.title}</h2>
      <p>{text.text}</p>
      <p class="data__actions">
        <button type="button" class="button button--primary" onClick={props.onExport}>
          {text.button}
        </button>
        <span class="label">
          {remind && <b class="data__due">{text.due} </b>}
          {backup !== null && factsOf(backup).join(' ')}
        </span>
      </p>
    </section>
  );
}

function factsOf({ entries, lastExportAt }: BackupNeed): string[] {
  if (lastExportAt === null) return [text.never];
  return [text.last(sayDate(lastExportAt)), entries === 0 ? text.complete : text.since(entries)];
}

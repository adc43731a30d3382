// Importing: choose a file, see what it would add or why it is refused, then take it in. Runs in the page.
import { useRef, useState } from 'preact/hooks';
import type { ImportReport, ProgressStore } from '../../../storage/index.ts';
import { dataText } from '../../strings/pt.data.ts';
import { sayDate } from './say-date.ts';

const text = dataText.import;
/** Past this a browser can't hold the text in one piece; a log of a million entries is well below it. */
const mostBytes = 400_000_000;
type State =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'preview'; name: string; content: string; report: ImportReport };

export function ImportPanel(props: {
  store: ProgressStore;
  pause: () => Promise<void>;
  onDone: (sentence: string) => void;
}) {
  const { store, pause, onDone } = props;
  const [state, setState] = useState<State>({ kind: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const showResult = (next: State): void => {
    setState(next);
    // The same file can be chosen again after a refusal or a change of mind.
    if (input.current) input.current.value = '';
    requestAnimationFrame(() => result.current?.focus());
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showResult({ kind: 'refused', sentence: error instanceof Error ? error.message : String(error) });
    }
  };
  const read = (file: File): Promise<void> =>
    attempt(async () => {
      if (file.size > mostBytes)
        return showResult({ kind: 'refused', sentence: text.tooBig(file.size, mostBytes) });
      setState({ kind: 'reading' });
      const content = await file.text();
      // Checking a large file keeps the page busy for a while; what it is doing is shown first.
      await pause();
      showResult({ kind: 'preview', name: file.name, content, report: await store.previewImport(content) });
    });
  const takeIn = (content: string): Promise<void> =>
    attempt(async () => {
      const report = await store.importFile(content);
      setState({ kind: 'idle' });
      onDone(text.done(report.eventsAdded));
    });

  return (
    <section class="data__part" aria-labelledby="importar">
      <h2 id="importar">{text.title}</h2>
      <p>{text.text}</p>
      <p>
        <label class="button data__file">
          {text.label}
          <input
            ref={input}
            class="visually-hidden"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void read(file);
            }}
          />
        </label>
      </p>
      {state.kind === 'reading' && (
        <p class="label" role="status">
          {text.reading}
        </p>
      )}
      {state.kind === 'refused' && (
        <div class="data__refused" role="alert" tabIndex={-1} ref={result}>
          <h3>{text.refused}</h3>
          <p>{state.sentence}</p>
        </div>
      )}
      {state.kind === 'preview' && (
        <div class="data__preview" tabIndex={-1} ref={result}>
          <h3 id="previa">{text.preview(state.name)}</h3>
          <ul>
            <li>{text.exportedAt(sayDate(state.report.exportedAt))}</li>
            <li>{text.events(state.report.eventsAdded, state.report.eventsKnown)}</li>
            <li>{text.drafts(state.report.draftsTaken)}</li>
            {state.report.setAside > 0 && <li>{text.setAside(state.report.setAside)}</li>}
          </ul>
          <p class="data__actions">
            <button type="button" class="button button--primary" onClick={() => void takeIn(state.content)}>
              {text.confirm}
            </button>
            <button type="button" class="button button--quiet" onClick={() => showResult({ kind: 'idle' })}>
              {text.cancel}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

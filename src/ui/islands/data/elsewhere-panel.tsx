// Taking the work to other programs: cards for Anki, reviews as CSV. Runs in the page.
import { useState } from 'preact/hooks';
import { reviewColumns } from '../../../takeout/index.ts';
import { dataText } from '../../strings/pt.data.ts';
import type { Language } from '../questions/quiz-page.ts';
import type { DataOverview } from './data-overview.ts';

export interface ElsewhereActions {
  /** Downloads and resolves to what is to be said of it. */
  anki(options: { cards: 'mine' | 'all'; language: Language }): Promise<string>;
  csv(): Promise<string>;
}

export function ElsewherePanel(props: {
  overview: DataOverview;
  courseItems: number;
  actions: ElsewhereActions;
}) {
  const { overview, courseItems, actions } = props;
  return (
    <section class="data__part" aria-labelledby="levar">
      <h2 id="levar">{dataText.elsewhere.title}</h2>
      <AnkiPart overview={overview} courseItems={courseItems} download={actions.anki} />
      <CsvPart download={actions.csv} />
    </section>
  );
}

/** A button that makes a file, and what came of it beneath. */
function MakeFile(props: { label: string; make: () => Promise<string> }) {
  const [state, setState] = useState<{ busy: boolean; said: string }>({ busy: false, said: '' });
  const press = async (): Promise<void> => {
    setState({ busy: true, said: dataText.elsewhere.preparing });
    const said = await props.make().catch((error: unknown) =>
      // Faults of the store have a sentence of their own; all others are of the network.
      error instanceof Error && error.name === 'StorageFault' ? error.message : dataText.elsewhere.failed,
    );
    setState({ busy: false, said });
  };
  return (
    <p class="data__actions">
      <button
        type="button"
        class="button"
        aria-disabled={state.busy}
        onClick={() => !state.busy && void press()}
      >
        {props.label}
      </button>
      <span class="label" role="status">
        {state.said}
      </span>
    </p>
  );
}

function AnkiPart(props: {
  overview: DataOverview;
  courseItems: number;
  download: ElsewhereActions['anki'];
}) {
  const text = dataText.anki;
  const mine = props.overview.items.size;
  const [chosen, setChosen] = useState<'mine' | 'all'>('mine');
  const cards = mine > 0 ? chosen : 'all';
  const [language, setLanguage] = useState<Language>(props.overview.language);
  const choice = (value: 'mine' | 'all', label: string) => (
    <label class="data__choice">
      <input
        type="radio"
        name="anki-cards"
        checked={cards === value}
        disabled={value === 'mine' && mine === 0}
        onChange={() => setChosen(value)}
      />
      {label}
    </label>
  );
  return (
    <div class="data__program">
      <h3>{text.title}</h3>
      <p>{text.text}</p>
      <fieldset class="data__choices">
        <legend class="label">{text.which}</legend>
        {choice('mine', text.mine(mine))}
        {choice('all', text.all(props.courseItems))}
      </fieldset>
      <p class="data__field">
        <label class="label" for="anki-idioma">
          {text.language}
        </label>
        <select
          id="anki-idioma"
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value === 'en' ? 'en' : 'pt')}
        >
          <option value="pt">{text.languages.pt}</option>
          <option value="en" lang="en">
            {text.languages.en}
          </option>
        </select>
      </p>
      <MakeFile label={text.button} make={() => props.download({ cards, language })} />
      <details>
        <summary>{text.how}</summary>
        <ul>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function CsvPart(props: { download: ElsewhereActions['csv'] }) {
  const text = dataText.csv;
  return (
    <div class="data__program">
      <h3>{text.title}</h3>
      <p>{text.text}</p>
      <MakeFile label={text.button} make={props.download} />
      <details>
        <summary>{text.columns}</summary>
        <p>{text.format}</p>
        <dl class="data__columns">
          {reviewColumns.map((column) => (
            <div key={column}>
              <dt>
                <code>{column}</code>
              </dt>
              <dd>{text.meaning[column]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

// Choosing a mock exam: its mode, its language, and what the form will hold and lack. Runs in the page.
import { useCallback, useMemo, useState } from 'preact/hooks';
import type { ExamMode } from '../../../core/index.ts';
import { drawForm, type ExamForm, type FormWish } from '../../../mock-exam/index.ts';
import { examText } from '../../strings/pt.exam.ts';
import { type Language, LanguageSwitch } from '../questions/index.ts';
import { bankOf, type ExamCatalogue } from './exam-catalogue.ts';

const text = examText.start;
const msPerMinute = 60_000;
const modes: readonly ExamMode[] = ['full', 'short', 'task-statement', 'misses'];

function wishOf(options: { mode: ExamMode; taskStatement: string; missed: readonly string[] }): FormWish {
  const { mode, taskStatement, missed } = options;
  if (mode === 'task-statement') return { mode, taskStatement };
  return mode === 'misses' ? { mode, questions: missed } : { mode };
}

/** What a form holds, out of what it should, and the domains that are wholly missing. */
function sizeOf({ questions, timeLimitMs, coverage }: ExamForm) {
  return {
    count: questions.length,
    minutes: timeLimitMs / msPerMinute,
    wanted: coverage.reduce((sum, { wanted }) => sum + wanted, 0),
    bare: coverage.flatMap(({ domain, wanted, drawn }) => (wanted > 0 && drawn === 0 ? [domain] : [])),
    isThin: coverage.some(({ wanted, drawn }) => drawn > 0 && drawn < wanted),
  };
}

export function StartPanel(props: {
  catalogue: ExamCatalogue;
  missed: readonly string[];
  busy: boolean;
  random: () => number;
  onStart: (form: ExamForm, language: Language) => void;
}) {
  const { catalogue, missed, busy, random, onStart } = props;
  const bank = useMemo(() => bankOf(catalogue), [catalogue]);
  const [seed] = useState(() => Math.floor(random() * 2 ** 31));
  const draw = useCallback(
    (wish: FormWish) => drawForm({ bank, domains: catalogue.domains, wish, seed }),
    [bank, catalogue, seed],
  );
  const subjects = useMemo(
    () =>
      catalogue.taskStatements
        .map(({ id, title }) => ({
          id,
          title,
          // What a form of it would hold, not what the bank has: near twins keep each other out.
          count: draw({ mode: 'task-statement', taskStatement: id }).questions.length,
        }))
        .filter(({ count }) => count > 0),
    [catalogue, draw],
  );
  const [mode, setMode] = useState<ExamMode>('full');
  const [taskStatement, setTaskStatement] = useState(subjects[0]?.id ?? '');
  const [language, setLanguage] = useState<Language>('en');
  // All of them at once, so that each option says its real size before it is chosen.
  const forms = useMemo(() => {
    const of = (mode: ExamMode) => draw(wishOf({ mode, taskStatement, missed }));
    return {
      full: of('full'),
      short: of('short'),
      'task-statement': of('task-statement'),
      misses: of('misses'),
    };
  }, [draw, taskStatement, missed]);
  const form = forms[mode];
  const about = (of: ExamMode): string => {
    if (of === 'misses') return text.about.misses(missed.length);
    const size = sizeOf(forms[of]);
    return of === 'task-statement' ? text.about[of](taskStatement, size) : text.about.byDomains(size);
  };
  return (
    <section class="exam__part" aria-labelledby="novo-simulado">
      <h2 id="novo-simulado" tabIndex={-1}>
        {text.title}
      </h2>
      <fieldset class="exam__modes">
        <legend class="visually-hidden">{text.modes}</legend>
        {modes.map((of) => (
          <label key={of} class="exam__mode" data-picked={of === mode}>
            <input
              type="radio"
              name="modo"
              checked={of === mode}
              disabled={of === 'misses' && missed.length === 0}
              onChange={() => setMode(of)}
            />
            <span>
              <b>{examText.mode[of]}</b>
              <span class="label">{about(of)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {mode === 'task-statement' && (
        <div class="exam__subject">
          <label class="label" for="task-statement">
            {text.taskStatement}
          </label>
          <select
            id="task-statement"
            value={taskStatement}
            onChange={(event) => setTaskStatement(event.currentTarget.value)}
          >
            {subjects.map(({ id, title, count }) => (
              <option key={id} value={id}>
                {text.taskStatementOption(id, title, count)}
              </option>
            ))}
          </select>
        </div>
      )}
      <FormPreview form={form} />
      <div class="exam__language">
        <LanguageSwitch language={language} onChange={setLanguage} />
        <p class="label">{text.languageHint}</p>
      </div>
      <p class="exam__actions">
        <button
          type="button"
          class="button button--primary"
          disabled={busy || form.questions.length === 0}
          onClick={() => onStart(form, language)}
        >
          {busy ? text.preparing : text.begin}
        </button>
      </p>
    </section>
  );
}

function FormPreview({ form }: { form: ExamForm }) {
  const count = form.questions.length;
  return (
    <div class="exam__preview" role="status">
      <p>{count === 0 ? text.none : text.size(count, form.timeLimitMs / msPerMinute)}</p>
      {form.note !== null && <p>{form.note}</p>}
      {form.contractQuestions > 0 && <p class="label">{text.contract(form.contractQuestions, count)}</p>}
    </div>
  );
}

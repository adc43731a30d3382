// A sitting while its clock runs: one question, the clock, the navigator, and the way to hand it in. Runs in the page.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Sitting } from '../../../mock-exam/index.ts';
import { examText } from '../../strings/pt.exam.ts';
import {
  changeSelection,
  type Language,
  LanguageSwitch,
  orderOptions,
  QuestionView,
} from '../questions/index.ts';
import { ExamClock } from './exam-clock.tsx';
import { ExamKeys } from './exam-keys.tsx';
import { HandInPanel } from './hand-in-panel.tsx';
import { Navigator, type NavigatorStep } from './navigator.tsx';
import { optionSeed } from './option-seed.ts';
import type { ExamAction } from './read-exam-key.ts';
import { SittingDock } from './sitting-dock.tsx';
import type { ExamState } from './use-exam.ts';
import { useExamKeys } from './use-exam-keys.ts';
import { useSitting } from './use-sitting.ts';

const text = examText.sitting;

export function SittingView(props: { sitting: Sitting; state: ExamState; readClock: () => number }) {
  const { sitting, state, readClock } = props;
  const { questions } = state;
  const form = useSitting({ sitting, questions, state, readClock });
  const { index, current } = form;
  const [language, setLanguage] = useState<Language>(sitting.language);
  const [clockHidden, setClockHidden] = useState(false);
  const [said, setSaid] = useState('');
  const question = current === null ? undefined : questions.get(current)?.question;
  const options = useMemo(
    () => (question ? orderOptions(question.options, { seed: optionSeed(sitting, question.id) }) : []),
    [question, sitting],
  );
  const count = sitting.questions.length;
  const row = current === null ? null : form.row(current);
  const steps = sitting.questions.map((id): NavigatorStep => {
    return { id, state: form.stateOf(id), flagged: form.row(id).flagged };
  });
  const flag = (): void => setSaid(form.flag() ? text.flagged : text.unflagged);

  const act = (action: ExamAction): void => {
    if (action.kind === 'move') form.goTo(index + action.by);
    else if (action.kind === 'language') setLanguage(language === 'en' ? 'pt' : 'en');
    else if (action.kind === 'clock') setClockHidden(!clockHidden);
    else if (action.kind === 'pause') void form.pause();
    else if (action.kind === 'flag') current !== null && flag();
    else if (question && row) {
      const option = options[action.index];
      if (option) form.choose(changeSelection(row.chosen, { ...question, id: option.id }));
    }
  };
  useExamKeys(act);

  // Each question takes the focus to its number, so that reading starts at its top.
  const title = useRef<HTMLHeadingElement>(null);
  const at = useRef(index);
  useEffect(() => {
    if (at.current === index) return;
    at.current = index;
    setSaid('');
    title.current?.focus();
  }, [index]);
  const verdict = useRef<HTMLParagraphElement>(null);

  return (
    <div class="sitting">
      <div class="sitting__bar">
        <h2 class="sitting__title" tabIndex={-1} ref={title}>
          {current === null ? examText.handIn.title : text.position(index + 1, count)}
        </h2>
        <ExamClock
          sitting={sitting}
          hidden={clockHidden}
          readClock={readClock}
          onHide={() => setClockHidden(!clockHidden)}
          onTimeUp={() => void form.end('time-up')}
          onSleep={() => void form.fallAsleep()}
        />
      </div>
      <div class="sitting__bar">
        <LanguageSwitch language={language} onChange={setLanguage} />
        <button
          type="button"
          class="button button--quiet"
          aria-keyshortcuts="P"
          disabled={state.busy}
          onClick={() => void form.pause()}
        >
          {text.pause}
        </button>
      </div>
      <p class="visually-hidden" role="status">
        {said}
      </p>
      {form.fault !== '' && (
        <p class="exam__fault" role="alert">
          {text.notSaved(form.fault)}{' '}
          <button type="button" class="button button--quiet" onClick={form.save}>
            {text.saveAgain}
          </button>
        </p>
      )}
      <div class="sitting__question">
        {current === null && (
          <HandInPanel
            steps={steps}
            busy={state.busy}
            onGo={form.goTo}
            onHandIn={() => void form.end('handed-in')}
          />
        )}
        {current !== null && question === undefined && <p>{text.gone}</p>}
        {question && row && (
          <QuestionView
            key={question.id}
            question={question}
            options={options}
            language={language}
            chosen={row.chosen}
            checked={false}
            onChoose={form.choose}
            verdictRef={verdict}
          />
        )}
      </div>
      {row !== null && (
        <SittingDock
          index={index}
          count={count}
          flagged={row.flagged}
          onMove={(by) => form.goTo(index + by)}
          onFlag={flag}
        />
      )}
      <Navigator steps={steps} current={index} onGo={form.goTo} />
      {row !== null && (
        <p>
          <button type="button" class="button" onClick={() => form.goTo(count)}>
            {text.toHandIn}
          </button>
        </p>
      )}
      <ExamKeys />
    </div>
  );
}

// Every question of a finished sitting: outcome, time, and on opening it the reasons and where to read. Runs in the page.
import { useRef, useState } from 'preact/hooks';
import type { ReportItem, Sitting } from '../../../mock-exam/index.ts';
import { examText } from '../../strings/pt.exam.ts';
import {
  type Language,
  LanguageSwitch,
  orderOptions,
  QuestionLinks,
  QuestionView,
  StateMark,
} from '../questions/index.ts';
import { firstWords } from './first-words.ts';
import { FlagMark } from './flag-mark.tsx';
import { optionSeed } from './option-seed.ts';
import { sayTime } from './say-numbers.ts';
import type { Questions } from './use-exam.ts';

const text = examText.report;
const filters = ['all', 'misses', 'flagged'] as const;
/** Characters of a question beside its number: about two lines on a phone. */
const stemLength = 90;
type Filter = (typeof filters)[number];

export function ReportItems(props: { sitting: Sitting; items: readonly ReportItem[]; questions: Questions }) {
  const { sitting, items, questions } = props;
  const [filter, setFilter] = useState<Filter>('all');
  const [language, setLanguage] = useState<Language>(sitting.language);
  const passes = ({ outcome, flagged }: ReportItem): boolean =>
    filter === 'all' || (filter === 'misses' ? outcome !== 'right' : flagged);
  const shown = items.map((item, index) => ({ item, number: index + 1 })).filter(({ item }) => passes(item));
  return (
    <section class="exam__part" aria-labelledby="por-questao">
      <h3 id="por-questao">{text.items}</h3>
      <div class="sitting__bar">
        <div class="exam__subject">
          <label class="label" for="questoes-mostradas">
            {text.show}
          </label>
          <select
            id="questoes-mostradas"
            value={filter}
            onChange={(event) => setFilter(filters.find((one) => one === event.currentTarget.value) ?? 'all')}
          >
            {filters.map((one) => (
              <option key={one} value={one}>
                {text.filter[one]}
              </option>
            ))}
          </select>
        </div>
        <LanguageSwitch language={language} onChange={setLanguage} />
      </div>
      {shown.length === 0 && <p class="label">{text.none}</p>}
      {shown.map(({ item, number }) => (
        <Item
          key={item.question}
          item={item}
          number={number}
          sitting={sitting}
          questions={questions}
          language={language}
        />
      ))}
    </section>
  );
}

function Item(props: {
  item: ReportItem;
  number: number;
  sitting: Sitting;
  questions: Questions;
  language: Language;
}) {
  const { item, number, sitting, questions, language } = props;
  const [open, setOpen] = useState(false);
  const verdict = useRef<HTMLParagraphElement>(null);
  const found = questions.get(item.question);
  return (
    <details class="report-item" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <StateMark state={item.outcome === 'right' ? 'right' : 'wrong'} />
        <span>
          {text.item(number)}: {text.outcome[item.outcome]}
        </span>
        <span class="label">
          {item.flagged && (
            <>
              <FlagMark /> {text.flag} ·{' '}
            </>
          )}
          {item.taskStatement !== null && `${item.taskStatement} · `}
          {sayTime(item.elapsedMs)}
        </span>
        {found && (
          <span class="report-item__words label" lang={language === 'en' ? 'en' : 'pt-BR'}>
            {firstWords(found.question.stem[language], { most: stemLength })}
          </span>
        )}
      </summary>
      {open && found === undefined && <p>{item.taskStatement === null ? text.gone : examText.loading}</p>}
      {open && found && (
        <>
          <QuestionView
            question={found.question}
            options={orderOptions(found.question.options, { seed: optionSeed(sitting, item.question) })}
            language={language}
            chosen={sitting.answers.get(item.question)?.chosen ?? []}
            checked={true}
            onChoose={() => undefined}
            verdictRef={verdict}
          />
          <QuestionLinks question={found.question} lesson={found.lesson} inLesson={false} />
        </>
      )}
    </details>
  );
}

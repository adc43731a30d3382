// One question: stem, options to choose from, and after checking the verdict with a reason for every option.
// Runs in the page; used in the lesson and in the review. HTML in it comes from our own build only.
import type { RefObject } from 'preact';
import { answerText as text } from '../../strings/pt.review.ts';
import { changeSelection, countFound, isRight, judgeOption } from './judge-answer.ts';
import type { Language, PageOption, PageQuestion } from './quiz-page.ts';
import { StateMark } from './state-mark.tsx';

export interface QuestionViewProps {
  question: PageQuestion;
  /** The options in the order shown. */
  options: readonly PageOption[];
  language: Language;
  chosen: readonly string[];
  checked: boolean;
  onChoose: (chosen: string[]) => void;
  /** Gets the verdict, to move focus to it. */
  verdictRef: RefObject<HTMLParagraphElement>;
}

export function QuestionView(props: QuestionViewProps) {
  const { question, options, language, chosen, checked, verdictRef } = props;
  const stemId = `stem-${question.id}`;
  return (
    <div class="question" data-checked={checked}>
      <div
        class="question__stem"
        id={stemId}
        lang={language === 'en' ? 'en' : 'pt-BR'}
        // Rendered by our own build from checked content.
        dangerouslySetInnerHTML={{ __html: question.stem[language] }}
      />
      <p class="question__verdict" role="status" tabIndex={-1} ref={verdictRef}>
        {checked && <Verdict question={question} chosen={chosen} />}
      </p>
      <p class="label question__select" aria-live="polite">
        {!checked && (question.multiple ? text.select(question.select) : text.selectOne)}
        {!checked && question.multiple && chosen.length > 0 && (
          <span> · {text.selected(chosen.length, question.select)}</span>
        )}
      </p>
      <fieldset aria-labelledby={stemId} class="question__options">
        {options.map((option, index) => (
          <OptionRow key={option.id} {...props} option={option} letter={letterOf(index)} />
        ))}
      </fieldset>
    </div>
  );
}

/** The letter an option is shown with, by its place. */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

function Verdict({ question, chosen }: { question: PageQuestion; chosen: readonly string[] }) {
  const right = isRight(question.options, chosen);
  const found = countFound(question.options, chosen);
  const word = right ? text.right : chosen.length === 0 ? text.unknown : text.wrong;
  return (
    <span class="question__word" data-verdict={right ? 'right' : 'wrong'}>
      <StateMark state={right ? 'right' : 'wrong'} />
      <span>
        {word}
        {!right && question.multiple && found > 0 && ` ${text.partly(found, question.select)}`}
      </span>
    </span>
  );
}

function OptionRow(props: QuestionViewProps & { option: PageOption; letter: string }) {
  const { question, option, letter, language, chosen, checked, onChoose } = props;
  const picked = chosen.includes(option.id);
  const full = question.multiple && chosen.length >= question.select && !picked;
  const verdict = checked ? judgeOption(option, chosen) : null;
  const words = {
    'yours-right': text.option.yoursRight,
    'yours-wrong': text.option.yoursWrong,
    missed: chosen.length > 0 && question.multiple ? text.option.missed : text.option.right,
    wrong: text.option.wrong,
  };
  return (
    <div class="option" data-picked={picked} data-verdict={verdict ?? undefined}>
      <label class="option__label">
        <input
          type={question.multiple ? 'checkbox' : 'radio'}
          name={`options-${question.id}`}
          checked={picked}
          disabled={checked || full}
          onChange={() => onChoose(changeSelection(chosen, { ...question, id: option.id }))}
        />
        <span class="option__letter" aria-hidden="true">
          {letter}
        </span>
        <span
          class="option__text"
          lang={language === 'en' ? 'en' : 'pt-BR'}
          // Rendered by our own build from checked content.
          dangerouslySetInnerHTML={{ __html: option.text[language] }}
        />
      </label>
      {verdict !== null && (
        <div class="option__reason">
          <span class="option__word">
            <StateMark state={option.correct ? 'right' : 'wrong'} />
            {words[verdict]}
          </span>
          <div dangerouslySetInnerHTML={{ __html: option.reason }} />
        </div>
      )}
    </div>
  );
}

// What the text turned out to be: what could not be read and where, what was assumed, a pasted error, a cut, a key.
import type { JSX } from 'preact';
import { rayText } from '../../../strings/pt.raio-x.ts';
import { InlineText } from '../../exercise/views/rich-text.tsx';
import type { Evidence, Examination, ProblemView, ReadingView } from '../x-ray-messages.ts';

const text = rayText.reading;

function Problem(props: {
  problem: ProblemView;
  onGoTo: ((problem: ProblemView) => void) | null;
}): JSX.Element {
  const { problem, onGoTo } = props;
  return (
    <li class="ray-problem">
      <p>
        <strong>{text.place(problem.line, problem.column)}.</strong> <InlineText text={problem.what} />
      </p>
      {(problem.before !== '' || problem.after !== '') && (
        <p class="ray-excerpt">
          <code>
            {problem.before}
            <mark>{problem.after.slice(0, 1) || text.endOfText}</mark>
            {problem.after.slice(1)}
          </code>
        </p>
      )}
      <p>
        <InlineText text={problem.cause} />{' '}
        {onGoTo !== null && (
          <button type="button" class="ex-link" onClick={() => onGoTo(problem)}>
            {text.goTo}
          </button>
        )}
      </p>
    </li>
  );
}

export function Problems(props: {
  reading: ReadingView;
  onGoTo: ((problem: ProblemView) => void) | null;
}): JSX.Element | null {
  const { problems, problemCount, requests } = props.reading;
  if (problemCount === 0 && requests.length > 0) return null;
  const beyond = problemCount - problems.length;
  return (
    <section class="ray-problems" data-nothing={requests.length === 0 ? '' : undefined}>
      <h2>{requests.length === 0 ? text.nothing : text.partly}</h2>
      <ul role="list">
        {problems.map((problem) => (
          <Problem key={`${problem.line}:${problem.column}`} problem={problem} onGoTo={props.onGoTo} />
        ))}
      </ul>
      {beyond > 0 && <p class="label">{text.more(beyond)}</p>}
    </section>
  );
}

function PastedError(props: { evidence: Evidence; isConverse: boolean }): JSX.Element {
  const { evidence, isConverse } = props;
  const words = isConverse ? text.converse : text;
  const head = [evidence.status, evidence.type].filter((part) => part !== null).join(' ');
  return (
    <div class="ray-evidence">
      <p>
        <strong>{text.evidence}</strong> <code>{head}</code> {text.evidenceFrom(evidence.service)}
      </p>
      <p lang="en">
        <code>{evidence.message}</code>
      </p>
      <p>
        {evidence.matches.length > 0
          ? words.evidenceMatches(evidence.matches)
          : evidence.foreign
            ? words.evidenceForeign
            : words.evidenceDiffers}
      </p>
    </div>
  );
}

export function ReadingNotes(props: { reading: ReadingView; examination: Examination | null }): JSX.Element {
  const { reading, examination } = props;
  const api = examination?.api;
  return (
    <div class="ray-notes">
      {reading.hasSecret && <p data-tone="wrong">{text.secret}</p>}
      {examination?.cutOff && examination.assumed.length === 0 && <p data-tone="wait">{text.cutOff}</p>}
      {(api === 'openai' || api === 'unknown') && <p data-tone="wait">{text.api[api]}</p>}
      {(api === 'messages' || api === 'converse') && <p class="label">{text.recognised[api]}</p>}
      {examination?.assumed.map((assumed) => (
        <p key={assumed} data-tone={examination.cutOff ? 'wait' : undefined}>
          <strong>{text.assumed}:</strong> <InlineText text={assumed} />
        </p>
      ))}
      {examination?.evidence && (
        <PastedError evidence={examination.evidence} isConverse={api === 'converse'} />
      )}
    </div>
  );
}

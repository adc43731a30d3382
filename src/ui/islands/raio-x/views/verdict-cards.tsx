// What both profiles answer, side by side, or Converse alone: status, shape, word, and the error's text word for word.
import type { JSX } from 'preact';
import { rayText } from '../../../strings/pt.raio-x.ts';
import { JsonDetails } from '../../exercise/views/json-details.tsx';
import { StateMark } from '../../questions/index.ts';
import type { Examination, VerdictView } from '../x-ray-messages.ts';

const text = rayText.verdict;

function Card(props: { verdict: VerdictView; converse: Examination['converse'] }): JSX.Element {
  const { verdict, converse } = props;
  const { status, error, warningCount } = verdict;
  const profile = converse === null ? verdict.profile : 'converse';
  const accepted = error === null;
  return (
    <article class="ray-verdict" data-accepted={accepted} aria-labelledby={`perfil-${profile}`}>
      <h3 id={`perfil-${profile}`}>
        {text.name[profile]}{' '}
        <span>{converse === null ? text.meaning[verdict.profile] : text.byModel(converse)}</span>
      </h3>
      <p class="ray-verdict__status">
        <StateMark state={accepted ? 'right' : 'wrong'} />
        <strong>{status}</strong> {accepted ? text.accepted : text.refused}
        {error && <code>{error.type}</code>}
      </p>
      {error === null ? (
        <p>{warningCount > 0 ? text.warnings(warningCount) : text.acceptedText}</p>
      ) : (
        <>
          <p class="ray-verdict__words" lang="en">
            <code>{error.message}</code>
          </p>
          <JsonDetails
            value={converse === null ? { type: 'error', error } : { message: error.message }}
            what={text.body}
          />
        </>
      )}
    </article>
  );
}

export function VerdictCards({ examination }: { examination: Examination }): JSX.Element {
  const { converse, verdicts } = examination;
  const { anthropic, strict } = verdicts;
  return (
    <section aria-labelledby="raio-x-veredito" class="ray-verdicts">
      <h2 id="raio-x-veredito">{converse === null ? text.title : text.titleConverse}</h2>
      <div class="ray-verdicts__pair">
        <Card verdict={anthropic} converse={converse} />
        {converse === null && <Card verdict={strict} converse={null} />}
      </div>
    </section>
  );
}

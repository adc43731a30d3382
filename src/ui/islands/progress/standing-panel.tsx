// The answer, what it rests on, and what to do now. Runs in the page.
import { progressText } from '../../strings/pt.progress.ts';
import type { Overview } from './read-overview.ts';
import { sayAnswer, sayDetails } from './say-standing.ts';
import { ShareLine } from './share-line.tsx';
import type { ShownStep } from './steps-to-show.ts';

export function StandingPanel({ overview }: { overview: Overview }) {
  const { standing } = overview;
  const text = progressText.standing;
  const warning = standing.exam?.warning ?? null;
  return (
    <section class="standing" aria-label={text.label}>
      <p class="standing__answer">{sayAnswer(standing)}</p>
      {standing.recall.share !== null && <ShareLine share={standing.recall} />}
      {warning !== null && <p class="standing__warning">{warning}</p>}
      <ul role="list" class="standing__details">
        {sayDetails(standing).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p class="label">
        {overview.progress.study.examDate === null ? text.noDate : text.hasDate}{' '}
        <a href="/ajustes/">{text.settings}</a>.
      </p>
    </section>
  );
}

export function StepsPanel({ steps }: { steps: readonly ShownStep[] }) {
  const text = progressText.steps;
  return (
    <section class="progress__part" aria-labelledby="agora">
      <h2 id="agora">{text.title}</h2>
      {steps.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <>
          <ol role="list" class="steps">
            {steps.map(({ key, title, reason, action, href }, at) => (
              <li key={key} class="step">
                <h3>{title}</h3>
                <p class="label">{reason}</p>
                <p>
                  <a
                    class={at === 0 ? 'button button--primary' : 'button'}
                    href={href}
                    // Several steps may lead to the review; read out of context, each link still says which it is.
                    aria-label={`${action}: ${title}`}
                  >
                    {action}
                  </a>
                </p>
              </li>
            ))}
          </ol>
          <p class="label">{text.how}</p>
        </>
      )}
    </section>
  );
}

// The mock exams taken, side by side. Runs in the page.
import { examText } from '../../strings/pt.exam.ts';
import type { FinishedExam } from './compare-sittings.ts';
import { sayPercent, sayTime, sayWhen } from './say-numbers.ts';
import { ShareBar } from './share-bar.tsx';
import type { ExamState } from './use-exam.ts';

const text = examText.past;

export function PastExams(props: { finished: readonly FinishedExam[]; state: ExamState; now: number }) {
  const { finished, state, now } = props;
  return (
    <section class="exam__part" aria-labelledby="simulados-feitos">
      <h2 id="simulados-feitos">{text.title}</h2>
      {finished.length === 0 ? (
        <p class="label">{text.empty}</p>
      ) : (
        <table class="exam__table">
          <thead>
            <tr>
              <th scope="col">{text.column.when}</th>
              <th scope="col">{text.column.score}</th>
              <th scope="col" class="exam__wide">
                {text.column.time}
              </th>
              <th scope="col">
                <span class="visually-hidden">{text.show}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {finished.map(({ sitting, report, subject }) => {
              const when = sayWhen(sitting.finishedAt ?? sitting.startedAt, { now });
              const { right } = report.total;
              return (
                <tr key={sitting.exam}>
                  <th scope="row">
                    {when}
                    <span class="label">
                      {examText.mode[sitting.mode]}
                      {subject !== null && ` · ${subject}`}
                    </span>
                  </th>
                  <td>
                    {sayPercent(right.share)}{' '}
                    <span class="label">{`${right.successes}/${right.trials}`}</span>
                    <ShareBar share={right} />
                  </td>
                  <td class="exam__wide">{sayTime(report.spentMs)}</td>
                  <td>
                    <button
                      type="button"
                      class="button button--quiet"
                      aria-label={text.open(when)}
                      onClick={() => state.showReport(sitting)}
                    >
                      {text.show}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

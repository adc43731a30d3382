// The report of one finished sitting: figures with their uncertainty, what to review, every question. Runs in the page.
import type { Share } from '../../../scheduler/index.ts';
import { examText } from '../../strings/pt.exam.ts';
import { changeBetween, type FinishedExam, previousOf } from './compare-sittings.ts';
import type { ExamCatalogue } from './exam-catalogue.ts';
import type { MissesReturn } from './misses-return.ts';
import { ReportItems } from './report-items.tsx';
import { ReportTable } from './report-table.tsx';
import { sayPercent, sayTime, sayWhen } from './say-numbers.ts';
import { ShareBar } from './share-bar.tsx';
import type { ExamState } from './use-exam.ts';

const text = examText.report;

/** "70% (entre 48% e 85%, com 95% de confiança)". */
function sayShare(share: Share): string {
  return `${sayPercent(share.share)} (${text.interval(sayPercent(share.low), sayPercent(share.high))})`;
}

/** Numbers of the domains that a sitting by quota had no question of: "3", "3 e 5". */
function missingDomains({ sitting, report }: FinishedExam, catalogue: ExamCatalogue): string[] {
  if (sitting.mode !== 'full' && sitting.mode !== 'short') return [];
  const present = new Set(report.domains.map(({ key }) => key));
  return catalogue.domains.map(({ number }) => String(number)).filter((number) => !present.has(number));
}

export function ReportView(props: {
  exam: FinishedExam;
  all: readonly FinishedExam[];
  state: Pick<ExamState, 'questions' | 'leave'>;
  catalogue: ExamCatalogue;
  comeBack: MissesReturn;
  now: number;
}) {
  const { exam, all, state, catalogue, comeBack, now } = props;
  const { sitting, report, subject } = exam;
  const { right } = report.total;
  const missing = missingDomains(exam, catalogue);
  const mode = examText.mode[sitting.mode] + (subject === null ? '' : ` ${subject}`);
  return (
    <div class="report">
      <h2 tabIndex={-1}>{text.title(mode)}</h2>
      <section class="card report__total">
        <p class="report__score">
          {text.score(right.successes, right.trials)} · {sayPercent(right.share)}
        </p>
        <p class="label">{text.interval(sayPercent(right.low), sayPercent(right.high))}</p>
        <ShareBar share={right} />
        {sitting.finishedBy === 'time-up' && <p>{text.timeUp}</p>}
        <p class="label">{text.time(sayTime(report.spentMs), sayTime(report.total.meanMs))}</p>
        <Comparison exam={exam} all={all} now={now} />
      </section>
      {missing.length > 0 && (
        <p>
          {text.missing(
            missing.length < 2 ? missing.join('') : `${missing.slice(0, -1).join(', ')} e ${missing.at(-1)}`,
            missing.length,
          )}
        </p>
      )}
      <div class="exam__actions">
        <p>{report.misses.length === 0 ? text.allRight : text.queue(comeBack)}</p>
        {comeBack.today > 0 && (
          <a class="button" href="/revisao/">
            {text.toReview}
          </a>
        )}
        <button type="button" class="button button--quiet" onClick={state.leave}>
          {examText.back}
        </button>
      </div>
      <details>
        <summary>{text.scaledTitle}</summary>
        <p>{text.scaled}</p>
      </details>
      <ReportTable
        caption={text.domains}
        rows={report.domains}
        titleOf={(key) => catalogue.domains.find(({ number }) => String(number) === key)?.title ?? ''}
      />
      <ReportTable
        caption={text.taskStatements}
        rows={report.taskStatements}
        titleOf={(key) => catalogue.taskStatements.find(({ id }) => id === key)?.title ?? ''}
      />
      <p class="label">{text.fewNote}</p>
      <ReportItems sitting={sitting} items={report.items} questions={state.questions} />
    </div>
  );
}

function Comparison(props: { exam: FinishedExam; all: readonly FinishedExam[]; now: number }) {
  const { exam, all, now } = props;
  const before = previousOf(exam, all);
  if (before === null) return <p class="label">{examText.compare.first}</p>;
  const when = sayWhen(before.sitting.finishedAt ?? 0, { now });
  return (
    <p class="label">
      {examText.compare.before(sayShare(before.report.total.right), when)}{' '}
      {examText.compare[changeBetween(before.report, exam.report)]}
    </p>
  );
}

// Right answers by domain or task statement, each with its interval. Runs in the page.
import type { ReportRow } from '../../../mock-exam/index.ts';
import { examText } from '../../strings/pt.exam.ts';
import { sayPercent, sayTime } from './say-numbers.ts';
import { ShareBar } from './share-bar.tsx';

const text = examText.report;

export function ReportTable(props: {
  caption: string;
  rows: readonly ReportRow[];
  titleOf: (key: string) => string;
}) {
  return (
    <table class="exam__table">
      <caption>{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.column.name}</th>
          <th scope="col">{text.column.share}</th>
          <th scope="col" class="exam__wide">
            {text.column.time}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ key, right, meanMs }) => (
          <tr key={key}>
            <th scope="row">{text.domain(key, props.titleOf(key))}</th>
            <td>
              <b>{sayPercent(right.share)}</b>{' '}
              <span class="label">
                {`${right.successes}/${right.trials}`} ·{' '}
                {`${sayPercent(right.low)} a ${sayPercent(right.high)}`}
              </span>
              <ShareBar share={right} />
            </td>
            <td class="exam__wide">{sayTime(meanMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

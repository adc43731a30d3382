// A refusal: the API's own words in English, then which rule it was, in Portuguese. Warnings likewise, quieter.
import type { JSX } from 'preact';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import { describeOther } from '../timeline/describe-run.ts';
import type { OtherProfileRow, RefusalRow, WarningRow } from '../timeline/timeline-rows.ts';
import { JsonDetails } from './json-details.tsx';
import { InlineText } from './rich-text.tsx';

const text = exerciseText.timeline;

export function RefusalView({ row }: { row: RefusalRow }): JSX.Element {
  const [first, ...others] = row.findings;
  return (
    <div class="ex-refusal">
      <div class="ex-block__head">
        <strong class="ex-refusal__title">{row.scripted ? text.scripted : text.refusal(row.status)}</strong>
        {!row.scripted && <code class="ex-block__type">{row.errorType}</code>}
        <JsonDetails value={row.response} what={text.responseBody} />
      </div>
      <p class="ex-refusal__words" lang={row.scripted ? undefined : 'en'}>
        <code>{row.message}</code>
      </p>
      {row.requestId !== null && !row.scripted && (
        <p class="ex-refusal__id">
          {text.requestId}: <code>{row.requestId}</code>
        </p>
      )}
      {first && (
        <p class="ex-refusal__why">
          <InlineText text={first.explanation} />
          {first.disputed && ` ${text.disputed}`}
        </p>
      )}
      {others.length > 0 && (
        <details class="ex-more">
          <summary>{text.moreFindings(others.length)}</summary>
          <ul>
            {others.map((finding) => (
              <li>
                <code>{finding.path}</code> <InlineText text={finding.explanation} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

export function WarningView({ row }: { row: WarningRow }): JSX.Element {
  return (
    <div class="ex-warning">
      <strong>{text.warning}</strong>
      {row.findings.map((finding) => (
        <p>
          <InlineText text={finding.explanation} />
        </p>
      ))}
    </div>
  );
}

export function OtherProfileView({ row }: { row: OtherProfileRow }): JSX.Element {
  const { verdict } = row;
  return (
    <div class="ex-other">
      <strong>{describeOther(verdict)}</strong>
      {verdict.status !== 200 && verdict.message !== '' && (
        <p lang="en">
          <code>{verdict.message}</code>
        </p>
      )}
      {verdict.explanation !== '' && (
        <p>
          <InlineText text={verdict.explanation} />
        </p>
      )}
    </div>
  );
}

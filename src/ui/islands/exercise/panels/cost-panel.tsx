// "Custo: antes e depois": what the starter and the learner's program cost over the same variants. Figures as text, bars beside them.
import type { JSX } from 'preact';
import { costRule, exerciseText, figure, seconds } from '../../../strings/pt.exercise.ts';
import { type CostRow, compareCosts, type VariantPair } from '../session/compare-costs.ts';
import type { VariantCost } from '../session/run-results.ts';

const text = exerciseText.cost;

export interface CostPanelProps {
  /** Null while it is being measured. */
  before: VariantCost[] | null;
  after: VariantCost[];
  /** Whether the program that ran is the starter itself. */
  unchanged: boolean;
}

export function CostPanel({ before, after, unchanged }: CostPanelProps): JSX.Element {
  return (
    <section class="ex-cost" aria-labelledby="custo">
      <h3 id="custo">{text.title}</h3>
      {before === null ? (
        <p class="label" role="status">
          {text.measuring}
        </p>
      ) : (
        <Comparison before={before} after={after} />
      )}
      {before !== null && unchanged && <p class="label">{text.unchanged}</p>}
      <p class="ex-cost__rule">{costRule}</p>
    </section>
  );
}

function Comparison({ before, after }: { before: VariantCost[]; after: VariantCost[] }): JSX.Element {
  const { rows, pairs, stoppedBefore, stoppedAfter } = compareCosts(before, after);
  return (
    <>
      <p class="label">{text.sum(pairs.length)}</p>
      <table class="ex-cost__table">
        <thead>
          <tr>
            <td />
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">{text.rows[row.key]}</th>
              <Cell row={row} side="before" />
              <Cell row={row} side="after" />
            </tr>
          ))}
        </tbody>
      </table>
      {(stoppedBefore || stoppedAfter) && (
        <p class="label">{stoppedBefore ? text.stoppedBefore : text.stoppedAfter}</p>
      )}
      {pairs.length > 1 && (
        <details class="ex-more">
          <summary>{text.perVariant}</summary>
          <ul role="list" class="ex-cost__variants">
            {pairs.map((pair) => (
              <li>
                <b>{pair.title}</b> <span>{sentenceOf(pair)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function shown(key: CostRow['key'], value: number): string {
  return key === 'seconds' ? seconds(value) : figure(value);
}

function Cell({ row, side }: { row: CostRow; side: 'before' | 'after' }): JSX.Element {
  const most = Math.max(row.before, row.after);
  const percent = most === 0 ? 0 : (row[side] / most) * 100;
  return (
    <td>
      <span class="ex-cost__figure">{shown(row.key, row[side])}</span>
      <span class="ex-cost__bar" data-side={side} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </td>
  );
}

function sentenceOf({ before, after }: VariantPair): string {
  const tokens = (cost: VariantCost): number =>
    cost.inputTokens + cost.cacheReadTokens + cost.cacheWriteTokens + cost.outputTokens;
  return [
    text.change(text.rows.requests, figure(before.requests), figure(after.requests)),
    text.change(text.tokens, figure(tokens(before)), figure(tokens(after))),
    text.change(text.time, seconds(before.seconds), seconds(after.seconds)),
  ].join(' · ');
}

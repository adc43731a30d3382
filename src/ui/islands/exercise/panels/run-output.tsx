// What a run left besides the conversation: the text it returned, what it wrote to the console, the conversation in words.
import type { JSX } from 'preact';
import type { ExerciseForm } from '../../../../core/index.ts';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { VariantResult } from '../session/run-results.ts';
import { describeRun } from '../timeline/describe-run.ts';

const text = exerciseText.result;

export function RunOutput({ variant, form }: { variant: VariantResult; form: ExerciseForm }): JSX.Element {
  const isData = form === 'repair-history';
  const { outcome } = variant.record;
  const told = describeRun(variant.record, variant.otherVerdicts);
  // The last sentence tells how the program ended; a body has none.
  const spoken = isData ? told.slice(0, -1) : told;
  return (
    <>
      {outcome.kind === 'returned' && (
        <div class="ex-returned">
          <h4>{isData ? exerciseText.history.answer : text.returned}</h4>
          <blockquote>{outcome.value || exerciseText.timeline.emptyText}</blockquote>
        </div>
      )}
      {!isData && <Logs variant={variant} />}
      <details class="ex-more ex-spoken">
        <summary>{text.asText}</summary>
        <ol>
          {spoken.map((line) => (
            <li>{line}</li>
          ))}
        </ol>
      </details>
    </>
  );
}

function Logs({ variant }: { variant: VariantResult }): JSX.Element {
  const { logs, droppedLogs } = variant.record;
  return (
    <details class="ex-more ex-logs" open={logs.length > 0 && logs.length <= 8}>
      <summary>{`${text.logs} (${logs.length + droppedLogs})`}</summary>
      {logs.length === 0 ? (
        <p class="label">{text.noLogs}</p>
      ) : (
        <ol role="list">
          {logs.map((log) => (
            <li data-level={log.level}>
              {(log.level === 'error' || log.level === 'warn') && <span class="ex-level">{log.level}</span>}
              <code>{log.text}</code>
            </li>
          ))}
        </ol>
      )}
      {droppedLogs > 0 && <p class="label">{text.droppedLogs(droppedLogs)}</p>}
    </details>
  );
}

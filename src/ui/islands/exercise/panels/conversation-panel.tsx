// The conversation of one variant: which rules were in force, the timeline, the output.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ExerciseForm, ExerciseMeta } from '../../../../core/index.ts';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { RunResults } from '../session/run-results.ts';
import { buildTimeline } from '../timeline/build-timeline.ts';
import { InlineText } from '../views/rich-text.tsx';
import { TimelineView } from '../views/timeline-view.tsx';
import { RunOutput } from './run-output.tsx';
import { VariantPicker } from './variant-picker.tsx';

const text = exerciseText.result;

export function ConversationPanel(props: {
  results: RunResults;
  form: ExerciseForm;
  api: ExerciseMeta['api'];
  shown: number;
  focusedRow: string | null;
  onPick: (index: number) => void;
  onGoToLine: (line: number) => void;
}): JSX.Element | null {
  const { results, shown } = props;
  const variant = results.variants[shown];
  const timeline = useMemo(
    () => (variant === undefined ? null : buildTimeline(variant.record, variant.otherVerdicts)),
    [variant],
  );
  if (variant === undefined || timeline === null) return null;
  const { profile, outcome, requests } = variant.record;
  // The refusal of a body stands in the conversation already; there is no program that it ended.
  const isConverse = props.api === 'converse';
  const isData = props.form === 'repair-history';
  const line = outcome.kind === 'threw' || outcome.kind === 'invalid' ? outcome.line : null;
  return (
    <>
      <h3>{text.conversation}</h3>
      {results.variants.length > 1 && (
        <VariantPicker variants={results.variants} current={shown} onPick={props.onPick} />
      )}
      {variant.about !== '' && <p class="ex-about">{variant.about}</p>}
      <details class="ex-more ex-profile">
        <summary>
          <span class="badge">{isConverse ? text.converse : text.profile[profile]}</span>
        </summary>
        <p>{isConverse ? text.converseMeaning : text.profileMeaning[profile]}</p>
      </details>
      {requests.length === 0 && (
        <p class="label">{isData ? exerciseText.history.notSent : exerciseText.timeline.none}</p>
      )}
      <TimelineView timeline={timeline} focused={props.focusedRow} />
      {variant.cause !== null && !(isData && outcome.kind === 'threw') && (
        <p class="ex-cause">
          <InlineText text={variant.cause} />{' '}
          {line !== null && (
            <button type="button" class="ex-link" onClick={() => props.onGoToLine(line)}>
              {exerciseText.editor.goToLine(line)}
            </button>
          )}
        </p>
      )}
      <RunOutput variant={variant} form={props.form} />
    </>
  );
}

// The checks of a verdict: state as shape, word and colour; what happened on demand; a way into the conversation.
import type { JSX } from 'preact';
import type { CheckResult } from '../../../../core/index.ts';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import { InlineText } from '../views/rich-text.tsx';

const text = exerciseText.result;

export interface ChecksProps {
  checks: CheckResult[];
  variantTitle: (variant: string) => string;
  onJump: (variant: string, at: { request: number; path: string }) => void;
}

function StateShape({ passed }: { passed: boolean }): JSX.Element {
  return (
    <svg class="ex-check__shape" viewBox="0 0 16 16" aria-hidden="true">
      {passed ? (
        <>
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path d="m4.5 8.3 2.4 2.4 4.6-5" fill="none" stroke="var(--paper-raised)" stroke-width="1.8" />
        </>
      ) : (
        <>
          <rect
            x="1.5"
            y="1.5"
            width="13"
            height="13"
            rx="2"
            fill="none"
            stroke="currentColor"
            stroke-width="1.8"
          />
          <path d="m5 5 6 6m0-6-6 6" fill="none" stroke="currentColor" stroke-width="1.8" />
        </>
      )}
    </svg>
  );
}

function CheckItem({
  check,
  variantTitle,
  onJump,
}: { check: CheckResult } & Omit<ChecksProps, 'checks'>): JSX.Element {
  const { variant, at } = check;
  return (
    <li class="ex-check" data-passed={check.passed}>
      <StateShape passed={check.passed} />
      <div>
        <p class="ex-check__title">
          <InlineText text={check.title} />{' '}
          <span class="ex-check__state">{check.passed ? text.passed : text.failed}</span>
        </p>
        {!check.passed && check.message !== '' && (
          <details class="ex-more">
            <summary>{text.details}</summary>
            {variant !== null && <p class="label">{text.inVariant(variantTitle(variant))}</p>}
            <p>
              <InlineText text={check.message} />
            </p>
            {variant !== null && at !== null && (
              <button type="button" class="button ex-small" onClick={() => onJump(variant, at)}>
                {text.jump}
              </button>
            )}
          </details>
        )}
      </div>
    </li>
  );
}

/** What failed stands first: it is what the learner looks for. */
export function ChecksList({ checks, ...rest }: ChecksProps): JSX.Element {
  const failedFirst = checks.toSorted((a, b) => Number(a.passed) - Number(b.passed));
  return (
    <ul class="ex-checks" role="list">
      {failedFirst.map((check) => (
        <CheckItem key={check.id} check={check} {...rest} />
      ))}
    </ul>
  );
}

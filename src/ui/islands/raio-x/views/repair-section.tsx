// The repair: how far it goes, each step with its reason, what changes, the text to copy; or why there is none.
import type { JSX } from 'preact';
import { rayText } from '../../../strings/pt.raio-x.ts';
import { InlineText } from '../../exercise/views/rich-text.tsx';
import type { DiffPart, RepairView, StepView } from '../x-ray-messages.ts';
import { CopyButton } from './copy-button.tsx';

const text = rayText.repair;
const { findings } = rayText;
const sides = { '-': 'yours', '+': 'ours', ' ': 'both' } as const;
const spoken = { '-': text.removed, '+': text.added, ' ': '' } as const;

function Steps({ steps, ordered }: { steps: StepView[]; ordered: boolean }): JSX.Element {
  const items = steps.map((step, index) => (
    <li key={`${index} ${step.paths[0]}`}>
      <InlineText text={step.reason} />{' '}
      <span class="ray-path">
        {step.paths.map((path) => (
          <code key={path}>{path} </code>
        ))}
        {step.placeCount > step.paths.length && findings.morePlaces(step.placeCount - step.paths.length)}
      </span>
    </li>
  ));
  return ordered ? <ol class="ray-steps">{items}</ol> : <ul class="ray-steps">{items}</ul>;
}

function Part({ part }: { part: DiffPart }): JSX.Element {
  if (part.kind === 'same') return <p class="ray-diff__same">{text.same(part.count)}</p>;
  return (
    <>
      {part.lines.map((line, index) => (
        <div key={`${index}${line.sign}`} class="ex-diff__line" data-side={sides[line.sign]}>
          <span aria-hidden="true">{line.sign === '-' ? '−' : line.sign}</span>
          <code>
            {line.sign !== ' ' && <span class="visually-hidden">{spoken[line.sign]}: </span>}
            {line.text || ' '}
          </code>
        </div>
      ))}
    </>
  );
}

function Changes({ repair }: { repair: RepairView }): JSX.Element {
  if (repair.diff === null) return <p>{text.tooMany}</p>;
  return (
    <details class="ex-more" open>
      <summary>{text.diff}</summary>
      <div>
        <p class="label">
          {text.legend} {repair.formatted && text.formatted}
        </p>
        <div class="ex-diff">
          {repair.diff.map((part, index) => (
            <Part key={`${index}${part.kind}`} part={part} />
          ))}
          {repair.hiddenLineCount > 0 && <p class="ray-diff__same">{text.cut(repair.hiddenLineCount)}</p>}
        </div>
      </div>
    </details>
  );
}

function Repaired(props: {
  repair: RepairView;
  reach: 'strict' | 'anthropic' | 'partial';
  onExamine: (text: string) => void;
}): JSX.Element {
  const { repair, reach } = props;
  const beyond = repair.stepCount - repair.steps.length;
  return (
    <>
      <p class="ray-reach" data-reach={reach}>
        {text.scope[reach]}
      </p>
      <Steps steps={repair.steps} ordered={true} />
      {beyond > 0 && <p class="label">{text.moreSteps(beyond)}</p>}
      <div class="ray-actions">
        <CopyButton text={repair.text} />
        <button type="button" class="button" onClick={() => props.onExamine(repair.text)}>
          {text.examine}
        </button>
      </div>
      <Changes repair={repair} />
    </>
  );
}

/** `repair` is undefined while it is looked for, null where that failed. */
export function RepairSection(props: {
  repair: RepairView | null | undefined;
  /** True where the text was cut, so that nothing can be said of what is missing. */
  cutOff: boolean;
  onExamine: (text: string) => void;
}): JSX.Element | null {
  const { repair, cutOff } = props;
  if (!cutOff && repair !== null && repair !== undefined && !repair.needed) return null;
  return (
    <section class="ray-repair" aria-labelledby="raio-x-reparo">
      <h2 id="raio-x-reparo">{text.title}</h2>
      {cutOff && <p>{text.cutOff}</p>}
      {repair === undefined && !cutOff && <p class="label">{text.searching}</p>}
      {repair === null && <p>{text.failed}</p>}
      {repair && repair.reach !== null && (
        <Repaired repair={repair} reach={repair.reach} onExamine={props.onExamine} />
      )}
      {repair?.needed && repair.reach === null && <p>{text.none}</p>}
      {repair && repair.rest.length > 0 && (
        <div class="ray-rest">
          <h3>{text.rest}</h3>
          <Steps steps={repair.rest} ordered={false} />
          {repair.restCount > repair.rest.length && (
            <p class="label">{text.moreSteps(repair.restCount - repair.rest.length)}</p>
          )}
        </div>
      )}
    </section>
  );
}

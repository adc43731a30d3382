// The Raio-X: one field, then the verdict of both profiles, the findings, the conversation and the repair.
// Runs in the page; the work is done in a worker. Nothing is sent, nothing is stored.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { rayText } from '../../strings/pt.raio-x.ts';
import { useInput } from './use-input.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useXRay, type XRayState } from './use-x-ray.ts';
import { ConversationSection } from './views/conversation-section.tsx';
import { EmptyState } from './views/empty-state.tsx';
import { FindingList, type TrainingLinks } from './views/finding-list.tsx';
import { InputField } from './views/input-field.tsx';
import { Problems, ReadingNotes } from './views/reading-notes.tsx';
import { RepairSection } from './views/repair-section.tsx';
import { RequestPicker } from './views/request-picker.tsx';
import { ShareButton } from './views/share-button.tsx';
import { VerdictCards } from './views/verdict-cards.tsx';
import { WorkBar } from './views/work-bar.tsx';
import type { ProblemView } from './x-ray-messages.ts';

const { verdict } = rayText;
/** Longer texts never fit a link, so none is offered. */
const longestShareable = 20_000;

/** The verdict in one sentence, for screen readers. */
function announce({ examination, reading }: XRayState): string {
  if (examination === null)
    return reading !== null && reading.requests.length === 0 ? rayText.reading.nothing : '';
  const { anthropic, strict } = examination.verdicts;
  if (examination.converse !== null)
    return verdict.announceConverse(verdict.status(anthropic.status), examination.findingCount);
  return verdict.announce(
    verdict.status(anthropic.status),
    verdict.status(strict.status),
    examination.findingCount,
  );
}

export function XRayIsland(props: { trainingLinks: Record<string, TrainingLinks> }): JSX.Element {
  const ray = useXRay();
  const { input, linkBroken, type, bring, clear, again } = useInput({
    examine: ray.examine,
    onEmpty: ray.clear,
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { reading, examination, drawing, work } = ray;
  const { focused, showRow } = useRowFocus({ drawing, drawAt: ray.drawAt });
  const stopped = work.kind === 'cancelled' || work.kind === 'failed';

  /** For buttons that vanish with what they showed: the keyboard goes on from the top of the result. */
  const bringFromButton = (text: string): void => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
    void bring(text);
  };
  const goTo = ({ line, column }: ProblemView): void => {
    if (input.kind !== 'typed') return;
    const before = input.text.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
    field.current?.focus();
    field.current?.setSelectionRange(at, at + 1);
  };
  const isEmpty = work.kind === 'none' && reading === null;
  const canShare =
    input.kind === 'typed' && input.text.length <= longestShareable && reading !== null && !isEmpty;

  return (
    <div class="ray" ref={root} tabIndex={-1}>
      <InputField
        input={input}
        field={field}
        compact={!isEmpty}
        onType={type}
        onBring={(source) => void bring(source)}
        onClear={() => {
          clear();
          field.current?.focus();
        }}
      />
      {linkBroken && (
        <p class="ray-work" role="alert">
          {rayText.share.broken}
        </p>
      )}
      <p class="visually-hidden" role="status">
        {announce(ray)}
      </p>
      <WorkBar work={work} onCancel={ray.cancel} onAgain={again} />
      {isEmpty && <EmptyState onExample={bringFromButton} />}
      {reading && (
        <>
          <p class="ray-read label">
            {reading.requests.length > 0 && <span>{rayText.reading.read(reading.kind)}</span>}
            {canShare && <ShareButton key={input.text} text={input.text} />}
          </p>
          <Problems reading={reading} onGoTo={input.kind === 'typed' ? goTo : null} />
          <RequestPicker
            key={reading.characterCount}
            requests={reading.requests}
            chosen={ray.wanted}
            disabled={stopped}
            onChoose={ray.choose}
          />
          <ReadingNotes reading={reading} examination={examination} />
        </>
      )}
      {examination && (
        <div class="ray-result" key={`${reading?.characterCount} ${examination.request}`}>
          <VerdictCards examination={examination} />
          <FindingList examination={examination} trainingLinks={props.trainingLinks} onShow={showRow} />
          {drawing && (
            <ConversationSection
              drawing={drawing}
              focused={focused}
              disabled={stopped}
              onMore={ray.drawMore}
            />
          )}
          {examination.converse !== null && examination.verdicts.anthropic.status !== 200 && (
            <section class="ray-repair" aria-labelledby="raio-x-reparo">
              <h2 id="raio-x-reparo">{rayText.repair.title}</h2>
              <p>{rayText.repair.converse}</p>
            </section>
          )}
          {examination.converse === null && !(stopped && ray.repair === undefined) && (
            <RepairSection
              repair={ray.repair}
              cutOff={examination.cutOff && examination.verdicts.strict.status !== 200}
              onExamine={bringFromButton}
            />
          )}
        </div>
      )}
    </div>
  );
}

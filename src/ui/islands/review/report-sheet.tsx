// A report about an item as a text to copy; it goes nowhere by itself. Runs in the page.
import { useRef, useState } from 'preact/hooks';
import { reviewText } from '../../strings/pt.review-page.ts';
import { Sheet } from './sheet.tsx';

const words = reviewText.report;

export function ReportSheet({ text, onClose }: { text: string; onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    const { current } = field;
    if (current === null) return;
    try {
      await navigator.clipboard.writeText(current.value);
      setOutcome(words.copied);
    } catch {
      current.select();
      setOutcome(words.notCopied);
    }
  };
  return (
    <Sheet
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <span class="label" role="status">
            {outcome}
          </span>
          <button type="button" class="button button--primary" onClick={() => void copy()}>
            {words.copy}
          </button>
        </>
      }
    >
      <p>{words.text}</p>
      <textarea class="sheet__text" ref={field} aria-label={words.field} rows={12} defaultValue={text} />
    </Sheet>
  );
}

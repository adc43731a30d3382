// Teaching text from front matter: paragraphs and `code`. Runs in the build and in the page. Knows no other markup.
import type { JSX } from 'preact';

/** One line of text with `code` in backticks. */
export function InlineText({ text }: { text: string }): JSX.Element {
  const parts = text.split('`');
  return <>{parts.map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>;
}

/** Paragraphs separated by blank lines. */
export function RichText({ text }: { text: string }): JSX.Element {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p>
          <InlineText text={paragraph} />
        </p>
      ))}
    </>
  );
}

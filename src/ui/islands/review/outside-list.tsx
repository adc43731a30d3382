// Cards out of the queue and cards that were flagged, folded away, with the way back for each. Runs in the page.
import { useState } from 'preact/hooks';
import type { CardMark } from '../../../core/index.ts';
import type { Card } from '../../../scheduler/index.ts';
import { reviewText } from '../../strings/pt.review-page.ts';
import type { Course, Known } from './course.ts';
import { placesOf } from './places-of.ts';
import { plainText } from './report-text.ts';
import type { Review } from './session/open-review.ts';

const text = reviewText.outside;
const most = 40;
const longest = 110;

export function OutsideList(props: {
  cards: readonly Card[];
  kind: 'outside' | 'flagged';
  course: Course;
  review: Review;
}) {
  const { cards, kind, course, review } = props;
  const [stems, setStems] = useState<ReadonlyMap<string, string>>(new Map());
  const shown = cards.slice(0, most);
  /** Stems come with the lessons' questions, so they are fetched when somebody looks. */
  const readStems = async (): Promise<void> => {
    const found = await Promise.all(
      shown.map(async ({ item }): Promise<[string, string] | null> => {
        const known = course.find(item);
        if (known?.kind !== 'question') return null;
        const question = await review.question(known).catch(() => null);
        return question && [item, cut(plainText(question.stem.pt))];
      }),
    );
    setStems(new Map(found.filter((entry) => entry !== null)));
  };
  if (cards.length === 0) return null;
  return (
    <details class="outside" onToggle={(event) => event.currentTarget.open && void readStems()}>
      <summary class="label">
        {kind === 'outside' ? text.title(cards.length) : text.flaggedTitle(cards.length)}
      </summary>
      <ul role="list">
        {shown.map((card) => {
          const known = course.find(card.item);
          return (
            known && (
              <Row
                key={card.item}
                {...{ card, known, kind, review }}
                name={stems.get(card.item) ?? titleOf(known)}
              />
            )
          );
        })}
      </ul>
      {cards.length > most && <p class="label">{text.more(cards.length - most)}</p>}
    </details>
  );
}

function Row(props: { card: Card; known: Known; kind: 'outside' | 'flagged'; review: Review; name: string }) {
  const { card, known, kind, review, name } = props;
  const back: [CardMark, string] =
    kind === 'flagged'
      ? ['flagged', text.unflag]
      : card.suspended === null
        ? ['buried', text.bringBack]
        : ['suspended', text.restore];
  const [mark, action] = back;
  const reason =
    card.suspended === 'leech' ? text.leech(card.lapses) : card.suspended ? text.suspended : text.buried;
  const { section, trap } = placesOf(known.facts);
  return (
    <li class="outside__row">
      <div>
        <a href={known.kind === 'exercise' ? (trap ?? section) : section}>{name}</a>
        <p class="label">
          {known.lesson.title}
          {kind === 'outside' && ` · ${reason}`}
        </p>
      </div>
      <button
        type="button"
        class="button"
        aria-label={text.of(action, name)}
        onClick={() => void review.markItem({ item: card.item, mark, to: 'off' })}
      >
        {action}
      </button>
    </li>
  );
}

function titleOf(known: Known): string {
  return known.kind === 'exercise' ? known.exercise.title : `${text.question} ${known.id}`;
}

function cut(words: string): string {
  return words.length <= longest ? words : `${words.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

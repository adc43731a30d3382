// The keys of a sitting, in one quiet line; only where there is a keyboard. Runs in the page.
import { examText } from '../../strings/pt.exam.ts';

const text = examText.keys;
const keys: readonly [names: readonly string[], does: string][] = [
  [['A', 'B', '…'], text.choose],
  [['←', '→'], text.move],
  [['F'], text.flag],
  [['L'], text.language],
  [['T'], text.clock],
  [['P'], text.pause],
];

export function ExamKeys() {
  return (
    <dl class="exam-keys label" aria-label={text.label}>
      {keys.map(([names, does]) => (
        <div key={does}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

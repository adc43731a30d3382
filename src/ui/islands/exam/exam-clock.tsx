// The time left. It is never announced by itself, and can be hidden. Runs in the page.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Sitting, timeLeftMs } from '../../../mock-exam/index.ts';
import { examText } from '../../strings/pt.exam.ts';
import { sayClock } from './say-numbers.ts';
import { sleepMs } from './time-keeper.ts';

const text = examText.sitting;
const tickMs = 500;

export function ExamClock(props: {
  sitting: Sitting;
  hidden: boolean;
  readClock: () => number;
  onHide: () => void;
  /** Called on every tick from the end on. */
  onTimeUp: () => void;
  onSleep: () => void;
}) {
  const { sitting, hidden, readClock } = props;
  const [now, setNow] = useState(readClock);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    let before = readClock();
    const timer = setInterval(() => {
      const present = readClock();
      const slept = present - before > sleepMs;
      before = present;
      setNow(present);
      if (slept) latest.current.onSleep();
      else if (timeLeftMs(latest.current.sitting, { now: present }) === 0) latest.current.onTimeUp();
    }, tickMs);
    return () => clearInterval(timer);
  }, [readClock]);
  return (
    <p class="exam-clock">
      {!hidden && (
        <span role="timer" aria-live="off" aria-label={text.clock}>
          {sayClock(timeLeftMs(sitting, { now }))}
        </span>
      )}
      <button type="button" class="button button--quiet" aria-keyshortcuts="T" onClick={props.onHide}>
        {hidden ? text.showClock : text.hideClock}
      </button>
    </p>
  );
}

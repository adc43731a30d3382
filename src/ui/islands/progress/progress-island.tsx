// The learner's progress, read from the store and kept current. Runs in the page; writes nothing.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { OpenStore, ProgressStore } from '../../../storage/index.ts';
import { progressText as text } from '../../strings/pt.progress.ts';
import { CalendarPanel, NumbersRow, TimePanel } from './calendar-panel.tsx';
import type { CourseMap } from './course-map.ts';
import { ExercisePanel } from './exercise-panel.tsx';
import { KnowledgePanel } from './knowledge-panel.tsx';
import { MemoryPanel } from './memory-panel.tsx';
import { type Overview, readOverview } from './read-overview.ts';
import { ForecastPanel, RetentionPanel } from './review-panels.tsx';
import { StandingPanel, StepsPanel } from './standing-panel.tsx';

/** Below this many reviews the pictures would be empty frames. */
const fewestReviews = 5;

export function ProgressIsland(props: { openStore: OpenStore; course: CourseMap; readClock: () => number }) {
  const { openStore, course, readClock } = props;
  const [store, setStore] = useState<ProgressStore | null>(null);
  const [overview, setOverview] = useState<Overview | null>(null);
  const [fault, setFault] = useState('');

  const load = useCallback(async (): Promise<void> => {
    try {
      const opened = await openStore();
      setOverview(readOverview(await opened.statistics({ now: readClock() }), { course }));
      setStore(opened);
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }, [openStore, course, readClock]);
  useEffect(() => void load(), [load]);
  useEffect(() => store?.onChange(() => void load()), [store, load]);
  useEffect(() => {
    // A tab left open over night counts from the new day when one comes back to it.
    const wake = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [load]);

  if (fault !== '')
    return (
      <div role="alert" class="progress__fault">
        <h2>{text.failed}</h2>
        <p>{fault}</p>
        <button type="button" class="button" onClick={() => void load()}>
          {text.retry}
        </button>
      </div>
    );
  if (overview === null) return <p class="label">{text.loading}</p>;
  if (overview.progress.cards.size === 0 && overview.days.length === 0)
    return <NothingYet course={course} overview={overview} />;
  return (
    <div class="progress">
      <StandingPanel overview={overview} />
      <NumbersRow overview={overview} />
      <StepsPanel steps={overview.steps} />
      <Pictures overview={overview} course={course} />
    </div>
  );
}

/** The pictures, once there is something in them. */
function Pictures({ overview, course }: { overview: Overview; course: CourseMap }) {
  if (overview.reviews < fewestReviews)
    return (
      <>
        {overview.exercises.tried.length > 0 && <ExercisePanel overview={overview} />}
        <p class="label progress__early">{text.tooEarly(fewestReviews)}</p>
      </>
    );
  return (
    <>
      <KnowledgePanel overview={overview} course={course} />
      <ForecastPanel overview={overview} />
      <RetentionPanel overview={overview} />
      <MemoryPanel overview={overview} />
      <CalendarPanel overview={overview} />
      <TimePanel overview={overview} />
      <ExercisePanel overview={overview} />
    </>
  );
}

function NothingYet({ course, overview }: { course: CourseMap; overview: Overview }) {
  const first = course.lessons.find(({ id }) => !overview.progress.lessonsFinished.includes(id));
  return (
    <div class="standing">
      <p class="standing__answer">{text.empty.answer}</p>
      <p>{text.empty.text}</p>
      <p>
        <a class="button button--primary" href={first === undefined ? '/licoes/' : `/licoes/${first.id}/`}>
          {text.empty.start}
        </a>
      </p>
      <p class="label">
        {text.empty.import} <a href="/dados/">{text.empty.importLink}</a>.
      </p>
    </div>
  );
}

// The mock exam: its beginning and its past, one sitting, or one report. Runs in the page.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { examText as text } from '../../strings/pt.exam.ts';
import { selectIn } from './exam-catalogue.ts';
import { missesReturn } from './misses-return.ts';
import { OpenSitting } from './open-sitting.tsx';
import { PastExams } from './past-exams.tsx';
import { ReportView } from './report-view.tsx';
import { SittingView } from './sitting-view.tsx';
import { StartPanel } from './start-panel.tsx';
import { type ExamOptions, useExam } from './use-exam.ts';

export function ExamIsland(props: ExamOptions) {
  const state = useExam(props);
  const { log, shown, fault } = state;
  const { catalogue, readClock, random } = props;

  const selectOf = useMemo(() => selectIn(catalogue), [catalogue]);

  // A change of view takes the focus to its title; the view that the page opens with does not.
  const root = useRef<HTMLDivElement>(null);
  const view = shown === null ? 'home' : `${shown.exam} ${shown.status}`;
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    root.current?.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus();
  }, [view]);

  if (log === null)
    return fault === '' ? (
      <p class="label">{text.loading}</p>
    ) : (
      <div class="exam__part" role="alert">
        <h2>{text.failed}</h2>
        <p>{fault}</p>
        <button type="button" class="button" onClick={state.retry}>
          {text.retry}
        </button>
      </div>
    );
  const open = log.sittings.filter(({ status }) => status !== 'finished');
  const report = log.finished.find(({ sitting }) => sitting.exam === shown?.exam);
  const running = shown?.status === 'running' ? shown : null;
  const paused = shown?.status === 'paused' ? shown : null;
  return (
    <div class="exam" ref={root}>
      {fault !== '' && (
        <p class="exam__fault" role="alert">
          {fault}
        </p>
      )}
      {running !== null && (
        <SittingView
          // A new sheet each time the clock starts: it begins with what the log has.
          key={`${running.exam} ${running.runningSince}`}
          sitting={running}
          state={state}
          readClock={readClock}
        />
      )}
      {report !== undefined && (
        <ReportView
          exam={report}
          all={log.finished}
          state={state}
          catalogue={catalogue}
          comeBack={missesReturn({
            misses: report.report.misses,
            progress: log.progress,
            now: readClock(),
          })}
          now={readClock()}
        />
      )}
      {running === null && report === undefined && (
        <>
          {(paused ? [paused] : open.toReversed()).map((sitting) => (
            <OpenSitting key={sitting.exam} sitting={sitting} state={state} selectOf={selectOf} />
          ))}
          {paused === null && (
            <StartPanel
              catalogue={catalogue}
              missed={log.missed}
              busy={state.busy}
              random={random}
              onStart={state.start}
            />
          )}
          {paused === null && <PastExams finished={log.finished} state={state} now={readClock()} />}
          {paused !== null && (
            <p>
              <button type="button" class="button button--quiet" onClick={state.leave}>
                {text.back}
              </button>
            </p>
          )}
        </>
      )}
    </div>
  );
}

// What the page knows of the text under examination. One worker per text: a new text, or Cancel, ends the old one.
import { useCallback, useEffect, useReducer, useRef } from 'preact/hooks';
import { openXRay, type XRay } from './open-x-ray.ts';
import type {
  BlockSpan,
  Drawing,
  Examination,
  FromWorker,
  ReadingView,
  RepairView,
} from './x-ray-messages.ts';

export type Work =
  | { kind: 'none' }
  | { kind: 'busy'; stage: 'reading' | 'judging' | 'drawing' | 'repairing'; done?: number; total?: number }
  | { kind: 'cancelled' }
  | { kind: 'failed' };

export interface XRayState {
  work: Work;
  reading: ReadingView | null;
  examination: Examination | null;
  drawing: Drawing | null;
  /** Undefined while it is looked for; null where looking for it failed. */
  repair: RepairView | null | undefined;
  /** The request that was asked for; what still comes about another one is dropped. Null = whichever comes first. */
  wanted: number | null;
}

const nothing: XRayState = {
  work: { kind: 'none' },
  reading: null,
  examination: null,
  drawing: null,
  repair: undefined,
  wanted: null,
};

type Step =
  | FromWorker
  | { kind: 'start' | 'clear' | 'cancel' | 'fail' }
  | { kind: 'choose'; request: number };

function next(state: XRayState, step: Step): XRayState {
  switch (step.kind) {
    case 'clear':
      return nothing;
    case 'start':
      return { ...nothing, work: { kind: 'busy', stage: 'reading' } };
    case 'choose':
      return {
        ...nothing,
        reading: state.reading,
        wanted: step.request,
        work: { kind: 'busy', stage: 'judging' },
      };
    case 'cancel':
      return { ...state, work: { kind: 'cancelled' } };
    case 'fail':
      return { ...state, work: { kind: 'failed' } };
    case 'stage': {
      const { kind: _, ...work } = step;
      return { ...state, work: { kind: 'busy', ...work } };
    }
    case 'read':
      return { ...state, reading: step.reading };
    case 'examined':
      if (state.wanted !== null && state.wanted !== step.examination.request) return state;
      return { ...state, examination: step.examination, wanted: step.examination.request };
    case 'drawn':
      return step.request === state.wanted ? { ...state, drawing: step.drawing } : state;
    case 'repaired':
      return step.request === state.wanted ? { ...state, repair: step.repair } : state;
    case 'idle':
      return { ...state, work: { kind: 'none' } };
  }
}

export interface XRayControl extends XRayState {
  examine(source: string | Blob): void;
  choose(request: number): void;
  drawMore(span: BlockSpan): void;
  drawAt(path: string): void;
  cancel(): void;
  clear(): void;
}

export function useXRay(): XRayControl {
  const [state, dispatch] = useReducer(next, nothing);
  const worker = useRef<XRay | null>(null);
  const end = useCallback(() => {
    worker.current?.end();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);

  const examine = useCallback(
    (source: string | Blob) => {
      end();
      dispatch({ kind: 'start' });
      try {
        worker.current = openXRay({
          onMessage: dispatch,
          onFailure: () => {
            end();
            dispatch({ kind: 'fail' });
          },
        });
        worker.current.ask({ kind: 'open', source });
      } catch {
        dispatch({ kind: 'fail' });
      }
    },
    [end],
  );
  const choose = useCallback((request: number) => {
    dispatch({ kind: 'choose', request });
    worker.current?.ask({ kind: 'choose', request });
  }, []);
  const drawMore = useCallback((span: BlockSpan) => worker.current?.ask({ kind: 'draw', span }), []);
  const drawAt = useCallback((path: string) => worker.current?.ask({ kind: 'draw-at', path }), []);
  const cancel = useCallback(() => {
    end();
    dispatch({ kind: 'cancel' });
  }, [end]);
  const clear = useCallback(() => {
    end();
    dispatch({ kind: 'clear' });
  }, [end]);
  return { ...state, examine, choose, drawMore, drawAt, cancel, clear };
}

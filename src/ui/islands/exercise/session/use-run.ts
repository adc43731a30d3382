// One press of "Executar" from the first byte of the runner to the results, with a way to stop it. Runs in the page.
import { useRef, useState } from 'preact/hooks';
import type { Profile } from '../../../../core/index.ts';
import { loadDespiteBlockedStorage } from './blocked-storage.ts';
import type { ProgramRunner, RunProgress, RunResults } from './run-results.ts';

export type RunPhase =
  | { kind: 'ready' }
  | { kind: 'preparing' }
  | { kind: 'running'; progress: RunProgress }
  | { kind: 'failed' };

export interface RunControl {
  phase: RunPhase;
  results: RunResults | null;
  /** Resolves with the results; with null when the runner could not be opened. */
  start(source: string): Promise<RunResults | null>;
  stop(): void;
}

/** Runs programs of one exercise. The runner is loaded at the first start and kept. */
export function useRun(options: { exercise: string; profile: Profile }): RunControl {
  const [phase, setPhase] = useState<RunPhase>({ kind: 'ready' });
  const [results, setResults] = useState<RunResults | null>(null);
  const runner = useRef<Promise<ProgramRunner> | null>(null);
  const abort = useRef<AbortController | null>(null);

  return {
    phase,
    results,
    async start(source) {
      const controller = new AbortController();
      abort.current = controller;
      setPhase({ kind: 'preparing' });
      try {
        runner.current ??= loadDespiteBlockedStorage(() => import('./open-runner.ts')).then(
          ({ openRunner }) => openRunner(options),
        );
        const opened = await runner.current;
        const found = await opened.run({
          source,
          signal: controller.signal,
          onProgress: (progress) => setPhase({ kind: 'running', progress }),
        });
        setResults(found);
        setPhase({ kind: 'ready' });
        return found;
      } catch (error) {
        console.error(error);
        // The next press tries from the start: a chunk that did not arrive may arrive then.
        runner.current = null;
        setPhase({ kind: 'failed' });
        return null;
      } finally {
        abort.current = null;
      }
    },
    stop: () => abort.current?.abort(),
  };
}

// One press of "Executar" from the first byte of the runner to the results, with a way to stop it. Runs in the page.
import { useRef, useState } from 'preact/hooks';
import { loadDespiteBlockedStorage } from './blocked-storage.ts';
import type { RunnerOptions } from './open-runner.ts';
import type { ProgramRunner, RunProgress, RunResults, VariantCost } from './run-results.ts';

export type RunPhase =
  | { kind: 'ready' }
  | { kind: 'preparing' }
  | { kind: 'running'; progress: RunProgress }
  | { kind: 'failed' };

export interface RunControl {
  phase: RunPhase;
  results: RunResults | null;
  /** What the unmodified starter costs; null until it was measured, after the first run of an exercise that compares. */
  starterCosts: VariantCost[] | null;
  /** Resolves with the results; with null when the runner could not be opened. */
  start(source: string): Promise<RunResults | null>;
  stop(): void;
}

/** Runs programs of one exercise. The runner is loaded at the first start and kept. */
export function useRun(options: RunnerOptions): RunControl {
  const [phase, setPhase] = useState<RunPhase>({ kind: 'ready' });
  const [results, setResults] = useState<RunResults | null>(null);
  const [starterCosts, setStarterCosts] = useState<VariantCost[] | null>(null);
  const runner = useRef<Promise<ProgramRunner> | null>(null);
  const abort = useRef<AbortController | null>(null);

  return {
    phase,
    results,
    starterCosts,
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
        // Quietly, after the verdict: nobody waits for it. Without it the page compares nothing.
        if (options.cost) opened.starterCosts().then(setStarterCosts, console.error);
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

// What one press of "Executar" brings back to the page. Types only, so that the page can load without the runner.
import type { RunRecord, Verdict } from '../../../../core/index.ts';
import type { RunCost } from '../../../../grader/index.ts';
import type { OtherVerdict } from '../timeline/timeline-rows.ts';

export interface VariantResult {
  record: RunRecord;
  title: string;
  /** What the variant is about, in one sentence; empty when its author wrote none. */
  about: string;
  passed: boolean;
  /** The cause of a run that did not return, in Portuguese; null when it did. */
  cause: string | null;
  otherVerdicts: OtherVerdict[];
}

/** What a variant cost one program. */
export interface VariantCost extends RunCost {
  variant: string;
  title: string;
  /** Whether the run ended by itself; a stopped one would have cost more. */
  ended: boolean;
}

export interface RunResults {
  verdict: Verdict;
  variants: VariantResult[];
  /** The program that was run. */
  source: string;
  /** Of each variant that was run; empty where the exercise does not compare costs. */
  costs: VariantCost[];
}

export interface RunProgress {
  /** From 1. */
  variantNumber: number;
  variantCount: number;
  title: string;
}

export interface ProgramRunner {
  /** Runs and grades the program over all variants. Aborting ends the current run as stopped by the user. */
  run(options: {
    source: string;
    signal: AbortSignal;
    onProgress: (progress: RunProgress) => void;
  }): Promise<RunResults>;
  /** What the unmodified starter costs in each variant; run once, at the first call, and without being graded. */
  starterCosts(): Promise<VariantCost[]>;
}

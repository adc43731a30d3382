// The figures of an export by the independent script, run as anybody would run it.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zone } from './learner.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

interface Share {
  trials: number;
  successes: number;
  share: number | null;
  low: number;
  high: number;
}
type Retention = Record<'young' | 'mature' | 'all', Share & { expected: number | null }>;

/** What scripts/recompute.mjs writes with --json, as far as the test reads it. */
export interface Figures {
  now: number;
  today: string;
  log: { entries: number; duplicates: number; takenBack: number; reviewsTakenBack: number; counted: number };
  reviews: number;
  meanReviewMs: number | null;
  cards: {
    item: string;
    state: string;
    stability: number;
    difficulty: number;
    dueAt: number;
    reviews: number;
    lapses: number;
    lastReviewedAt: number | null;
    suspended: string | null;
  }[];
  due: number;
  retention: { lastMonth: Retention; ever: Retention };
  recall: Share;
  domains: { domain: number; title: string; items: number; met: number; due: number; recall: Share }[];
  stability: number[];
  difficulty: number[];
  forecast: { date: string; known: number; fresh: number }[];
  days: {
    date: string;
    reviews: number;
    answers: number;
    attempts: number;
    lessons: number;
    examAnswers: number;
    timeMs: number;
  }[];
  weeks: { from: string; timeMs: number }[];
  daysOfLastMonth: number;
  totalTimeMs: number;
  streak: { days: number; freezesLeft: number; frozenDays: number };
  xp: number;
  exercises: Record<
    string,
    { attempts: number; untilSolved: number | null; hints: number; predicted: boolean | null }
  >;
  exams: {
    exam: string;
    mode: string;
    finishedAt: number;
    misses: string[];
    total: Share & { meanMs: number };
    domains: Record<string, Share & { meanMs: number }>;
    usedMs: number;
  }[];
}

/** Figures at the moment of the export. */
export function recompute(exportPath: string): Figures {
  const script = join(root, 'scripts', 'recompute.mjs');
  const args = [script, exportPath, '--json', '--zone', zone];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 })) as Figures;
}

// Public face of the runner: the host, for page and Node alike, and the types of what it needs and reports.
export { createRun, type RunEvent, type RunOptions } from './host/create-run.ts';
export type { GuestEnd, GuestPort } from './host/guest-port.ts';
export { type Clock, defaultLimits, type Limits, realClock } from './host/limits.ts';
export {
  type ProgramPart,
  type RunExerciseOptions,
  type RunUpdate,
  runExercise,
} from './host/run-exercise.ts';
export { type AnsweringSide, type ScriptedApiOptions, scriptedApi } from './host/scripted-api.ts';

// Public face of the grader: verdicts, and what checks are written with. Pure.
export {
  type AnsweredTurn,
  answeredTurns,
  type ContinuedTurn,
  callingTurns,
  callKey,
  continuedTurns,
  executionsOf,
  resultsFor,
} from './answered-turns.ts';
export { endsWithText, followsScript } from './built-in-checks.ts';
export { containsOutput } from './contains-output.ts';
export { type Explanation, explainOutcome } from './explain-outcome.ts';
export { firstIgnoredEnd, repeatedHistory, stopReasonOf } from './find-repetition.ts';
export { type GradeOptions, gradeRuns } from './grade-runs.ts';
export { callName, callsName, count, excerpt, joined, requestName } from './name-things.ts';
export { outputTokensPerSecond, type RunCost, runCost, secondsPerRequest, sumCosts } from './run-cost.ts';
export {
  blocksIn,
  callsOf,
  resultsIn,
  type SentBlock,
  type SentResult,
  type ToolCall,
  textsOf,
  toolCall,
} from './sent-blocks.ts';
export { apiAcceptsAll } from './standard-checks/api-accepts-all.ts';
export { everyCallAnswered } from './standard-checks/calls-answered.ts';
export { everyCallExecuted } from './standard-checks/calls-executed.ts';
export { finalAnswerReturned } from './standard-checks/final-answer.ts';
export { historyKept } from './standard-checks/history-kept.ts';
export { resultsCarryOwnOutput } from './standard-checks/own-output.ts';
export { resultsLead } from './standard-checks/results-lead.ts';

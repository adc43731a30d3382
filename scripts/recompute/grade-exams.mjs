// Finished mock exams: raw scores in all and by domain, and the time used. Plain JavaScript, nothing from src/.
import { shareOf } from './share-of.mjs';

/** Finished exams in the order in which they began. `content` tells the task statement of a question. */
export function gradeExams(counted, content) {
  const exams = new Map();
  for (const { at, body } of counted) {
    if (body.type === 'exam-started' && !exams.has(body.exam))
      exams.set(body.exam, {
        ...body,
        startedAt: at,
        finishedAt: null,
        answers: {},
        usedMs: 0,
        runsSince: at,
        lastAt: at,
      });
    const exam = exams.get(body.exam);
    if (exam === undefined || body.type === 'exam-started' || exam.finishedAt !== null) continue;
    const stop = (until) => {
      if (exam.runsSince !== null) exam.usedMs += Math.max(0, until - exam.runsSince);
      exam.usedMs = Math.min(exam.usedMs, exam.timeLimitMs);
      exam.runsSince = null;
    };
    if (body.type === 'exam-answered') {
      if (!exam.questions.includes(body.question)) continue;
      const spent = (exam.answers[body.question]?.spentMs ?? 0) + body.elapsedMs;
      exam.answers[body.question] = { isRight: body.correct && body.chosen.length > 0, spentMs: spent };
    }
    if (body.type === 'exam-paused') stop(at);
    if (body.type === 'exam-resumed') {
      // The tab was closed without a pause: its time ended with the last sign of life.
      stop(exam.lastAt);
      exam.runsSince = at;
    }
    if (body.type === 'exam-finished') {
      stop(at);
      exam.finishedAt = at;
    }
    exam.lastAt = at;
  }
  return [...exams.values()]
    .filter(({ finishedAt }) => finishedAt !== null)
    .map((exam) => report(exam, content));
}

function report({ exam, mode, questions, answers, usedMs, finishedAt }, content) {
  const score = (some) => ({
    ...shareOf(some.filter((id) => answers[id]?.isRight).length, some.length),
    meanMs: some.reduce((sum, id) => sum + (answers[id]?.spentMs ?? 0), 0) / some.length,
  });
  const domains = {};
  for (const id of questions) {
    const taskStatement = content.items.get(`question:${id}`)?.taskStatement;
    // A question that the bank no longer has counts in the total only.
    if (taskStatement === undefined) continue;
    const [domain] = taskStatement.split('.');
    domains[domain] ??= [];
    domains[domain].push(id);
  }
  return {
    exam,
    mode,
    finishedAt,
    misses: questions.filter((id) => !answers[id]?.isRight),
    total: score(questions),
    domains: Object.fromEntries(Object.entries(domains).map(([domain, some]) => [domain, score(some)])),
    usedMs,
  };
}

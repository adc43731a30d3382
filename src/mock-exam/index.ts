// Public face of the mock exam: forms, sittings and reports. Pure; the seed and `now` are always passed in.
export { type DomainCoverage, drawForm, type ExamForm, type FormWish } from './draw-form.ts';
export { type ExamItem, examItem, factsOfQuestion } from './exam-item.ts';
export {
  type ExamReport,
  eventsForMisses,
  gradeSitting,
  type ReportItem,
  type ReportRow,
} from './grade-sitting.ts';
export { eventsForReopening, readSittings, type Sitting, type SittingAnswer, timeLeftMs } from './sitting.ts';

// Public face of the mock exam's island.
export type { ExamCatalogue } from './exam-catalogue.ts';
export { mountExam } from './mount-exam.tsx';

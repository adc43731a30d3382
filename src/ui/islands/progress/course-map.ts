// What the progress page knows of the course without fetching: each item's place in it, and the names of the parts.
// Written into the page by the build; types only.
import type { ItemFacts } from '../../../scheduler/index.ts';

/** An item's facts, with whether the exam asks for it at all. */
export interface MapItem extends ItemFacts {
  scope: 'exam' | 'api-contract' | 'beyond';
}

export interface CourseMap {
  lessons: { id: string; title: string; objectives: { id: string; text: string }[] }[];
  exercises: { id: string; title: string }[];
  items: MapItem[];
  exam: {
    domains: { number: number; title: string; weightPercent: number }[];
    taskStatements: { id: string; title: string }[];
    /** Months that the certificate holds. */
    validityMonths: number;
  };
}

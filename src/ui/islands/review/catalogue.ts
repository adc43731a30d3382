// What the review page knows of the course without fetching: each item's place in it, and the names of the parts.
// Written into the page by the build. Types, and the packing of questions; pure.

export interface CatalogueQuestion {
  id: string;
  taskStatement: string;
  objective: string;
  section: string;
  /** The trap behind it. */
  exercise?: string;
  /** Present where the exam does not ask for it. */
  beyond?: true;
}

export interface CatalogueExercise {
  id: string;
  title: string;
  hook: string;
  minutes: number;
  taskStatement: string;
  objective: string | null;
  section: string | null;
  beyond?: true;
}

export interface Catalogue {
  /** In the course's order. */
  lessons: {
    id: string;
    title: string;
    /** Packed: the page carries one line per question of the course. */
    questions: string[];
    exercises: CatalogueExercise[];
  }[];
  /** Months that the certificate holds. */
  validityMonths: number;
  /** Of app and content, as a report of a fault names it. */
  version: string;
}

const none = '-';

/** A question as one line: its fields in order, separated by spaces, which none of them contains. */
export function packQuestion(question: CatalogueQuestion): string {
  const { id, taskStatement, objective, section, exercise = none, beyond } = question;
  return [id, taskStatement, objective, section, exercise, ...(beyond ? ['beyond'] : [])].join(' ');
}

/** The question of a packed line. */
export function unpackQuestion(line: string): CatalogueQuestion {
  const [id = '', taskStatement = '', objective = '', section = '', exercise = none, scope] = line.split(' ');
  return {
    id,
    taskStatement,
    objective,
    section,
    ...(exercise === none ? {} : { exercise }),
    ...(scope === 'beyond' ? { beyond: true } : {}),
  };
}

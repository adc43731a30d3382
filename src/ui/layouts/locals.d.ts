// What a page hands to the components below it through Astro.locals. Types only.
declare namespace App {
  interface Locals {
    /** The lesson whose prose is being rendered. */
    lesson?: import('../components/course-content.ts').CourseLesson;
    /** Glossary terms rendered so far on this page; numbers their tooltips. */
    terms?: number;
    /** Predictions rendered so far on this page; names their groups of options. */
    predictions?: number;
  }
}

// What the dialog lists: things to go to and things to do. Pure.

/** A piece of text; `marked` where the searched words stand. */
export interface Piece {
  text: string;
  marked: boolean;
}

export interface Choice {
  /** Unlike any other choice's, and the same again after another letter was typed. */
  key: string;
  title: string;
  /** What kind of thing it is, or what it is for. */
  hint?: string;
  excerpt?: Piece[];
  /** True for a section under the page that stands before it. */
  nested?: true;
  target: { href: string } | { act: () => void };
}

export interface ChoiceGroup {
  title: string;
  choices: Choice[];
}

// Marks one line of the editor and says under it what went wrong there. Runs in the page, with CodeMirror.
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { LineMark } from '../session/choose-variant.ts';

/** Sets the marked line, or takes the mark away. */
export const setLineMark = StateEffect.define<LineMark | null>();

class LineMessage extends WidgetType {
  readonly message: string;
  constructor(message: string) {
    super();
    this.message = message;
  }
  override eq(other: LineMessage): boolean {
    return other.message === this.message;
  }
  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'ex-line-message';
    element.textContent = this.message;
    return element;
  }
}

const marked = Decoration.line({ class: 'ex-line-marked' });

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(current, transaction) {
    // Once the marked line itself is changed, the message no longer speaks of it.
    const touched = (from: number, to: number): boolean =>
      transaction.changes.touchesRange(from, to) !== false;
    let next = current;
    if (transaction.docChanged) {
      const old = transaction.startState.doc;
      current.between(0, old.length, (from) => {
        if (touched(from, old.lineAt(from).to)) next = Decoration.none;
      });
      next = next.map(transaction.changes);
    }
    for (const effect of transaction.effects) {
      if (!effect.is(setLineMark)) continue;
      const mark = effect.value;
      if (mark === null || mark.line > transaction.state.doc.lines || mark.line < 1) {
        next = Decoration.none;
        continue;
      }
      const line = transaction.state.doc.line(mark.line);
      const message = Decoration.widget({ widget: new LineMessage(mark.message), block: true, side: 1 });
      next = Decoration.set([marked.range(line.from), message.range(line.to)]);
    }
    return next;
  },
  provide: (self) => EditorView.decorations.from(self),
});

/** The extension that carries the mark; change it with `setLineMark`. */
export function lineMark(): Extension {
  return field;
}

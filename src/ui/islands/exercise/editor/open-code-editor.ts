// The code editor (CodeMirror), loaded after the page. Takes over from the plain text field with the same content.
// Must not be imported statically by the page: it is the heaviest part of it.
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { LineMark } from '../session/choose-variant.ts';
import { editorTheme } from './editor-theme.ts';
import { lineMark, setLineMark } from './line-mark.ts';

export interface CodeEditor {
  /** Puts another text in place; the cursor stays about where it is. */
  setSource(source: string, options: { history: 'undoable' | 'none' }): void;
  /** A locked editor can be read and walked through, not written in. */
  setLocked(locked: boolean): void;
  markLine(mark: LineMark | null): void;
  /** Puts the cursor at the start of a line, counted from 1, and the focus into the editor. */
  goToLine(line: number): void;
  focus(): void;
  destroy(): void;
}

export interface CodeEditorOptions {
  parent: HTMLElement;
  source: string;
  /** Accessible name. */
  label: string;
  /** Id of the element that says how to leave the editor by keyboard. */
  describedBy: string;
  /** Where the text field's cursor stood. */
  selection: { anchor: number; head: number };
  onChange: (source: string) => void;
}

/** Opens the editor inside `parent`, locked. Tab indents; Esc and then Tab leaves, which CodeMirror itself provides. */
export function openCodeEditor(options: CodeEditorOptions): CodeEditor {
  const lock = new Compartment();
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.source,
      selection: options.selection,
      extensions: [
        lock.of(EditorState.readOnly.of(true)),
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        keymap.of([indentWithTab, ...defaultKeymap, ...historyKeymap]),
        // JSON is a value of JavaScript, so one grammar colours both.
        javascript({ typescript: true, jsx: false }),
        editorTheme(),
        lineMark(),
        EditorView.contentAttributes.of({
          // Focusable anyway, but only an explicit tabindex tells so to assistive tools.
          tabindex: '0',
          'aria-label': options.label,
          'aria-describedby': options.describedBy,
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
          translate: 'no',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  if (options.selection.anchor > 0)
    view.dispatch({ effects: EditorView.scrollIntoView(options.selection.anchor, { y: 'center' }) });
  return {
    setSource(source, options) {
      const shown = view.state.doc.toString();
      if (source === shown) return;
      if (options.history === 'undoable') view.dispatch({ changes: changeBetween(shown, source) });
      else
        view.dispatch({
          changes: { from: 0, to: shown.length, insert: source },
          selection: { anchor: Math.min(view.state.selection.main.head, source.length) },
          annotations: Transaction.addToHistory.of(false),
        });
    },
    setLocked(locked) {
      view.dispatch({ effects: lock.reconfigure(EditorState.readOnly.of(locked)) });
    },
    markLine(mark) {
      view.dispatch({ effects: setLineMark.of(mark) });
      // Who is writing keeps their place; everybody else is shown the line. Only the editor scrolls, never the page.
      if (mark === null || view.hasFocus || mark.line > view.state.doc.lines) return;
      const block = view.lineBlockAt(view.state.doc.line(mark.line).from);
      const { scrollTop, clientHeight } = view.scrollDOM;
      if (block.top < scrollTop || block.bottom > scrollTop + clientHeight)
        view.scrollDOM.scrollTop = block.top - clientHeight / 3;
    },
    goToLine(line) {
      const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** The one stretch in which two texts differ, as a change of the first. */
function changeBetween(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}

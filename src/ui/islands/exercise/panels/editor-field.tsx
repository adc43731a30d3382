// The program's field: a plain text area at once, the code editor in its place when it has come. Same box, same text.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { exerciseText } from '../../../strings/pt.exercise.ts';
import type { CodeEditor } from '../editor/open-code-editor.ts';
import type { LineMark } from '../session/choose-variant.ts';
import { loadEditor } from '../session/load-later.ts';

const text = exerciseText.editor;

export interface EditorFieldProps {
  source: string;
  /** True until the page's script is there: what were typed before would be lost. */
  locked: boolean;
  /** False until the saved draft is known or something was typed. */
  settled: boolean;
  language: 'typescript' | 'json';
  /** Where the cursor stands when the editor opens, counted from 1. */
  startLine: number;
  mark: LineMark | null;
  /** A line to go to; a new object goes there again. */
  goTo: { line: number } | null;
  onEdit: (source: string) => void;
}

function offsetOfLine(source: string, line: number): number {
  return source
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, previous) => offset + previous.length + 1, 0);
}

/** Where the learner put it, else the line to begin with. */
function selectionOf(
  field: HTMLTextAreaElement | null,
  { source, startLine }: EditorFieldProps,
): { anchor: number; head: number } {
  if (field !== null && document.activeElement === field)
    return { anchor: field.selectionStart, head: field.selectionEnd };
  const offset = Math.min(offsetOfLine(source, startLine), source.length);
  return { anchor: offset, head: offset };
}

export function EditorField(props: EditorFieldProps): JSX.Element {
  const { source, locked, settled, mark, goTo } = props;
  const host = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  // The editor outlives renders, so it reads the newest props through a ref.
  const newest = useRef(props);
  newest.current = props;

  useEffect(() => {
    let wanted = true;
    let opened: CodeEditor | null = null;
    loadEditor().then(
      ({ openCodeEditor }) => {
        if (!wanted || host.current === null) return;
        const field = area.current;
        const hadFocus = field !== null && document.activeElement === field;
        opened = openCodeEditor({
          parent: host.current,
          source: newest.current.source,
          label: text.label[newest.current.language],
          describedBy: 'saida-do-editor',
          selection: selectionOf(field, newest.current),
          onChange: (changed) => newest.current.onEdit(changed),
        });
        setEditor(opened);
        if (hadFocus) opened.focus();
      },
      () => {
        // Without the editor the text area stays, and everything works in it.
      },
    );
    return () => {
      wanted = false;
      opened?.destroy();
    };
  }, []);

  // Ctrl+Z never goes back behind the saved draft, which comes in together with `settled`.
  const undoable = useRef(false);
  // Layout effects: a later effect may run after the next key and put the text before it back, losing that key.
  useLayoutEffect(() => {
    editor?.setSource(source, { history: undoable.current ? 'undoable' : 'none' });
    undoable.current = settled;
  }, [editor, source, settled]);
  useLayoutEffect(() => editor?.setLocked(locked), [editor, locked]);
  useEffect(() => editor?.markLine(mark), [editor, mark]);
  useEffect(() => {
    if (goTo === null) return;
    const { current: field } = area;
    if (editor) editor.goToLine(goTo.line);
    else if (field) {
      const offset = offsetOfLine(newest.current.source, goTo.line);
      field.focus();
      field.setSelectionRange(offset, offset);
    }
  }, [goTo]);

  return (
    <div class="ex-editor">
      <div class="ex-editor__box" ref={host} data-editor={editor ? 'code' : 'text'}>
        {editor === null && (
          <textarea
            ref={area}
            class="ex-editor__area"
            aria-label={text.label[props.language]}
            aria-describedby="saida-do-editor"
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            readOnly={locked}
            value={source}
            onInput={(event) => props.onEdit(event.currentTarget.value)}
          />
        )}
      </div>
      <p id="saida-do-editor" class="ex-editor__out label">
        {editor === null ? text.wayOutFallback : text.wayOut}
      </p>
    </div>
  );
}

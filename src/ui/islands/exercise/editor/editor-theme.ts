// The editor's looks, from the design tokens: light and dark come with them. Runs in the page, with CodeMirror.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const looks = EditorView.theme({
  '&': { height: '100%', color: 'var(--code-plain)', backgroundColor: 'var(--paper-raised)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    overflow: 'auto',
  },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--space-3) 0 var(--space-2)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-soft)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0 0 var(--space-2)', minWidth: '2.25em' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--ink) 4%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in oklab, var(--accent) 22%, transparent) !important',
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--accent-wash)',
    outline: '1px solid var(--accent)',
  },
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.comment], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-name)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--code-name)' },
]);

/** Theme and syntax colours. */
export function editorTheme(): Extension {
  return [looks, syntaxHighlighting(colours)];
}

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

// The editor is in a shadow tree, which the page's utility classes do not reach; its custom properties do.
const look = EditorView.theme(
  {
    '&': { backgroundColor: 'var(--code-bg)', color: 'var(--code-text)', fontSize: '1rem' },
    '&.cm-focused': { outline: '3px solid var(--focus-on-panel)', outlineOffset: '-3px' },
    '.cm-scroller': { fontFamily: 'var(--face-mono)', lineHeight: '1.65' },
    '.cm-content': { padding: '0.875rem 0', caretColor: 'var(--code-text)' },
    '.cm-line': { padding: '0 1rem 0 0.25rem' },
    '.cm-gutters': { backgroundColor: 'var(--code-bg)', color: 'var(--code-gutter)', border: 'none' },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.75rem', padding: '0 0.75rem 0 0' },
    '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--code-text)' },
    '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--code-line)' },
    '.cm-activeLine': { backgroundColor: 'transparent' },
    '&.cm-focused .cm-matchingBracket': { backgroundColor: 'rgb(255 255 255 / 0.18)' },
    '&.cm-focused .cm-nonmatchingBracket': { color: 'var(--code-number)' },
    '.cm-content ::selection, .cm-content::selection': { backgroundColor: 'rgb(113 137 251 / 0.45)' },
    '.cm-given': {
      display: 'block',
      minHeight: '2.75rem',
      margin: '0.25rem 0',
      padding: '0 1rem',
      border: '1px solid rgb(255 255 255 / 0.3)',
      borderRadius: '0.625rem',
      backgroundColor: 'transparent',
      color: 'var(--code-text)',
      font: 'inherit',
      cursor: 'pointer',
    },
    '.cm-given:focus-visible': { outline: '3px solid var(--focus-on-panel)' },
    '.cm-error-line, &.cm-focused .cm-error-line': {
      backgroundColor: 'rgb(238 108 74 / 0.22)',
      boxShadow: 'inset 3px 0 0 #ee6c4a',
    },
  },
  { dark: true },
);

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.className,
    ],
    color: 'var(--code-function)',
  },
]);

export const editorLook = [look, syntaxHighlighting(colours)];

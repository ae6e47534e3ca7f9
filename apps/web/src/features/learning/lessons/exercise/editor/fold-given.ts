import { codeFolding, foldEffect, foldedRanges, unfoldEffect } from '@codemirror/language';
import type { EditorState, StateEffect } from '@codemirror/state';
import { givenParts } from './given-parts.ts';

/** Folded code stays in the program: it is run, and its lines keep their numbers. */
export const folding = codeFolding({
  placeholderDOM(view, unfold) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cm-given';
    button.textContent = 'Show the given part';
    button.onclick = (event) => {
      unfold(event);
      // The button is gone. A tap opens no keyboard, because the person only wants to read.
      if (event.detail === 0) view.focus();
    };
    return button;
  },
});

export function foldGiven({ doc }: EditorState, starter: string): StateEffect<unknown>[] {
  return givenParts(doc.toString(), starter).map(({ first, last }) =>
    foldEffect.of({ from: doc.line(first - 1).to, to: doc.line(last).to }),
  );
}

/** Unfolds what hides a line, from 1. */
export function unfoldAt(state: EditorState, line: number): StateEffect<unknown>[] {
  const { from, to } = state.doc.line(line);
  const opened: StateEffect<unknown>[] = [];
  foldedRanges(state).between(from, to, (start, end) => {
    // The line above the fold touches it and is visible.
    if (start < from) opened.push(unfoldEffect.of({ from: start, to: end }));
  });
  return opened;
}

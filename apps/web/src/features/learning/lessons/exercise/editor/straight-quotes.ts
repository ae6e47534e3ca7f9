import { EditorView } from '@codemirror/view';

/** Phones turn typed quotation marks into curved ones, which are invalid in Python. */
export const straightQuotes = EditorView.inputHandler.of((view, from, to, text) => {
  const straight = text.replaceAll(/[\u201c-\u201f]/g, '"').replaceAll(/[\u2018-\u201b]/g, "'");
  if (straight === text) return false;
  view.dispatch({
    changes: { from, to, insert: straight },
    selection: { anchor: from + straight.length },
    userEvent: 'input.type',
  });
  return true;
});

import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** The line of the last run's error, from 1; null removes the mark. */
export const setErrorLine = StateEffect.define<number | null>();

const mark = Decoration.line({ class: 'cm-error-line' });

/** The mark disappears with the first change, because the learner is fixing it. */
export const errorLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, docChanged, state }) {
    const effect = effects.findLast((candidate) => candidate.is(setErrorLine));
    if (effect === undefined) return docChanged ? Decoration.none : marks;
    const line = effect.value as number | null;
    if (line === null || line > state.doc.lines) return Decoration.none;
    return Decoration.set(mark.range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

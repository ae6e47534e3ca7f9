import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  indentWithTab,
  undo,
} from '@codemirror/commands';
import { pythonLanguage } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, Prec } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Language } from '../languages.ts';
import { editorLook } from './editor-look.ts';
import { errorLine, setErrorLine } from './error-line.ts';
import { foldGiven, folding, unfoldAt } from './fold-given.ts';
import { sqlLanguage } from './sql-language.ts';
import { straightQuotes } from './straight-quotes.ts';

const TAB_LEAVES_MS = 10_000;

interface EditorOptions {
  readonly language: Language;
  readonly code: string;
  /** The starter of the exercise: its given code is folded. */
  readonly starter: string;
  readonly label: string;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

export interface Editor {
  /** As one step, so that undo restores the previous text. */
  readonly replace: (code: string) => void;
  readonly markLine: (line: number | null) => void;
  readonly press: (key: EditorKey) => void;
  readonly destroy: () => void;
}

const PRESSES = { undo, indent: indentMore, outdent: indentLess } as const;
export type EditorKey = keyof typeof PRESSES;

/** The editor injects its styles, which the content security policy allows only in a shadow tree. */
export function canMountEditor(): boolean {
  return 'adoptedStyleSheets' in Document.prototype;
}

export function mountEditor(host: HTMLElement, options: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  host.addEventListener('keydown', stopPlainKeys);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: options.code, extensions: extensionsFor(options) }),
  });
  view.dispatch({ effects: foldGiven(view.state, options.starter) });
  return {
    replace(code) {
      if (view.state.doc.toString() === code) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
      view.dispatch({ effects: foldGiven(view.state, options.starter) });
    },
    markLine(line) {
      const show =
        line === null || line > view.state.doc.lines
          ? []
          : [...unfoldAt(view.state, line), scrollTo(view, line)];
      view.dispatch({ effects: [setErrorLine.of(line), ...show] });
    },
    press(key) {
      PRESSES[key](view);
      view.focus();
    },
    destroy() {
      host.removeEventListener('keydown', stopPlainKeys);
      view.destroy();
    },
  };
}

/** From outside the shadow tree this does not look like a text field: the page's single-key shortcuts must not see the keys. */
function stopPlainKeys(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
}

function scrollTo(view: EditorView, line: number) {
  return EditorView.scrollIntoView(view.state.doc.line(line).from);
}

function extensionsFor({ language, label, onChange, onRun }: EditorOptions) {
  const run = () => {
    onRun();
    return true;
  };
  // The editor's default of two seconds between Escape and Tab is too short for some people.
  const letTabLeave = (view: EditorView) => {
    setTimeout(() => view.setTabFocusMode(TAB_LEAVES_MS));
    return false;
  };
  return [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    language === 'sql' ? sqlLanguage : pythonLanguage,
    indentUnit.of('    '),
    EditorState.tabSize.of(4),
    indentOnInput(),
    bracketMatching(),
    straightQuotes,
    closeBrackets(),
    folding,
    errorLine,
    editorLook,
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run },
        { key: 'Escape', run: letTabLeave },
      ]),
    ),
    keymap.of([...closeBracketsKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap]),
    // Accessibility checkers do not count editable content as reachable.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}

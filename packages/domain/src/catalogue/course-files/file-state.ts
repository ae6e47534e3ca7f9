/** A file of a course: what learners have, what the files say, and whether the studio has edited it (decisions 41, 51). */
export interface FileState {
  /** Null: it is missing. */
  readonly text: string | null;
  /** What the files say now. */
  readonly fileText: string | null;
  /** What the files said when the studio last looked: at its first change, and when an update was declined. */
  readonly settledText: string | null;
  readonly isEdited: boolean;
}

const NOTHING: FileState = { text: null, fileText: null, settledText: null, isEdited: false };

/** Applies an update from the files. The studio's work stays as it is; a file that nobody has edited follows them. */
export function afterFileImport(known: FileState | null, fileText: string | null): FileState {
  const state = known ?? NOTHING;
  // Files and studio now have the same text.
  if (state.isEdited && fileText === state.text) return afterPublishing({ ...state, fileText }, fileText);
  return state.isEdited ? { ...state, fileText } : { ...state, text: fileText, fileText };
}

/** The update from the files conflicts with the studio's work: what learners have stays. */
export function afterHolding(known: FileState, fileText: string | null): FileState {
  if (known.isEdited || fileText === known.text) return afterFileImport(known, fileText);
  return { ...known, fileText, settledText: known.fileText, isEdited: true };
}

/** Applies a version that the studio publishes. Editing a file back to what the files say makes it follow them again. */
export function afterPublishing(known: FileState | null, text: string | null): FileState {
  const state = known ?? NOTHING;
  if (text === state.fileText) return { ...state, text, settledText: null, isEdited: false };
  return {
    ...state,
    text,
    settledText: state.isEdited ? state.settledText : state.fileText,
    isEdited: true,
  };
}

/** The files have changed since the studio looked: their text can be accepted or declined. */
export function hasFileProposal({ isEdited, text, fileText, settledText }: FileState): boolean {
  return isEdited && fileText !== settledText && fileText !== text;
}

export function afterLeavingFile<Known extends FileState>(known: Known): Known {
  return { ...known, settledText: known.fileText };
}

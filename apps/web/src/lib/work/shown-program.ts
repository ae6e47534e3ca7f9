/** The program of the exercise on the screen, and the error of its last run; empty when it ran. */
export interface ShownProgram {
  readonly code: string;
  readonly error: string;
}

type ReadProgram = () => ShownProgram;

let readProgram: ReadProgram | null = null;
const listeners = new Set<() => void>();

function change(read: ReadProgram | null): void {
  readProgram = read;
  for (const listener of listeners) listener();
}

/** Read only when the learner shares it. Returns a function that removes it again. */
export function showProgram(read: ReadProgram): () => void {
  change(read);
  return () => {
    if (readProgram === read) change(null);
  };
}

export const shownProgram = (): ShownProgram | null => readProgram?.() ?? null;

export const hasShownProgram = (): boolean => readProgram !== null;

export function onProgramShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

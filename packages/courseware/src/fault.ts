/** An error in a file of the content, as a sentence for its author. */
export interface Fault {
  /** Path relative to the content folder, with slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

export function inOrder(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}

export type ReportFault = (file: string, line: number, message: string) => void;

/** What a process tells its guard, one line of JSON each. */
export type Guarded =
  | { readonly folder: string }
  /** Numbers are given out again: the start tells one process from the next with its number. */
  | { readonly pid: number; readonly start: string };

/** What a process registers with its guard, one line of JSON each. */
export type GuardEntry =
  | { readonly folder: string }
  /** PIDs are reused: the start time tells one process from the next with its PID. */
  | { readonly pid: number; readonly start: string };

/** Every kind of call and its input: the module that answers it adds its line. */
// biome-ignore lint/suspicious/noEmptyInterface: modules declare its members
export interface CallInputs {}
export type CallKind = keyof CallInputs;

/** How a worker answers one kind of call. */
export interface Answerer<Input> {
  /** What caller and worker have to agree on, e.g. the version of a layout; none by default. */
  readonly variants?: readonly string[];
  readonly mostAtOnce: number;
  readonly answer: (input: Input) => Promise<Uint8Array>;
}

export const kindInTable = (kind: CallKind, variant?: string): string =>
  variant === undefined ? kind : `${kind} ${variant}`;

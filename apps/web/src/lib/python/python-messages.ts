import type { ProgramReport, ProgramRequest } from '@academy/courseware/python';

/** What the page asks of the worker: nothing but to run a program. It loads Python by itself at its start. */
export interface RunMessage {
  readonly kind: 'run';
  readonly request: ProgramRequest;
}

export type WorkerMessage =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'finished'; readonly report: ProgramReport; readonly isSolved: boolean };

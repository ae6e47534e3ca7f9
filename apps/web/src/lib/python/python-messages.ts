import type { ProgramReport, ProgramRequest } from '@academy/courseware/python';
import type { QueryReport } from '@academy/courseware/sql';

/** What the page asks of the worker: nothing but to run a program. It loads Python or SQLite by itself at its start. */
export interface RunMessage<Request = ProgramRequest> {
  readonly kind: 'run';
  readonly request: Request;
}

/** Of SQL with the tables that came back. */
export type RunReport = ProgramReport & Partial<Pick<QueryReport, 'tables'>>;

export type WorkerMessage =
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'finished'; readonly report: RunReport; readonly isSolved: boolean };

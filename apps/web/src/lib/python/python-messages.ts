import type { ProgramReport, ProgramRequest } from '@academy/courseware/python';
import type { QueryReport } from '@academy/courseware/sql';

/** The first message to a worker: its engine, which it cannot fetch. */
export interface EngineMessage {
  readonly kind: 'engine';
  readonly wasm: Uint8Array<ArrayBuffer>;
}

/** What the page asks of a worker that is ready. */
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
  | {
      readonly kind: 'finished';
      readonly report: RunReport;
      readonly isSolved: boolean;
      /** The program has called what is refused, so this worker runs nothing any more. */
      readonly isSpent: boolean;
    };

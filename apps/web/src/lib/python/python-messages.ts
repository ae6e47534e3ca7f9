import type { ProgramReport, ProgramRequest } from '@academy/courseware/python';
import type { QueryReport } from '@academy/courseware/sql';

/** The first message to a worker: its engine, which it cannot fetch itself. */
export interface EngineMessage {
  readonly kind: 'engine';
  readonly wasm: Uint8Array<ArrayBuffer>;
}

/** A request to a worker that is ready. */
export interface RunMessage<Request = ProgramRequest> {
  readonly kind: 'run';
  readonly request: Request;
}

/** For SQL, with the result tables. */
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
      /** The program has called something forbidden, so this worker runs nothing any more. */
      readonly isSpent: boolean;
    };

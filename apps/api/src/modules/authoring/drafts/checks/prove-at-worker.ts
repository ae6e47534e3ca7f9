import type { Program } from '@academy/courseware';
import type { Proof } from '@academy/courseware/prove';
import type { Answerer, CallInputs } from '../../../../worker-calls/call-inputs.ts';
import { NoAnswerError, type WorkerCalls } from '../../../../worker-calls/worker-calls.ts';
import { type Prove, proveHere } from './prove-programs.ts';

declare module '../../../../worker-calls/call-inputs.ts' {
  interface CallInputs {
    /** For an author who waits. The output is the proof as JSON. */
    readonly 'prove-programs': { readonly programs: readonly Program[]; readonly limitMs: number };
  }
}

/** For the way to the worker and back, within the time that a request has left for the proof. */
const WAY_MS = 1000;
const MOST_WAITING = 4;
const MOST_AT_ONCE = 2;

/** A web server runs no programs of authors. */
export function proveAt(calls: Pick<WorkerCalls, 'ask'>): Prove {
  return async (programs, { limitMs }) => {
    const input = { programs, limitMs: limitMs - WAY_MS };
    try {
      const proof = await calls.ask('prove-programs', input, { limitMs, mostWaiting: MOST_WAITING });
      return JSON.parse(proof.toString()) as Proof;
    } catch (error) {
      if (error instanceof NoAnswerError) return null;
      throw error;
    }
  };
}

export const proofAnswerer: Answerer<CallInputs['prove-programs']> = {
  mostAtOnce: MOST_AT_ONCE,
  async answer({ programs, limitMs }) {
    return Buffer.from(JSON.stringify(await proveHere(programs, { limitMs })));
  },
};

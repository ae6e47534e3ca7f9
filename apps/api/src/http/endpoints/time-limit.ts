import { PROBLEMS, RequestProblem } from '../problems/problem.ts';

/** A request without a response by then is told to try again. */
export const REQUEST_LIMIT_MS = 15_000;

/**
 * A separate timer: the framework's is disarmed as soon as the body of a request has been read. The work itself cannot
 * be stopped; `onLate` tells it that nobody waits for it any more.
 */
export function withinLimit<Value>(
  work: Promise<Value>,
  limitMs: number,
  onLate?: () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate?.();
      reject(new RequestProblem(PROBLEMS.resting));
    }, limitMs);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('Something that is no error was thrown.'));
      },
    );
  });
}

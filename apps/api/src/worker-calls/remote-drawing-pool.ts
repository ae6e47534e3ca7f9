import type { Drawing, DrawingPool } from '../gateways/paper/drawing-pool.ts';
import type { Answerer, CallInputs } from './call-inputs.ts';
import { NoAnswerError, type WorkerCalls } from './worker-calls.ts';

declare module './call-inputs.ts' {
  interface CallInputs {
    readonly draw: { readonly name: string; readonly facts: unknown };
  }
}

const LIMIT_MS = 12_000;
const MOST_WAITING = 20;
const MOST_AT_ONCE = 2;

const variantOf = ({ name, version }: Drawing) => `${name} ${version}`;

/** For web servers: a worker draws. One of another release may have another layout, and leaves the call to others. */
export const createRemoteDrawingPool = (calls: Pick<WorkerCalls, 'ask'>): DrawingPool => ({
  async draw(drawing, facts) {
    const terms = { variant: variantOf(drawing), limitMs: LIMIT_MS, mostWaiting: MOST_WAITING };
    try {
      return await calls.ask('draw', { name: drawing.name, facts }, terms);
    } catch (error) {
      if (error instanceof NoAnswerError) return null;
      throw error;
    }
  },
  stop: async () => undefined,
});

export function drawingAnswerer(
  pool: DrawingPool,
  drawings: readonly Drawing[],
): Answerer<CallInputs['draw']> {
  return {
    variants: drawings.map(variantOf),
    mostAtOnce: MOST_AT_ONCE,
    async answer({ name, facts }) {
      const drawing = drawings.find((each) => each.name === name);
      const file = drawing && (await pool.draw(drawing, facts));
      if (!file) throw new Error(`The worker could not draw "${name}".`);
      return file;
    },
  };
}

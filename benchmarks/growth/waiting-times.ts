import { percentile } from '../statistics.ts';
import { textTable } from '../text-table.ts';
import type { HotCall } from './hot-calls.ts';

/** How many times as long the slowest hundredth of responses may take in the large academy. */
const MOST_TIMES = 3;

export interface WaitingRow {
  readonly name: string;
  /** How long single responses took, in milliseconds. */
  readonly small: readonly number[];
  readonly large: readonly number[];
}

type Ask = (hot: HotCall, turn: number) => Promise<unknown>;

async function waited(ask: Ask, hot: HotCall, turn: number): Promise<number> {
  const began = performance.now();
  await ask(hot, turn);
  return performance.now() - began;
}

/** The two academies respond in turns, and each begins every other turn: a busy moment of the machine affects both. */
export async function measureWaiting(
  calls: readonly HotCall[],
  [askSmall, askLarge]: readonly [Ask, Ask],
  turns: number,
): Promise<WaitingRow[]> {
  const rows: WaitingRow[] = [];
  for (const hot of calls) {
    const [small, large]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn % 2 === 0) small.push(await waited(askSmall, hot, turn));
      large.push(await waited(askLarge, hot, turn));
      if (turn % 2 === 1) small.push(await waited(askSmall, hot, turn));
    }
    rows.push({ name: hot.name, small, large });
  }
  return rows;
}

export function waitingTable(rows: readonly WaitingRow[], few: number, many: number): string {
  const at = (count: number) => count.toLocaleString('en-ZA').replace(/\s/g, ' ');
  return textTable(
    ['answer, ms', `p50 at ${at(few)}`, `at ${at(many)}`, `p99 at ${at(few)}`, `at ${at(many)}`, '×', 'goal'],
    rows.map(({ name, small, large }) => {
      const [p99Small, p99Large] = [percentile(small, 0.99), percentile(large, 0.99)];
      const times = p99Large / Math.max(p99Small, Number.EPSILON);
      return [
        name,
        ...[percentile(small, 0.5), percentile(large, 0.5), p99Small, p99Large, times].map((figure) =>
          figure.toFixed(1),
        ),
        times <= MOST_TIMES ? `≤ ${MOST_TIMES}` : `≤ ${MOST_TIMES}, not yet`,
      ];
    }),
  );
}

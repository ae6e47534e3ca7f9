import { count } from '../plot.ts';

/** The error for each setting: a parabola with its minimum at 6. */
export const errorAt = (setting: number): number => 0.1 * (setting - 6) ** 2 + 0.4;

export const START = 1;

/** One step downhill: the steeper the slope, the longer. */
export function stepFrom(setting: number, rate: number): number {
  const slope = 0.2 * (setting - 6);
  return Math.round((setting - rate * slope) * 1000) / 1000;
}

/** Where this number of steps has led, in words; of a long path only the end is described. */
export function descentWords(path: readonly number[], steps: number): string {
  const now = path.at(-1) ?? START;
  const before = path.at(-2);
  if (before === undefined) return 'The ball waits on the slope.';
  if (Math.abs(now - 6) < 0.05) return `At the bottom after ${count(steps, 'step', 'steps')}.`;
  if (Math.abs(now - 6) > Math.abs(before - 6)) return 'The step was too long: it is higher than before.';
  if ((now - 6) * (before - 6) < 0) return 'It has jumped across the valley, and is lower than before.';
  return 'It has rolled down a little.';
}

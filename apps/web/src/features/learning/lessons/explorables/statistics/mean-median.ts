import { clamp, toHundredths } from '../plot.ts';

/** Monthly pay of the firm in the lesson on the median, in hundreds of rand, without its director. */
export const PAY: readonly number[] = [68, 72, 75, 80, 85];

export function meanOf(values: readonly number[]): number {
  return toHundredths(values.reduce((total, value) => total + value, 0) / values.length);
}

/** The middle value; the mean of the two middle values if there are two. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = 0, high = low] = sorted.slice(
    Math.ceil(sorted.length / 2) - 1,
    Math.floor(sorted.length / 2) + 1,
  );
  return toHundredths((low + high) / 2);
}

/** A round upper end of the scale beyond the largest value, so that each value can be dragged away from the others. */
export function lineEnd(values: readonly number[]): number {
  const upperBound = Math.max(...values, 1) * 2.5;
  const unit = 10 ** Math.floor(Math.log10(upperBound));
  return Math.ceil(upperBound / unit) * unit;
}

/** The step of an arrow key: a hundredth of the scale, in whole numbers where possible. */
function keyStep(end: number): number {
  return end >= 100 ? Math.round(end / 100) : end / 100;
}

/** A dragged value, rounded to a step of the scale. */
export function draggedTo(value: number, end: number): number {
  const step = keyStep(end);
  return toHundredths(Math.round(clamp(value, 0, end) / step) * step);
}

/** The value after a key press, kept on the scale; null for any other key. */
export function movedByKey(value: number, key: string, end: number): number | null {
  const step = keyStep(end);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + 10 * step,
    PageDown: value - 10 * step,
    Home: 0,
    End: end,
  };
  const moved = moves[key];
  return moved === undefined ? null : clamp(toHundredths(moved), 0, end);
}

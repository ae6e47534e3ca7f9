import { addDays, type SastDay, sastDay, startOfSastDay } from '../../kernel/index.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A stretch of one day in South Africa, in whole seconds since it began. */
export type Span = readonly [from: number, to: number];

/** Reports are in whole seconds: a gap this small between two of them is rounding, not a pause. */
const SEAM_SECONDS = 2;

/** The most stretches that are stored for one day; nobody sits down to learn so often, but a program may. */
export const MOST_SPANS = 200;

/** The time that a report of study covers: the seconds before it, split in two if they begin on the day before. */
export function spansOf({ occurredAt, seconds }: { readonly occurredAt: Date; readonly seconds: number }): {
  readonly day: SastDay;
  readonly span: Span;
}[] {
  const day = sastDay(occurredAt);
  const to = Math.floor((occurredAt.getTime() - startOfSastDay(day).getTime()) / 1000);
  const from = to - seconds;
  if (from >= 0) return [{ day, span: [from, to] }];
  return [
    { day: addDays(day, -1), span: [Math.max(0, DAY_SECONDS + from), DAY_SECONDS] },
    { day, span: [0, to] },
  ];
}

/** Spans never overlap: what two devices report for the same minutes is stored once. In order. */
export function withSpan(known: readonly Span[], span: Span): readonly Span[] {
  if (span[0] === span[1]) return known;
  const apart = ([from, to]: Span) => to + SEAM_SECONDS < span[0] || from - SEAM_SECONDS > span[1];
  const joined = known.filter((each) => !apart(each));
  const merged: Span = [
    Math.min(span[0], ...joined.map(([from]) => from)),
    Math.max(span[1], ...joined.map(([, to]) => to)),
  ];
  return [...known.filter(apart), merged].sort(([one], [other]) => one - other);
}

/**
 * A day stays small, whatever is reported: beyond the limit the shortest pause is closed. Late study within that pause
 * is no longer counted; nothing is ever counted twice.
 */
export function bounded(spans: readonly Span[]): readonly Span[] {
  if (spans.length <= MOST_SPANS) return spans;
  const pauses = spans.slice(1).map(([from], index) => from - (spans[index]?.[1] ?? 0));
  const shortest = pauses.indexOf(Math.min(...pauses));
  const merged: Span = [spans[shortest]?.[0] ?? 0, spans[shortest + 1]?.[1] ?? 0];
  return [...spans.slice(0, shortest), merged, ...spans.slice(shortest + 2)];
}

export function secondsIn(spans: readonly Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

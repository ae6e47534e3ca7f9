import { addDays, type SastDay, sastDay, startOfSastDay } from '../kernel/index.ts';
import type { EventOf } from './learning-event.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A stretch of one day in South Africa, in whole seconds since it began. */
export type Span = readonly [from: number, to: number];

/** Reports are in whole seconds: a gap as small as this between two of them is rounding, not a pause. */
const SEAM_SECONDS = 2;

/** The time that a report of study covers: the seconds before it, cut in two where they begin on the day before. */
export function spansOf({ occurredAt, seconds }: Pick<EventOf<'lesson-studied'>, 'occurredAt' | 'seconds'>): {
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

/** Spans never overlap: what two devices report for the same minutes is there once. In order. */
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

export function secondsIn(spans: readonly Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

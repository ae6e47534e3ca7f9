import { type SastDay, sastDay } from '../../kernel/index.ts';
import { type EventOf, type Span, secondsIn, spansOf, withSpan } from '../learning-log/index.ts';

/**
 * A long evening is three or four lessons. Twice as many in one delivery are worth mentioning, and are mostly due to a
 * missing network.
 */
const LESSONS_OF_A_LARGE_DELIVERY = 6;
/** One short lesson is often known already; over six lessons the total says more. */
const LESSONS_TO_JUDGE_SPEED = 6;
/** A lesson counts from a fifth of its length on. Fast readers take half of it; three tenths over many lessons is rare. */
const QUICK_SHARE = 0.3;
/** People take minutes more or less for each lesson: six equal steps to the second do not happen by chance. */
const EQUAL_STEPS = 6;
/** A learner who gets nine of ten checks right at first gets thirty in a row once in 24 courses. */
const CHECKS_TO_JUDGE = 30;
/** Waking hours less meals and travel; only the time in which a lesson was looked at is measured. */
const LONG_DAY_HOURS = 12;

/** What a reviewer may see of how learning reached us: figures, without judging them. */
export type ArrivalFact =
  | {
      readonly kind: 'large-deliveries';
      readonly lessons: number;
      readonly deliveries: number;
      readonly firstDay: SastDay;
      readonly lastDay: SastDay;
    }
  | {
      readonly kind: 'quick-lessons';
      readonly lessons: number;
      readonly studiedMinutes: number;
      readonly statedMinutes: number;
    }
  | { readonly kind: 'equal-steps'; readonly lessons: number; readonly seconds: number }
  | { readonly kind: 'right-at-first'; readonly checks: number }
  | { readonly kind: 'long-days'; readonly days: number; readonly hours: number; readonly day: SastDay };

type StudyEvent = EventOf<'lesson-completed' | 'lesson-studied' | 'check-answered'>;

/** An event of the course and when it reached us: events of one request share one instant. */
export type ArrivedEvent = StudyEvent & { readonly recordedAt: Date };

type ArrivedOf<Kind extends StudyEvent['kind']> = Extract<ArrivedEvent, { readonly kind: Kind }>;

interface LessonLength {
  readonly id: string;
  readonly minutes: number | null;
}

/**
 * What is unusual about how the learning of one course arrived. Each fact has innocent causes: no network, a shared
 * phone, prior knowledge. None has automatic consequences.
 */
export function arrivalFacts(
  events: readonly ArrivedEvent[],
  lessons: readonly LessonLength[],
): ArrivalFact[] {
  const completed = ofKind(events, 'lesson-completed').sort(byTime);
  const studied = ofKind(events, 'lesson-studied');
  return [
    largeDeliveries(completed),
    quickLessons(completed, studied, lessons),
    equalSteps(completed),
    rightAtFirst(ofKind(events, 'check-answered').sort(byTime)),
    longDays(studied),
  ].filter((fact) => fact !== null);
}

const byTime = (one: ArrivedEvent, other: ArrivedEvent) =>
  one.occurredAt.getTime() - other.occurredAt.getTime();

function ofKind<Kind extends StudyEvent['kind']>(
  events: readonly ArrivedEvent[],
  kind: Kind,
): ArrivedOf<Kind>[] {
  return events.filter((event): event is ArrivedOf<Kind> => event.kind === kind);
}

function largeDeliveries(completed: readonly ArrivedOf<'lesson-completed'>[]): ArrivalFact | null {
  const byDelivery = Map.groupBy(completed, ({ recordedAt }) => recordedAt.getTime());
  const large = [...byDelivery.values()].filter(({ length }) => length >= LESSONS_OF_A_LARGE_DELIVERY);
  const days = large.flatMap(([first]) => (first ? sastDay(first.recordedAt) : [])).sort();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  if (firstDay === undefined || lastDay === undefined) return null;
  const lessons = large.reduce((sum, { length }) => sum + length, 0);
  return { kind: 'large-deliveries', lessons, deliveries: large.length, firstDay, lastDay };
}

/** Only lessons whose study is among the events: that of earlier years has left the log. */
function quickLessons(
  completed: readonly ArrivedOf<'lesson-completed'>[],
  studied: readonly ArrivedOf<'lesson-studied'>[],
  lengths: readonly LessonLength[],
): ArrivalFact | null {
  const isCompleted = new Set(completed.map(({ lessonId }) => lessonId));
  const isStudied = new Set(studied.map(({ lessonId }) => lessonId));
  const judged = lengths.filter(
    ({ id, minutes }) => minutes !== null && isCompleted.has(id) && isStudied.has(id),
  );
  if (judged.length < LESSONS_TO_JUDGE_SPEED) return null;
  const ids = new Set(judged.map(({ id }) => id));
  const seconds = sumOf(secondsByDay(studied.filter(({ lessonId }) => ids.has(lessonId))).values());
  const statedMinutes = sumOf(judged.map(({ minutes }) => minutes ?? 0));
  if (seconds >= QUICK_SHARE * statedMinutes * 60) return null;
  return {
    kind: 'quick-lessons',
    lessons: judged.length,
    studiedMinutes: Math.round(seconds / 60),
    statedMinutes,
  };
}

function equalSteps(completed: readonly ArrivedOf<'lesson-completed'>[]): ArrivalFact | null {
  let longest = { steps: 0, seconds: 0 };
  let run = { steps: 0, seconds: -1 };
  for (const [at, { occurredAt }] of completed.entries()) {
    const before = completed[at - 1];
    if (!before) continue;
    const seconds = Math.round((occurredAt.getTime() - before.occurredAt.getTime()) / 1000);
    run = seconds === run.seconds ? { steps: run.steps + 1, seconds } : { steps: 1, seconds };
    if (run.steps > longest.steps) longest = run;
  }
  if (longest.steps < EQUAL_STEPS) return null;
  return { kind: 'equal-steps', lessons: longest.steps + 1, seconds: longest.seconds };
}

function rightAtFirst(answered: readonly ArrivedOf<'check-answered'>[]): ArrivalFact | null {
  const first = new Map<string, boolean>();
  for (const { lessonId, checkId, isRight } of answered) {
    const check = `${lessonId} ${checkId}`;
    if (!first.has(check)) first.set(check, isRight);
  }
  const isAllRight = [...first.values()].every(Boolean);
  return isAllRight && first.size >= CHECKS_TO_JUDGE ? { kind: 'right-at-first', checks: first.size } : null;
}

function longDays(studied: readonly ArrivedOf<'lesson-studied'>[]): ArrivalFact | null {
  const long = [...secondsByDay(studied)]
    .filter(([, seconds]) => seconds > LONG_DAY_HOURS * 3600)
    .sort(([, one], [, other]) => other - one);
  const [longest] = long;
  if (!longest) return null;
  return { kind: 'long-days', days: long.length, hours: Math.round(longest[1] / 360) / 10, day: longest[0] };
}

/** What two devices report for the same minutes counts once. */
function secondsByDay(studied: readonly ArrivedOf<'lesson-studied'>[]): Map<SastDay, number> {
  const spans = new Map<SastDay, readonly Span[]>();
  for (const event of studied)
    for (const { day, span } of spansOf(event)) spans.set(day, withSpan(spans.get(day) ?? [], span));
  return new Map([...spans].map(([day, all]) => [day, secondsIn(all)]));
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const each of numbers) sum += each;
  return sum;
}

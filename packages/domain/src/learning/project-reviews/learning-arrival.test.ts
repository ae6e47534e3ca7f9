import { describe, expect, it } from 'vitest';
import { type ArrivedEvent, arrivalFacts } from './index.ts';

const START = Date.parse('2026-11-16T06:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const LESSONS = Array.from({ length: 24 }, (_, index) => ({ id: `l${index}`, minutes: 10 }));
const inLesson = (index: number) => ({ lessonId: `l${index}`, courseId: 'c' });

const completed = (index: number, seconds: number, recorded = seconds): ArrivedEvent => ({
  kind: 'lesson-completed',
  ...inLesson(index),
  occurredAt: at(seconds),
  recordedAt: at(recorded),
});
const studied = (index: number, until: number, seconds: number): ArrivedEvent => ({
  kind: 'lesson-studied',
  ...inLesson(index),
  seconds,
  place: null,
  occurredAt: at(until),
  recordedAt: at(until),
});
const answered = (check: number, isRight: boolean, seconds: number): ArrivedEvent => ({
  kind: 'check-answered',
  ...inLesson(0),
  checkId: `k${check}`,
  isRight,
  occurredAt: at(seconds),
  recordedAt: at(seconds),
});
const DAY = 24 * 3600;
/** Never the same step twice. */
const uneven = (index: number) => index * 700 + index * index;
const factsOf = (events: readonly ArrivedEvent[]) => arrivalFacts(events, LESSONS);
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

describe('lessons that arrived together', () => {
  it.each([
    [5, []],
    [
      6,
      [
        {
          kind: 'large-deliveries',
          lessons: 6,
          deliveries: 1,
          firstDay: '2026-11-18',
          lastDay: '2026-11-18',
        },
      ],
    ],
  ])('are told of from six in one delivery on: %i', (count, facts) => {
    expect(factsOf(times(count, (index) => completed(index, uneven(index), 2 * DAY)))).toEqual(facts);
  });

  it('are added up over deliveries, with the first and the last day of them', () => {
    const events = [
      ...times(12, (index) => completed(index, uneven(index), 2 * DAY)),
      ...times(12, (index) => completed(12 + index, uneven(12 + index), 5 * DAY)),
    ];
    expect(factsOf(events)).toEqual([
      { kind: 'large-deliveries', lessons: 24, deliveries: 2, firstDay: '2026-11-18', lastDay: '2026-11-21' },
    ]);
  });
});

describe('lessons that took little time', () => {
  const quick = (lessons: number, seconds: number) =>
    factsOf(
      times(lessons, (index) => [
        studied(index, uneven(index) + seconds, seconds),
        completed(index, uneven(index) + seconds),
      ]).flat(),
    );

  it.each([
    [6, 180, []],
    [6, 179, [{ kind: 'quick-lessons', lessons: 6, studiedMinutes: 18, statedMinutes: 60 }]],
    [5, 120, []],
  ])(
    'are told of below three tenths of their length, from six on: %i of %i seconds',
    (lessons, seconds, facts) => {
      expect(quick(lessons, seconds)).toEqual(facts);
    },
  );

  it('are judged by the study that is there, counted once, and not where it has left the log', () => {
    const twice = times(6, (index) => [
      studied(index, uneven(index), 100),
      studied(index, uneven(index), 100),
      completed(index, uneven(index)),
    ]).flat();
    expect(factsOf(twice)).toEqual([
      { kind: 'quick-lessons', lessons: 6, studiedMinutes: 10, statedMinutes: 60 },
    ]);
    expect(factsOf(times(24, (index) => completed(index, uneven(index))))).toEqual([]);
  });
});

describe('steps from lesson to lesson', () => {
  it.each([
    [6, 600, []],
    [7, 600, [{ kind: 'equal-steps', lessons: 7, seconds: 600 }]],
    [7, 0, [{ kind: 'equal-steps', lessons: 7, seconds: 0 }]],
  ])('are told of when six of them in a row are equal: %i lessons, each after %i s', (count, step, facts) => {
    const events = times(count, (index) => completed(index, index * step, index * 1000));
    expect(factsOf(events)).toEqual(facts);
  });

  it('that differ by a second are not', () => {
    expect(factsOf(times(12, (index) => completed(index, index * 600 + (index % 2))))).toEqual([]);
  });
});

describe('checks', () => {
  const all = (count: number, isRight: (check: number) => boolean = () => true) =>
    times(count, (check) => answered(check, isRight(check), uneven(check)));

  it.each([
    [29, []],
    [30, [{ kind: 'right-at-first', checks: 30 }]],
  ])('that were all right at first are told of from thirty on: %i', (count, facts) => {
    expect(factsOf(all(count))).toEqual(facts);
  });

  it('are not when one took a second try, and are when one was answered again later', () => {
    expect(factsOf([...all(30, (check) => check !== 7), answered(7, true, 9 * DAY)])).toEqual([]);
    expect(factsOf([...all(30), answered(7, false, 9 * DAY)])).toEqual([
      { kind: 'right-at-first', checks: 30 },
    ]);
  });
});

describe('a day', () => {
  const hours = (count: number) => times(count * 2, (half) => studied(half % 24, (half + 1) * 1800, 1800));

  it('of more than twelve hours is reported', () => {
    const twelve = hours(12);
    expect(factsOf(twelve)).toEqual([]);
    expect(factsOf([...twelve, studied(1, 12.5 * 3600, 1800)])).toEqual([
      { kind: 'long-days', days: 1, hours: 12.5, day: '2026-11-16' },
    ]);
  });

  it('on two devices counts once', () => {
    expect(factsOf([...hours(12), ...hours(12)])).toEqual([]);
  });
});

/** Pseudo-random numbers that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Some lessons each evening at an individual pace, at least one check wrong; half of the learners have a week without
 * network.
 */
function ordinaryLearner(seed: number): ArrivedEvent[] {
  const random = seeded(seed);
  const pace = 0.45 + random();
  const offlineFrom = random() < 0.5 ? Number.POSITIVE_INFINITY : Math.floor(random() * 10);
  const online = (day: number) => day < offlineFrom || day > offlineFrom + 7;
  const events: ArrivedEvent[] = [];
  let [lesson, day] = [0, 0];
  const wrong = Math.floor(random() * 60);
  while (lesson < LESSONS.length) {
    let seconds = day * DAY + Math.floor((8 + random() * 4) * 3600);
    for (let left = 1 + Math.floor(random() * 4); left > 0 && lesson < LESSONS.length; left -= 1) {
      const length = Math.floor(600 * pace * (0.8 + random() * 0.4));
      const received = (moment: number) => at(online(day) ? moment : (offlineFrom + 8) * DAY);
      seconds += length;
      const arrivals = [
        studied(lesson, seconds, length),
        ...times(3, (check) =>
          answered(lesson * 3 + check, lesson * 3 + check !== wrong && random() < 0.9, seconds),
        ),
        completed(lesson, seconds),
      ];
      events.push(...arrivals.map((event) => ({ ...event, recordedAt: received(seconds) })));
      seconds += Math.floor(30 + random() * 900);
      lesson += 1;
    }
    day += 1 + Math.floor(random() * 2);
  }
  return events;
}

it('of five hundred ordinary learners with a week without network, only deliveries are reported', () => {
  const kinds = times(500, (seed) => factsOf(ordinaryLearner(seed)).map(({ kind }) => kind));
  expect(new Set(kinds.flat())).toEqual(new Set(['large-deliveries']));
  expect(kinds.filter((each) => each.length === 0).length).toBeGreaterThan(200);
});

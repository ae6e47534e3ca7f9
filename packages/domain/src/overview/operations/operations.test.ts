import { describe, expect, it } from 'vitest';
import {
  cohortsOf,
  coursesCsv,
  liveRoadmap,
  prioritiesOf,
  retentionCsv,
  SAMPLE_FIGURES,
  shareOfStepBefore,
  standingOf,
  statOf,
  statsCsv,
  weeksCsv,
} from './index.ts';

describe('the funnel (2§2)', () => {
  it.each([
    [568, 2840, 20],
    [284, 568, 50],
    [104, 142, 73],
    [1, 3, 33],
    [2, 3, 67],
    [0, 5, 0],
    [5, 0, 0],
    [0, 0, 0],
  ])('OPS-05 %i of %i is %i per cent', (count, before, percent) => {
    expect(shareOfStepBefore(count, before)).toBe(percent);
  });

  it('OPS-04 OPS-05 of the sample has the shares of the specification', () => {
    expect(SAMPLE_FIGURES.funnels.map(({ steps }) => steps)).toEqual([
      [
        { step: 'visitors', count: 2840, percent: null },
        { step: 'signups', count: 568, percent: 20 },
        { step: 'trial', count: 284, percent: 50 },
        { step: 'paid', count: 142, percent: 50 },
        { step: 'active', count: 104, percent: 73 },
      ],
    ]);
  });
});

describe('the change of a stat (OPS-08)', () => {
  it.each([
    [12, 10, 20, 'positive'],
    [8, 10, -20, 'negative'],
    [10, 10, 0, 'neutral'],
    [1001, 1000, 0, 'neutral'],
    [3, 0, null, 'positive'],
    [0, 0, null, 'neutral'],
    [0, 4, -100, 'negative'],
  ])('from %i, before %i, is %s per cent and %s', (value, before, changePercent, changeType) => {
    expect(statOf('signups', value, before)).toEqual({ stat: 'signups', value, changePercent, changeType });
  });

  it('has all three types in the sample', () => {
    const types = new Set(SAMPLE_FIGURES.stats.map(({ changeType }) => changeType));
    expect(types).toEqual(new Set(['positive', 'negative', 'neutral']));
  });
});

describe('the roadmap (OPS-09)', () => {
  const stretch = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-11-11T00:00:00Z') };
  it.each([
    ['2026-10-31T23:59:59Z', 'upcoming', null],
    ['2026-11-01T00:00:00Z', 'in-progress', 0],
    ['2026-11-06T00:00:00Z', 'in-progress', 50],
    ['2026-11-11T00:00:00Z', 'completed', null],
  ])('at %s something of these ten days is %s', (now, status, progress) => {
    expect(standingOf(stretch, new Date(now))).toEqual({ status, progress });
  });

  it('of the academy has its places, its launch, its courses and its events by date', () => {
    const items = liveRoadmap(
      {
        launchAt: new Date('2025-09-01T00:00:00+02:00'),
        places: { taken: 25, all: 50 },
        courses: [{ title: 'AI Fundamentals', ...stretch }],
        events: [
          {
            title: 'Open evening',
            place: 'Online',
            startsAt: new Date('2026-10-01T16:00:00Z'),
            endsAt: new Date('2026-10-01T18:00:00Z'),
          },
        ],
      },
      new Date('2026-11-06T00:00:00Z'),
    );
    expect(items.map(({ title, status, progress }) => [title, status, progress])).toEqual([
      ['Early access', 'in-progress', 50],
      ['Launch', 'completed', null],
      ['Open evening', 'completed', null],
      ['AI Fundamentals', 'in-progress', 50],
    ]);
  });

  it('shows all three statuses in the sample, with and without a progress', () => {
    const { timeline } = SAMPLE_FIGURES;
    expect(new Set(timeline.map(({ status }) => status)).size).toBe(3);
    expect(timeline.some(({ progress }) => progress === null)).toBe(true);
    expect(timeline.some(({ progress }) => progress !== null)).toBe(true);
  });
});

describe('retention', () => {
  it('is the share of a cohort in each of its weeks, up to the one under way', () => {
    const joined = [
      { week: '2026-11-01', joined: 4 },
      { week: '2026-11-15', joined: 3 },
    ];
    const active = [
      { week: '2026-11-01', later: 0, people: 4 },
      { week: '2026-11-01', later: 2, people: 1 },
      { week: '2026-11-15', later: 0, people: 2 },
    ];
    expect(cohortsOf(joined, active, '2026-11-15')).toEqual([
      { week: '2026-11-01', joined: 4, percents: [100, 0, 25] },
      { week: '2026-11-15', joined: 3, percents: [67] },
    ]);
  });
});

describe('priorities', () => {
  it('put what cannot wait first and what is settled last', () => {
    const levels = prioritiesOf({
      'invite-people': 9,
      'win-back-learners': 0,
      'answer-questions': 5,
      'settle-rewards': 1,
      'mend-mail': 1,
      'fill-courses': 0,
    }).map(({ priority, level }) => [priority, level]);
    expect(levels).toEqual([
      ['answer-questions', 'high'],
      ['mend-mail', 'high'],
      ['invite-people', 'medium'],
      ['settle-rewards', 'medium'],
      ['win-back-learners', 'settled'],
      ['fill-courses', 'settled'],
    ]);
  });
});

describe('the files for spreadsheets', () => {
  it('carry the tables, and no formula', () => {
    expect(coursesCsv([{ title: '=1+1', learners: 2, averagePercent: 50, completed: 1 }])).toBe(
      `"Course","Learners","Average progress (%)","Completed"\r\n"'=1+1",2,50,1\r\n`,
    );
    expect(retentionCsv([{ week: '2026-11-01', joined: 4, percents: [100, 50] }])).toContain(
      '"Joined in the week from","Learners","Week 0 (%)","Week 1 (%)"\r\n"2026-11-01",4,100,50\r\n',
    );
    expect(
      weeksCsv([
        { week: '2026-11-01', joined: 1, enrolments: 2, active: 3, completions: 4, revenueInCents: 1500_50 },
      ]),
    ).toContain('"2026-11-01",1,2,3,4,"1500.50"');
  });
});

it('money in the file of figures is in rand, and the rest as it is', () => {
  const stats = [statOf('revenue', 123_450, 100_000), statOf('signups', 12, 0)];
  expect(statsCsv(stats, ({ stat }) => stat)).toBe(
    '"Figure","Value","Change (%)"\r\n"revenue (ZAR)",1234.5,23\r\n"signups",12,""\r\n',
  );
});

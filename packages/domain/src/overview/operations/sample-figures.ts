import type { OperationsFigures } from './figures.ts';
import { funnelOf } from './funnel.ts';
import { prioritiesOf } from './priorities.ts';
import { statOf } from './stat.ts';

const week = (
  [day, joined, enrolments, active, completions]: readonly [string, number, number, number, number],
  index: number,
) => ({ week: day, joined, enrolments, active, completions, revenueInCents: (index + 10) * 1_500_00 });

// OPS-04: the funnel is the specification's; the rest is invented around it and only shown as a sample.
export const SAMPLE_FIGURES: OperationsFigures = {
  stats: [
    statOf('visitors', 2840, 2536),
    statOf('signups', 568, 526),
    statOf('enrolments', 142, 142),
    statOf('active', 104, 109),
    statOf('completions', 31, 27),
    statOf('revenue', 213_000_00, 190_200_00),
  ],
  funnels: [
    {
      funnel: 'sample',
      steps: funnelOf([
        { step: 'visitors', count: 2840 },
        { step: 'signups', count: 568 },
        { step: 'trial', count: 284 },
        { step: 'paid', count: 142 },
        { step: 'active', count: 104 },
      ]),
    },
  ],
  timeline: [
    {
      title: 'Early access opens',
      date: '2025-07-21',
      description: 'Fifty places on the waiting list, in the order in which people ask.',
      status: 'completed',
      progress: null,
    },
    {
      title: 'Launch',
      date: '2025-09-01',
      description: 'The academy opens to everybody on the list.',
      status: 'completed',
      progress: 100,
    },
    {
      title: 'First courses with projects',
      date: '2025-10-06',
      description: 'Every course ends in a project that a trainer reads.',
      status: 'in-progress',
      progress: 65,
    },
    {
      title: 'Partners in all nine provinces',
      date: '2026-01-19',
      description: 'Libraries and colleges lend a desk, a screen and a line.',
      status: 'in-progress',
      progress: 30,
    },
    {
      title: 'Sponsored places',
      date: '2026-03-02',
      description: 'Companies pay for places that learners without means can take.',
      status: 'upcoming',
      progress: null,
    },
  ],
  weeks: (
    [
      ['2025-07-27', 14, 10, 61, 1],
      ['2025-08-03', 18, 14, 68, 2],
      ['2025-08-10', 21, 17, 74, 3],
      ['2025-08-17', 19, 15, 80, 3],
      ['2025-08-24', 26, 20, 88, 4],
      ['2025-08-31', 34, 27, 109, 6],
      ['2025-09-07', 29, 21, 101, 5],
      ['2025-09-14', 24, 18, 104, 7],
    ] as const
  ).map(week),
  retention: [
    { week: '2025-08-24', joined: 26, percents: [92, 73, 65, 62] },
    { week: '2025-08-31', joined: 34, percents: [94, 76, 68] },
    { week: '2025-09-07', joined: 29, percents: [90, 72] },
    { week: '2025-09-14', joined: 24, percents: [88] },
  ],
  courses: [
    { title: 'AI Fundamentals', learners: 58, averagePercent: 64, completed: 17 },
    { title: 'Python for Data', learners: 41, averagePercent: 48, completed: 9 },
    { title: 'Machine Learning', learners: 27, averagePercent: 35, completed: 4 },
    { title: 'Data Visualisation', learners: 16, averagePercent: 22, completed: 1 },
  ],
  priorities: prioritiesOf({
    'invite-people': 12,
    'win-back-learners': 38,
    'answer-questions': 3,
    'settle-rewards': 2,
    'mend-mail': 0,
    'fill-courses': 1,
  }),
};

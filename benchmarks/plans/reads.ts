import { endpoints } from '@academy/contract';
import type { Access } from '@academy/contract/endpoint';
import { sastDay } from '@academy/domain/kernel';
import { rangeOfPeriod } from '@academy/domain/overview/operations';
import { COURSE } from '../product-places.ts';
import type { Names } from './names.ts';

export type Asker = 'learner' | 'trainer' | 'admin';

export interface Read {
  readonly path: string;
  readonly by: Asker;
  /** Nothing is there for this asker: what was read to find that out counts. */
  readonly isRefused: boolean;
}

const ASKERS: Readonly<Record<Access, readonly Asker[]>> = {
  public: ['learner'],
  'signed-in': ['learner'],
  // An administrator sees what every trainer sees.
  trainer: ['trainer', 'admin'],
  administrator: ['admin'],
};

/** Not asked: the payment provider, and the machine. */
const OTHERS = ['GET /api/paystack/verify/:reference', 'GET /api/health', 'GET /api/ready'];

/** Nobody has published a course by hand, not every lesson has a solution, and trainers have their own learners. */
const REFUSED: Readonly<Record<string, readonly Asker[]>> = {
  'GET /api/authoring/:courseId/versions/:version': ['trainer', 'admin'],
  'GET /api/lessons/:lessonId/solution': ['learner'],
  'GET /api/project-reviews/:submissionId': ['trainer'],
  'GET /api/sessions/:sessionId/bookings': ['trainer'],
};

const FILE = 'path=course.yaml';
const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const period = (days: number) => `from=${dayBefore(days)}&to=${dayBefore(0)}`;
/** The periods of the screen, which are counted every hour. */
function offered(name: 'week' | 'quarter'): string {
  const { from, to } = rangeOfPeriod(name, sastDay(new Date()));
  return `from=${from}&to=${to}`;
}

/** Where a search, a filter or another page is another statement. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'GET /api/authoring/:courseId/file': [FILE],
  'GET /api/authoring/:courseId/versions/:version': [FILE],
  'GET /api/admin/orders': [
    period(7),
    period(90),
    `${period(30)}&state=paid`,
    `${period(30)}&state=mismatched`,
  ],
  'GET /api/coins/entries': ['', 'before=500000'],
  'GET /api/leaderboard': [
    'period=week',
    'period=all',
    'period=week&province=Gauteng',
    'period=all&province=Gauteng',
  ],
  'GET /api/notices': ['', 'before=250000'],
  'GET /api/admin/operations': [
    `figures=live&${offered('week')}`,
    `figures=live&${offered('quarter')}`,
    `figures=live&${period(364)}`,
    `figures=sample&${offered('week')}`,
  ],
  'GET /api/admin/insights': [
    `figures=live&${period(30)}`,
    `figures=live&${period(364)}`,
    `figures=live&${period(90)}&courseId=${COURSE}`,
  ],
  'GET /api/admin/outbox': ['', 'page=2', 'page=100'],
  'GET /api/admin/people': [
    '',
    'words=grown777',
    'words=Number+31337',
    'words=zzzz',
    'role=trainer',
    'role=learner&page=40',
    'state=invited',
    'state=suspended',
    'page=900',
  ],
  'GET /api/admin/audit': [
    '',
    'before=50000',
    `from=${dayBefore(9)}&to=${dayBefore(2)}`,
    'words=role',
    'words=zzzz',
  ],
  'GET /api/search': ['text=chatbot', 'text=neural+network'],
  'GET /api/admin/content/:contentType': ['', 'words=ai&sort=title'],
};

const PARAMETER = /:(\w+)/g;

function pathOf(key: string, names: Names): string {
  const path = key.slice('GET '.length);
  return path.replace(PARAMETER, (_, parameter: string) => {
    const name = names[parameter];
    if (name === undefined) throw new Error(`${key} needs a ${parameter} to ask for: see names.ts.`);
    return encodeURIComponent(name);
  });
}

/** Files that are served outside the contract. */
const PAGES = [
  '/api/certificates/:certificateId/certificate.pdf',
  '/api/coins/statement.csv',
  '/credentials/:certificateId',
  '/credentials/status/:list',
  '/avatars/:name',
  '/metrics',
  '/course/:courseId',
  '/verify/:certificateId',
];

/** Every GET of the contract, for everybody to whom it gives another view. */
export function allReads(names: Names): readonly Read[] {
  const ofContract = Object.entries(endpoints).flatMap(([key, { access }]) =>
    !key.startsWith('GET ') || OTHERS.includes(key)
      ? []
      : ASKERS[access].flatMap((by) =>
          (QUERIES[key] ?? ['']).map((query) => ({
            by,
            path: `${pathOf(key, names)}${query && `?${query}`}`,
            isRefused: REFUSED[key]?.includes(by) ?? false,
          })),
        ),
  );
  const pages = PAGES.map((page) => ({
    by: 'learner' as const,
    path: pathOf(`GET ${page}`, names),
    isRefused: false,
  }));
  return [...ofContract, ...pages];
}

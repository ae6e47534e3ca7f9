import { ROUTE_ACCESS, type RoutePath } from '@academy/domain/access';
import type { APIRequestContext, Page } from '@playwright/test';
import type { DemoAccount } from '../sign-in.ts';
import { type Look, SHORT_LOOK } from './look.ts';

export type Visitor = 'nobody' | DemoAccount;

/** Requests as one of the three, whatever the role of the stop. */
export type Ask = (account: DemoAccount) => Promise<APIRequestContext>;

export interface Stop {
  readonly as: Visitor;
  /** Fills in the parameters of the table's address. */
  readonly path?: string | ((ask: Ask) => Promise<string>);
  /** Unique to this page, so that an error card is not mistaken for it; a pattern is searched in the main part. */
  readonly heading: string | RegExp;
  readonly before?: (page: Page) => Promise<void>;
  /** Removes what the path had to create. */
  readonly after?: (ask: Ask, path: string) => Promise<void>;
  /** What the browser logs, if the page shows a refusal. */
  readonly logs?: RegExp;
  readonly looks?: readonly Look[];
}

/** Shows the page of another row. */
interface Alias {
  readonly leadsTo: RoutePath;
}

/** Where opening the address of the route table and checking that there is no error is not enough. */
type Described = Extract<RoutePath, `${string}:${string}`>;
const DESCRIBED: Readonly<Record<Described, Stop | Alias> & Partial<Record<RoutePath, Stop | Alias>>> = {
  '/': { as: 'learner', heading: 'Transform Your Future with AI' },
  '/login': { as: 'nobody', heading: 'Welcome back' },
  '/signup': { leadsTo: '/login' },
  '/register': { leadsTo: '/login' },
  '/reset-password': { as: 'nobody', path: '/reset-password#token', heading: 'Choose a new password' },
  '/email-change': { as: 'nobody', path: '/email-change#confirm.token', heading: 'Confirm your new address' },
  '/invitation': {
    as: 'nobody',
    path: '/invitation#token',
    heading: 'This invitation is not valid',
    logs: /410/,
  },
  '/confirm-place': { as: 'nobody', path: '/confirm-place#token', heading: 'Keep your place' },
  '/verify/:id': { as: 'nobody', path: certificate, heading: 'Valid' },
  '/privacy': { as: 'nobody', heading: 'Your personal information' },
  '/badge/:shareId': { as: 'nobody', path: sharedBadge, heading: 'First Steps', after: unshare },
  '/unsubscribe/:token': {
    as: 'nobody',
    path: '/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA.session-reminders.AAAAAAAAAAAAAAAAAAAAAA',
    heading: 'End mails: Reminders of sessions',
  },
  '/dashboard': { leadsTo: '/' },
  '/training': { as: 'learner', heading: 'Your training' },
  '/careers': { as: 'learner', heading: 'Where could this lead you?' },
  '/careers/:id': { as: 'learner', path: '/careers/ai-startup-founder', heading: 'AI Startup Founder' },
  '/career-path/:id': { leadsTo: '/careers/:id' },
  '/career-assessment': { as: 'learner', heading: 'Career assessment' },
  '/events': { as: 'learner', heading: 'Meet, ask, build together' },
  '/content': { as: 'learner', heading: 'Content library' },
  '/collections': { as: 'learner', heading: 'Hand-picked ways in' },
  '/collections/:id': {
    as: 'learner',
    path: '/collections/ai-for-south-african-innovation',
    heading: 'AI for South African Innovation',
  },
  '/courses': { as: 'learner', heading: 'All courses' },
  '/course/:id': { as: 'learner', path: '/course/ai-fundamentals', heading: 'AI Fundamentals' },
  '/course/:id/lesson/:lessonId': {
    as: 'learner',
    path: '/course/ai-fundamentals/lesson/af-what-ai-is',
    heading: 'What AI is, and what it is not',
  },
  '/course/:id/assessment/:assessmentId': {
    as: 'learner',
    path: '/course/ai-fundamentals/assessment/af-people-assessment',
    heading: 'Module 6 assessment',
  },
  '/course/:id/project': {
    as: 'learner',
    path: '/course/ai-fundamentals/project',
    heading: 'Your plan card',
  },
  '/course/:id/project/peers': {
    as: 'learner',
    path: '/course/ai-fundamentals/project/peers',
    heading: 'Reviews by fellow learners',
  },
  '/course/:id/glossary': { as: 'learner', path: '/course/ai-fundamentals/glossary', heading: 'Glossary' },
  '/payment/return': { as: 'learner', heading: 'No payment to show' },
  '/crypto': { as: 'learner', heading: 'Nexii Coin Dashboard' },
  '/achievements': { as: 'learner', heading: 'Achievements Unlocked' },
  '/achievements/:id': { as: 'learner', path: '/achievements/2', heading: 'Week Warrior' },
  '/leaderboard': { as: 'learner', heading: 'What counts' },
  '/learning-path': { as: 'learner', heading: 'Your Learning Path' },
  '/help': { as: 'learner', heading: 'How can we help?' },
  '/settings': { as: 'learner', heading: 'Account' },
  '/settings/privacy': { as: 'learner', heading: 'A copy of your data' },
  '/settings/profile': { as: 'learner', heading: 'What others may see' },
  '/settings/not-me': { as: 'learner', heading: 'That was not me' },
  '/profile': { as: 'learner', heading: 'Naledi Mokoena' },
  '/my-courses': { as: 'trainer', heading: 'My courses' },
  '/students': { as: 'trainer', heading: 'My students' },
  '/authoring/:id': { as: 'trainer', path: '/authoring/ai-fundamentals', heading: 'AI Fundamentals' },
  '/project-reviews': { as: 'trainer', heading: 'Project reviews' },
  '/project-reviews/:id': {
    as: 'trainer',
    path: '/project-reviews/4b8f9a52-31de-4c5e-9c0a-6f7d8e9a0b1c',
    heading: 'What was handed in',
    before: handedIn,
  },
  '/tickets': { as: 'learner', heading: 'Your questions' },
  '/tickets/:id': {
    as: 'learner',
    path: ownTicket,
    heading: 'Which lesson comes first?',
    after: closeTicket,
  },
  '/offline': { as: 'learner', heading: 'Data on this device' },
  '/offline/:id': { as: 'learner', path: '/offline/ai-fundamentals', heading: 'AI Fundamentals for offline' },
  '/admin': { as: 'admin', heading: 'Conversion funnel' },
  '/admin/privacy': { as: 'admin', heading: 'Register of personal data' },
  '/admin/payments': { as: 'admin', heading: 'Our books against Paystack' },
  '/admin/vouchers': { as: 'admin', heading: 'Sponsored places' },
  '/admin/agents': { as: 'admin', heading: 'Who answers' },
  '/cms': { as: 'admin', heading: 'Courses' },
};

/** Each error card has one of these. */
const ANY_BUT_AN_ERROR = /^(?!404 Page Not Found|Access Denied|This page (did not load|could not be shown))/;

/** One for each row of the route table. */
export const STOPS = Object.fromEntries(
  Object.entries(ROUTE_ACCESS).map(([route, access]) => [
    route,
    DESCRIBED[route as RoutePath] ?? {
      as: access === 'administrator' ? 'admin' : 'learner',
      heading: ANY_BUT_AN_ERROR,
    },
  ]),
) as Readonly<Record<RoutePath, Stop | Alias>>;

/** Screens that are not a row of the table, or another state of one. */
export const MORE_STOPS: readonly (Stop & { readonly path: string })[] = [
  { as: 'nobody', path: '/', heading: 'Learn AI, one bead at a time.' },
  { as: 'nobody', path: '/no-such-page', heading: '404 Page Not Found', logs: /404 \(Not Found\)/ },
  // Longer than all others together, and uniform throughout.
  { as: 'nobody', path: '/api/docs', heading: 'NexusAI Academy API', looks: SHORT_LOOK },
  { as: 'learner', path: '/no-such-page', heading: '404 Page Not Found', logs: /404 \(Not Found\)/ },
  { as: 'learner', path: '/admin', heading: 'Access Denied' },
  {
    as: 'learner',
    path: '/course/ai-fundamentals/lesson/af-learning-by-heart',
    heading: 'Learning by heart',
  },
  { as: 'learner', path: '/training?view=calendar', heading: 'Sessions and events in your own calendar' },
  { as: 'learner', path: '/learning-path?tab=visualization', heading: 'Your Learning Path' },
  { as: 'learner', path: '/settings?tab=security', heading: 'Change password' },
  { as: 'learner', path: '/settings?tab=accessibility', heading: 'Accessibility' },
  { as: 'learner', path: '/settings?tab=preferences', heading: 'E-mail notifications' },
];

async function certificate(ask: Ask): Promise<string> {
  const [{ id }] = await (await (await ask('learner')).get('/api/certificates')).json();
  return `/verify/${id}`;
}

const SHARE = '/api/achievements/1/share';

async function sharedBadge(ask: Ask): Promise<string> {
  const shared = await (await ask('learner')).put(SHARE, { data: { name: 'Naledi' } });
  return `/badge/${(await shared.json()).shareId}`;
}

async function unshare(ask: Ask): Promise<void> {
  await (await ask('learner')).delete(SHARE);
}

async function ownTicket(ask: Ask): Promise<string> {
  const data = { subject: 'Which lesson comes first?', text: 'I have been away for a month.' };
  const asked = await (await ask('learner')).post('/api/tickets', { data });
  return `/tickets/${(await asked.json()).id}`;
}

async function closeTicket(ask: Ask, path: string): Promise<void> {
  await (await ask('learner')).post(`/api${path}/closing`);
}

/** The demonstration has no project that waits for its trainer. */
async function handedIn(page: Page): Promise<void> {
  await page.route('**/api/project-reviews/*', (route) =>
    route.fulfill({
      json: {
        id: '4b8f9a52-31de-4c5e-9c0a-6f7d8e9a0b1c',
        courseId: 'ai-fundamentals',
        courseTitle: 'AI Fundamentals',
        projectTitle: 'Your plan card',
        learner: 'Ayanda Khumalo',
        handedInAt: '2026-11-10T08:00:00.000Z',
        round: 1,
        state: 'in-review',
        reviewer: 'Thandi Nkosi',
        isMine: true,
        hasReport: false,
        parts: [{ id: 'goal', ask: 'What do you want to reach?', text: 'A first job with data.' }],
        checklist: [{ id: 'goal', text: 'The goal is one that can be reached.' }],
        reviews: [],
        peerReviews: [],
        arrival: [
          {
            kind: 'large-deliveries',
            lessons: 24,
            deliveries: 2,
            firstDay: '2026-11-09',
            lastDay: '2026-11-09',
          },
        ],
      },
    }),
  );
}

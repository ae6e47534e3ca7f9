import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker would answer for the network where a test changes what it says.
test.use({ serviceWorkers: 'block' });

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const notice = (id: number, more: object) => ({
  id,
  kind: 'achievement',
  subject: '2',
  title: 'Week Warrior',
  dueAt: null,
  happenedAt: at(5),
  isRead: false,
  ...more,
});
const NOTICES = [
  notice(9, {}),
  notice(8, { kind: 'seat-given', subject: 's', title: 'Python clinic', dueAt: '2026-12-01T08:00:00Z' }),
  notice(7, {
    kind: 'redemption-accepted',
    title: '1-on-1 Mentorship Session',
    dueAt: '2026-12-02T12:00:00Z',
  }),
  notice(6, {
    kind: 'certificate',
    subject: 'x',
    title: 'AI Fundamentals',
    happenedAt: at(3000),
    isRead: true,
  }),
];

interface Answered {
  readonly unread?: number;
  readonly notices?: readonly object[];
  readonly next?: number | null;
}

/** Lets the server say that these are the person's notices. */
async function withNotices(page: Page, { unread = 3, notices = NOTICES, next = null }: Answered) {
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), unreadNotices: unread } });
  });
  await page.route('**/api/notices*', (route) => route.fulfill({ json: { notices, next } }));
  await page.route('**/api/notices/read', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/achievements/user/news', (route) => route.fulfill({ json: [] }));
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });

test('the bell says how many are new, opens them, and is quiet once they were seen', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await withNotices(page, {});
  await page.goto('/help');
  await expect(bell(page)).toHaveAccessibleName('Notices, 3 new');
  const isMarked = page.waitForRequest('**/api/notices/read');
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notices' });
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByRole('link', { name: /You have earned Week Warrior/ })).toHaveAttribute(
    'href',
    '/achievements/2',
  );
  expect((await isMarked).postDataJSON()).toEqual({ upTo: 9 });
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expectAccessibleInBothThemes(page);
});

test('more than the bell can count is said as such, and nothing is asked for the count alone', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await withNotices(page, { unread: 100 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/help');
  await expect(bell(page)).toHaveAccessibleName('Notices, 99+ new');
  expect(asked).not.toContain('/api/notices');
});

test('the page of notices has them all, page by page, also on the narrowest phone', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('learner');
  await withNotices(page, { next: 6 });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/notices');
  await expect(page.getByRole('list', { name: 'Notices, page 1' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  const older = page.waitForRequest('**/api/notices?before=6');
  await page.getByRole('button', { name: 'Older' }).click();
  await older;
  await expect(page.getByRole('list', { name: 'Notices, page 2' })).toBeVisible();
});

test('without notices the page says what will be told here', async ({ page, signIn }) => {
  await signIn('learner');
  await withNotices(page, { unread: 0, notices: [] });
  await page.goto('/notices');
  await expect(page.getByText(/badges, certificates, seats/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('TRAIN-19 a badge that a friend or a trainer brought about is told wherever the learner is', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await withNotices(page, { unread: 1 });
  await page.route('**/api/achievements/user/news', (route) =>
    route.fulfill({ json: [{ achievementId: 41, name: 'Better Together', earnedAt: at(60) }] }),
  );
  await page.route('**/api/achievements/seen', (route) => route.fulfill({ status: 204 }));
  const isSeen = page.waitForRequest('**/api/achievements/seen');
  await page.goto('/help');
  await expect(page.getByText('Achievement Unlocked', { exact: true })).toBeVisible();
  await expect(page.getByText(/earned Better Together/)).toBeVisible();
  expect((await isSeen).postDataJSON()).toEqual({ achievementIds: [41] });
  await page.goto('/profile');
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 new');
  await expect(page.getByText('Achievement Unlocked', { exact: true })).toHaveCount(0);
});

test('TRAIN-19 what learning without a connection unlocked is told once, on the page where it is sent', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await withNotices(page, { unread: 0, notices: [] });
  await page.goto('/help');
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await page.evaluate(
    ([key, event]) => localStorage.setItem(key ?? '', event ?? ''),
    [
      `academy.1/${id}/learning-event/00000000-0000-4000-8000-000000000077`,
      JSON.stringify({
        id: '00000000-0000-4000-8000-000000000077',
        kind: 'lesson-opened',
        lessonId: 'x',
        occurredAt: at(90),
      }),
    ],
  );
  const badges = [
    { achievementId: 2, name: 'Week Warrior', earnedAt: at(1) },
    { achievementId: 1, name: 'First Steps', earnedAt: at(1) },
  ];
  await page.route('**/api/learning-events', (route) =>
    route.fulfill({
      json: {
        recorded: 1,
        known: [],
        refused: [],
        completed: { lessons: [], modules: [], courses: [] },
        unlocked: badges,
        streak: { current: 1, longest: 1, lastActivity: null, weeklyGoal: 5, weeklyProgress: 1 },
      },
    }),
  );
  await page.route('**/api/achievements/seen', (route) => route.fulfill({ status: 204 }));
  await page.reload();
  await expect(page.getByText('You have earned Week Warrior and First Steps.')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notices, 2 new');
});

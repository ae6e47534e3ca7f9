import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';

// A service worker would respond instead of the network where a test changes a response.
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
  readonly notices?: readonly object[];
}

/** Makes the server return these notices. */
async function withNotices(page: Page, { notices = NOTICES }: Answered) {
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), unreadNotices: 3 } });
  });
  await page.route('**/api/notices*', (route) => route.fulfill({ json: { notices, next: null } }));
  await page.route('**/api/notices/read', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/achievements/user/news', (route) => route.fulfill({ json: [] }));
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });

test('bell and page of notices break no rule of WCAG 2.2 AA and fit the narrowest phone', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await withNotices(page, {});
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/notices');
  await expect(page.getByRole('list', { name: 'Notices, page 1' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notices' }).getByRole('listitem')).toHaveCount(4);
  await axe(page, 'bell');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await withNotices(page, { notices: [] });
  await page.goto('/notices');
  await expect(page.getByText(/badges, certificates, seats/)).toBeVisible();
  await axe(page, 'no notices');
});

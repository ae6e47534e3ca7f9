import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { shownAnswer } from '../../shown-answer.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

/** Tall enough that every section of Home is visible at once. */
const WHOLE_PAGE = { width: 1280, height: 4200 };

// The current user, the name of a badge that another test has just earned, and the lesson that is prefetched when
// everything is drawn.
const NOT_OF_HOME = /^\/api\/(auth\/user|achievements\/user\/news|lessons\/[^/]+)$/;

/** Pathnames of Home's API calls for its content, as they are made. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !NOT_OF_HOME.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('a phone shows the whole of Home in about four screens', async ({ page, signIn }) => {
  await signIn('learner');
  await page.setViewportSize({ width: 390, height: 3500 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /AI for South African Innovation/ })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3500);
  await page.getByRole('button', { name: 'View all 6 courses' }).click();
  await expect(page.getByRole('heading', { name: 'Python for AI', exact: true })).toBeVisible();
});

test('a phone pays for what it sees: three calls at first, the others when it scrolls', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('learner');
  await page.setViewportSize({ width: 390, height: 844 });
  const calls = watchCalls(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  // On a busy machine the network may be idle before the page has rendered what requests the third.
  await expect
    .poll(() => calls.toSorted())
    .toEqual([expect.stringMatching(/^\/api\/courses\/[^/]+$/), '/api/progress/user', '/api/user/analytics']);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/collections'));
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const collection = page.getByRole('link', { name: /AI for South African Innovation/ });
    expect(await collection.isVisible()).toBe(true);
  }).toPass();
  await answered;
});

test('HOME-05 the longest bar is that of the week with the most hours', async ({ page, signIn }) => {
  await signIn('learner');
  await page.setViewportSize(WHOLE_PAGE);
  const { weeklyProgress } = await shownAnswer<{ weeklyProgress: { hours: number }[] }>(
    page,
    '/api/user/analytics',
    () => page.goto('/'),
  );
  const bars = page.locator('[data-week]');
  await expect(bars).toHaveCount(weeklyProgress.length);
  const heights = await bars.evaluateAll((all) =>
    all.map((bar) => bar.querySelector('[style]')?.clientHeight ?? 0),
  );
  const longest = Math.max(...weeklyProgress.map(({ hours }) => hours));
  expect(heights.indexOf(Math.max(...heights))).toBe(
    weeklyProgress.findIndex(({ hours }) => hours === longest),
  );
});

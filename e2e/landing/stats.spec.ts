import { expect, test } from '../fixtures.ts';
import { mockStats, openLanding, spots } from './landing.ts';

test.use({ serviceWorkers: 'block' });

test('LAND-34 what the stats lack counts as 50 spots, nobody registered and no pioneers', async ({
  page,
}) => {
  await mockStats(page, {});
  await openLanding(page);
  await expect(page.getByText('Only 50 Spots Left')).toBeVisible();
  await expect(page.getByText('0 / 50 registered', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Pioneers' })).toHaveCount(0);
});

test('LAND-34 while the stats are not there the page shows 50 spots', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route('**/api/waitlist/stats', (route) => route.fulfill({ status: 503, body: 'No.' }));
  await openLanding(page);
  await expect(page.getByText('Only 50 Spots Left')).toBeVisible();
});

test('LAND-35 the stats are fetched again every 10 seconds', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/500/);
  await page.clock.install({ time: '2025-08-19T12:00:00' });
  const mock = await mockStats(page, spots(20));
  await openLanding(page);
  await page.clock.pauseAt('2025-08-19T12:00:05');
  const before = mock.asked;
  mock.stats = spots(19);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Only 19 Spots Left')).toBeVisible();
  expect(mock.asked).toBe(before + 1);
  await page.clock.runFor(20_000);
  await expect.poll(() => mock.asked).toBe(before + 3);

  await page.unroute('**/api/waitlist/stats');
  await page.route('**/api/waitlist/stats', (route) => route.fulfill({ status: 500, body: 'No.' }));
  const failed = page.waitForResponse('**/api/waitlist/stats');
  await page.clock.runFor(10_000);
  await failed;
  await expect(page.getByText('Only 19 Spots Left')).toBeVisible();
});

test('LAND-35 a hidden tab asks nothing, and asks at once when it is looked at again', async ({ page }) => {
  await page.clock.install({ time: '2025-08-19T12:00:00' });
  const mock = await mockStats(page, spots(20));
  await openLanding(page);
  await page.clock.pauseAt('2025-08-19T12:00:05');
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${state}' });
      document.dispatchEvent(new Event('visibilitychange'));
    `);
  await show('hidden');
  const before = mock.asked;
  await page.clock.runFor(60_000);
  expect(mock.asked).toBe(before);
  await show('visible');
  await expect.poll(() => mock.asked).toBe(before + 1);
});

for (const [left, shows] of [
  [0, false],
  [1, true],
  [10, true],
  [11, false],
] as const)
  test(`LAND-17 LAND-18 with ${left} spots left the progress and its last line are right`, async ({
    page,
  }) => {
    await mockStats(page, spots(left));
    await openLanding(page);
    const taken = 50 - left;
    await expect(page.getByText(`${taken} / 50 registered`, { exact: true })).toBeVisible();
    const bar = page.getByRole('progressbar', { name: `${taken} of 50 early-access places are taken` });
    await expect(bar).toHaveAttribute('aria-valuenow', String(taken));
    const drawn = await bar.locator('path').evaluateAll(
      (paths) =>
        paths
          .map((path) => path.getAttribute('d') ?? '')
          .join('')
          .split('h.01').length - 1,
    );
    expect(drawn).toBe(taken);
    await expect(page.getByText(`Hurry! Only ${left} spots remaining!`)).toHaveCount(shows ? 1 : 0);
    await expect(page.getByText(/Hurry/)).toHaveCount(shows ? 1 : 0);
  });

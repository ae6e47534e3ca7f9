import { expect, test } from '../../room/test.ts';
import { statsRequests, stubStats } from './landing.ts';

test('LAND-34 what the stats lack counts as 50 spots, nobody registered and no pioneers', async ({
  page,
}) => {
  page.line.reply('GET /api/waitlist/stats', 200, '{}');
  await page.gotoAsVisitor();
  expect(page.getByText('Only 50 Spots Left')).toBeVisible();
  expect(page.getByText('0 / 50 registered', { exact: true })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Recent Pioneers' })).toHaveCount(0);
});

test('LAND-34 while the stats are not there the page shows 50 spots', async ({ page }) => {
  page.line.fail('GET /api/waitlist/stats', 503);
  await page.gotoAsVisitor();
  expect(page.getByText('Only 50 Spots Left')).toBeVisible();
});

test('LAND-35 the stats are fetched again every 10 seconds', async ({ page }) => {
  stubStats(page, 20);
  await page.gotoAsVisitor();
  const before = statsRequests(page);
  stubStats(page, 19);
  await page.clock.runFor(10_000);
  expect(page.getByText('Only 19 Spots Left')).toBeVisible();
  expect(statsRequests(page)).toBe(before + 1);
  await page.clock.runFor(20_000);
  expect(statsRequests(page)).toBe(before + 3);

  page.line.fail('GET /api/waitlist/stats');
  await page.clock.runFor(10_000);
  expect(statsRequests(page)).toBe(before + 4);
  expect(page.getByText('Only 19 Spots Left')).toBeVisible();
});

test('LAND-35 a hidden tab asks nothing, and asks at once when it is looked at again', async ({ page }) => {
  stubStats(page, 20);
  await page.gotoAsVisitor();
  await page.show('hidden');
  const before = statsRequests(page);
  await page.clock.runFor(60_000);
  expect(statsRequests(page)).toBe(before);
  await page.show('visible');
  expect(statsRequests(page)).toBe(before + 1);
});

for (const [left, isHurried] of [
  [0, false],
  [1, true],
  [10, true],
  [11, false],
] as const)
  test(`LAND-17 LAND-18 with ${left} spots left the progress and its last line are right`, async ({
    page,
  }) => {
    stubStats(page, left);
    await page.gotoAsVisitor();
    const taken = 50 - left;
    expect(page.getByText(`${taken} / 50 registered`, { exact: true })).toBeVisible();
    const bar = page.getByRole('progressbar', { name: `${taken} of 50 early-access places are taken` });
    expect(bar).toHaveAttribute('aria-valuenow', String(taken));
    const drawn = bar
      .locator('path')
      .elements()
      .map((path) => path.getAttribute('d') ?? '');
    expect(drawn.join('').split('h.01').length - 1).toBe(taken);
    expect(page.getByText(`Hurry! Only ${left} spots remaining!`)).toHaveCount(isHurried ? 1 : 0);
    expect(page.getByText(/Hurry/)).toHaveCount(isHurried ? 1 : 0);
  });

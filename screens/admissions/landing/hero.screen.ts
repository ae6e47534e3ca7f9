import { expect, type Page, test } from '../../room/test.ts';
import { countdown, PIONEERS, stubStats } from './landing.ts';

for (const left of [50, 9, 1, 0])
  test(`LAND-01 the badge says that ${left} spots are left`, async ({ page }) => {
    stubStats(page, left);
    await page.gotoAsVisitor();
    expect(page.getByText(`Limited Early Access - Only ${left} Spots Left`, { exact: true })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
  });

test('LAND-02 the hero shows how many are registered, with the letters of the newest', async ({ page }) => {
  stubStats(page, 9, PIONEERS);
  await page.gotoAsVisitor();
  const count = page.locator('p').filter({ hasText: 'pioneers registered so far' });
  expect(count).toContainText('41 pioneers registered so far');
  expect(count).toContainText('RUTHPI');
});

const figures = (page: Page) => countdown(page).locator('dd').texts();

test('LAND-03 LAND-04 LAND-05 the countdown counts each second to September 1st, 2025', async ({ page }) => {
  page.clock.setTime('2025-08-19T14:32:55');
  await page.gotoAsVisitor();
  expect(figures(page)).toEqual(['12', '09', '27', '05']);
  await page.clock.runFor(1000);
  expect(figures(page)).toEqual(['12', '09', '27', '04']);
  expect(countdown(page).locator('dt')).toHaveText(['days', 'hours', 'minutes', 'seconds']);
  expect(countdown(page)).toContainText('Launching September 1st, 2025');
});

test('LAND-06 the countdown reads 00 00 00 01 one second before, and zeros from then on', async ({
  page,
}) => {
  page.clock.setTime('2025-08-31T23:59:59');
  await page.gotoAsVisitor();
  expect(figures(page)).toEqual(['00', '00', '00', '01']);
  await page.clock.runFor(1000);
  expect(figures(page)).toEqual(['00', '00', '00', '00']);
  await page.clock.runFor(90_000);
  expect(figures(page)).toEqual(['00', '00', '00', '00']);
});

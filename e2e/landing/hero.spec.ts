import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { countdown, mockStats, openLanding, PIONEERS, spots } from './landing.ts';

for (const left of [50, 9, 1, 0])
  test(`LAND-01 the badge says that ${left} spots are left`, async ({ page }) => {
    await mockStats(page, spots(left));
    await openLanding(page);
    await expect(
      page.getByText(`Limited Early Access - Only ${left} Spots Left`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn AI, one bead at a time.');
  });

test('LAND-02 the hero shows how many are registered, with the letters of the newest', async ({ page }) => {
  await mockStats(page, { spotsLeft: 9, totalRegistered: 41, recentSignups: PIONEERS });
  await openLanding(page);
  const count = page.locator('p', { hasText: 'pioneers registered so far' });
  await expect(count).toContainText('41 pioneers registered so far');
  await expect(count).toContainText('RUTHPI');
});

test.describe('countdown', () => {
  const figures = (page: Page) => countdown(page).locator('dd').allTextContents();
  const startAt = async (page: Page, localTime: string) => {
    await mockStats(page, spots(9));
    await page.clock.install({ time: '2025-01-01T00:00:00' });
    await openLanding(page);
    await page.clock.pauseAt(localTime);
    await page.clock.runFor(1000);
  };

  test('LAND-03 LAND-04 LAND-05 counts down each second to September 1st, 2025', async ({ page }) => {
    await startAt(page, '2025-08-19T14:32:54');
    expect(await figures(page)).toEqual(['12', '09', '27', '05']);
    await page.clock.runFor(1000);
    expect(await figures(page)).toEqual(['12', '09', '27', '04']);
    await expect(countdown(page).locator('dt')).toHaveText(['days', 'hours', 'minutes', 'seconds']);
    await expect(countdown(page)).toContainText('Launching September 1st, 2025');
  });

  test('LAND-06 reads 00 00 00 01 one second before, and zeros from then on', async ({ page }) => {
    await startAt(page, '2025-08-31T23:59:58');
    expect(await figures(page)).toEqual(['00', '00', '00', '01']);
    await page.clock.runFor(1000);
    expect(await figures(page)).toEqual(['00', '00', '00', '00']);
    await page.clock.runFor(90_000);
    expect(await figures(page)).toEqual(['00', '00', '00', '00']);
  });
});

test('LAND-31 LAND-32 title, favicon and web font come with the page, from the product itself', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(/NexusAI Academy/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
  expect(requested.some((url) => url.endsWith('.woff2'))).toBe(true);
  expect(requested.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
});

test('is told to search engines and to those who share it', async ({ page }) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'EducationalOrganization',
    name: 'NexusAI Academy',
  });
  for (const name of ['og:title', 'og:description', 'og:url', 'og:type'])
    await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /\S/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:/);
});

test('is readable without scripts, and its form sends nothing into the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByLabel('Email').fill('thandi@example.co.za');
  await page.getByLabel('Email').press('Enter');
  await page.getByRole('button', { name: 'Join the Waitlist' }).click();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.locator('[style]').count()).toBe(0);
  await context.close();
});

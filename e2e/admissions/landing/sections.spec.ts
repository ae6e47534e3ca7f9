import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import {
  chat,
  chatPrompt,
  fillForm,
  joinButton,
  mockRegister,
  mockStats,
  openLanding,
  spots,
  THANDI,
} from './landing.ts';

async function expectNewTab(page: Page, name: string, address: string): Promise<void> {
  const context = page.context();
  await mockStats(page, spots(9));
  await context.route(`${address}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await openLanding(page);
  const card = page.getByRole('link', { name });
  await expect(card).toHaveAttribute('rel', 'noopener');
  const opened = context.waitForEvent('page');
  await card.click();
  const tab = await opened;
  await tab.waitForURL(address);
  expect(await tab.evaluate('window.opener')).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/');
}

test('LAND-24 the Documentation card opens the documentation in a new tab', async ({ page }) => {
  await expectNewTab(page, 'Documentation', 'https://docs.nexusai.academy/');
});

test('LAND-26 the Video Tutorials card opens the video channel in a new tab', async ({ page }) => {
  await expectNewTab(page, 'Video Tutorials', 'https://www.youtube.com/@nexusaiacademy');
});

test.describe('without the worker', () => {
  // It would load the chat without passing the test's route.
  test.use({ serviceWorkers: 'block' });

  test('a chat that does not arrive is fetched again, then reported, and comes when it can', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_/, /did not load/);
    await mockStats(page, spots(9));
    await openLanding(page);
    let requestCount = 0;
    await page.route('**/assets/support-chat*', (route) => {
      requestCount += 1;
      return route.abort();
    });
    await chatPrompt(page).click();
    await expect(page.getByRole('alert')).toContainText('We could not load the chat.');
    expect(requestCount).toBeGreaterThan(1);
    await page.unroute('**/assets/support-chat*');
    await chatPrompt(page).click();
    await expect(chat(page)).toBeVisible();
  });

  test('a quiz that does not arrive leaves the place alone, and comes when it is asked for again', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_/, /did not load/);
    await mockStats(page, spots(9));
    await mockRegister(page, 201, '{"position":42}');
    await openLanding(page);
    await page.route('**/assets/quiz-card*', (route) => route.abort());
    await fillForm(page, THANDI);
    await joinButton(page).click();
    await expect(page.getByText('We could not load the quiz. Your place is safe.')).toBeVisible();
    await page.unroute('**/assets/quiz-card*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Question 1/5')).toBeVisible();
  });

  test('a page that cannot be shown says so, and is shown when it can', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/TypeError/);
    await mockStats(page, { ...spots(9), recentSignups: [null as never] });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await mockStats(page, spots(9));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Learn AI, one bead at a time.' })).toBeVisible();
  });
});

test('neither quiz nor chat is loaded before it is needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /quiz-card|support-chat/.test(url))).toEqual([]);
});

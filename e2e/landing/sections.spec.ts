import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chatPrompt, mockStats, openLanding, spots } from './landing.ts';

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
  // It would fetch the chat past the test's own answer.
  test.use({ serviceWorkers: 'block' });

  test('a chat that does not arrive is told, and the page stays', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/ERR_/);
    await mockStats(page, spots(9));
    await openLanding(page);
    await page.route('**/assets/support-chat*', (route) => route.abort());
    await chatPrompt(page).click();
    await expect(page.getByRole('alert')).toContainText('We could not load the chat.');
    await expect(chatPrompt(page)).toBeVisible();
  });
});

test('neither quiz nor chat is loaded before it is needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /quiz-card|support-chat/.test(url))).toEqual([]);
});

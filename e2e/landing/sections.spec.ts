import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  chat,
  chatPrompt,
  countdown,
  fillForm,
  joinButton,
  mockRegister,
  mockStats,
  openLanding,
  PIONEERS,
  spots,
  THANDI,
} from './landing.ts';

test('LAND-19 LAND-20 exactly four features are shown, and the five agents by name', async ({ page }) => {
  await mockStats(page, spots(9));
  await openLanding(page);
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([
    'AI-powered personalised learning',
    'Gamified progress',
    'Age-friendly design for ages 18 to 72+',
    '5 AI agents',
  ]);
  await expect(cards.nth(1)).toContainText('Coins, achievements and leaderboards');
  await expect(cards.nth(3).getByRole('listitem')).toHaveText([
    'Onboarda',
    'CurriculaBot',
    'HelpDeskAI',
    'CertifyPro',
    'Engagio',
  ]);
});

test('LAND-21 LAND-22 LAND-23 Recent Pioneers shows name, date and province', async ({ page }) => {
  await mockStats(page, { ...spots(9), recentSignups: PIONEERS });
  await openLanding(page);
  await expect(page.getByRole('heading', { name: 'Recent Pioneers' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Recent Pioneers' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const [index, texts] of [
    ['Rudzani Mudau', 'Location not specified', 'Today'],
    ['Thandiwe Nkosi', 'KwaZulu-Natal', '21 Jul'],
    ['Pieter van der Merwe', 'Free State', '20 Jul'],
  ].entries())
    for (const text of texts) await expect(rows.nth(index).getByText(text, { exact: true })).toBeVisible();
});

test('LAND-21 without entries there is no Recent Pioneers', async ({ page }) => {
  await mockStats(page, spots(9));
  await openLanding(page);
  await expect(page.getByText('Only 9 Spots Left')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Pioneers' })).toHaveCount(0);
});

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

test('LAND-25 LAND-28 the card opens the chat, and the prompt is away while it is open', async ({ page }) => {
  await mockStats(page, spots(9));
  await openLanding(page);
  const card = page.getByRole('button', { name: /Ask Nexii/ });
  await expect(chatPrompt(page)).toBeVisible();
  await card.click();
  await expect(chat(page)).toBeVisible();
  await expect(chatPrompt(page)).toHaveCount(0);
  await chat(page).getByRole('button', { name: 'Close support chat' }).click();
  await expect(chat(page)).toHaveCount(0);
  await expect(chatPrompt(page)).toBeVisible();
  await expect(card).toBeFocused();
});

test('LAND-28 the prompt opens the chat, and gets the focus back', async ({ page }) => {
  await mockStats(page, spots(9));
  await openLanding(page);
  await chatPrompt(page).click();
  await expect(chat(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chatPrompt(page)).toBeFocused();
});

test.describe('without the worker', () => {
  // It would fetch the chat past the test's own answer.
  test.use({ serviceWorkers: 'block' });

  test('a chat that does not arrive is fetched again, then told, and comes when it can', async ({
    page,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/ERR_/, /did not load/);
    await mockStats(page, spots(9));
    await openLanding(page);
    let asked = 0;
    await page.route('**/assets/support-chat*', (route) => {
      asked += 1;
      return route.abort();
    });
    await chatPrompt(page).click();
    await expect(page.getByRole('alert')).toContainText('We could not load the chat.');
    expect(asked).toBeGreaterThan(1);
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

test('LAND-07 LAND-27 footer and chat name July 21st, 2025, while the countdown stays at September', async ({
  page,
}) => {
  await mockStats(page, spots(9));
  await openLanding(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('We launch on July 21st, 2025.');
  await expect(footer).toContainText('not registered on the NQF');
  await expect(footer).toContainText('have no cash value');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expect(countdown(page)).toContainText('September 1st, 2025');
  await chatPrompt(page).click();
  await chat(page).getByRole('textbox').fill('When do you launch?');
  await page.keyboard.press('Enter');
  await expect(chat(page).getByRole('log')).toContainText('July 21st, 2025');
});

test('neither quiz nor chat is loaded before it is needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /quiz-card|support-chat/.test(url))).toEqual([]);
});

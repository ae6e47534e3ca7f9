import { expect, test } from '../../room/test.ts';
import { chat, chatPrompt, countdown, PIONEERS, stubStats } from './landing.ts';

test('LAND-19 LAND-20 exactly four features are shown, and the five agents by name', async ({ page }) => {
  await page.gotoAsVisitor();
  const cards = page.getByRole('article');
  expect(cards.getByRole('heading')).toHaveText([
    'AI-powered personalised learning',
    'Gamified progress',
    'Age-friendly design for ages 18 to 72+',
    '5 AI agents',
  ]);
  expect(cards.nth(1)).toContainText('Coins, achievements and leaderboards');
  expect(cards.nth(3).getByRole('listitem')).toHaveText([
    'Onboarda',
    'CurriculaBot',
    'HelpDeskAI',
    'CertifyPro',
    'Engagio',
  ]);
});

test('LAND-21 LAND-22 LAND-23 Recent Pioneers shows name, date and province', async ({ page }) => {
  stubStats(page, 9, PIONEERS);
  await page.gotoAsVisitor();
  expect(page.getByRole('heading', { name: 'Recent Pioneers' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Recent Pioneers' }).getByRole('listitem');
  expect(rows).toHaveCount(3);
  for (const [index, texts] of [
    ['Rudzani', 'Location not specified', 'Today'],
    ['Thandiwe', 'KwaZulu-Natal', '21 Jul'],
    ['Pieter', 'Free State', '20 Jul'],
  ].entries())
    for (const text of texts) expect(rows.nth(index).getByText(text, { exact: true })).toBeVisible();
});

test('LAND-21 without entries there is no Recent Pioneers', async ({ page }) => {
  stubStats(page, 9);
  await page.gotoAsVisitor();
  expect(page.getByText('Only 9 Spots Left')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Recent Pioneers' })).toHaveCount(0);
});

test('LAND-25 LAND-28 the card opens the chat, and the prompt is away while it is open', async ({ page }) => {
  await page.gotoAsVisitor();
  const card = page.getByRole('button', { name: /Ask Nexii/ });
  expect(chatPrompt(page)).toBeVisible();
  await card.click();
  expect(chat(page)).toBeVisible();
  expect(chatPrompt(page)).toHaveCount(0);
  await chat(page).getByRole('button', { name: 'Close support chat' }).click();
  expect(chat(page)).toHaveCount(0);
  expect(chatPrompt(page)).toBeVisible();
  expect(card).toBeFocused();
});

test('LAND-28 the prompt opens the chat, and gets the focus back', async ({ page }) => {
  await page.gotoAsVisitor();
  await chatPrompt(page).click();
  expect(chat(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(chatPrompt(page)).toBeFocused();
});

test('LAND-07 LAND-27 footer and chat name July 21st, 2025, while the countdown stays at September', async ({
  page,
}) => {
  await page.gotoAsVisitor();
  const footer = page.getByRole('contentinfo');
  expect(footer).toContainText('We launch on July 21st, 2025.');
  expect(footer).toContainText('not registered on the NQF');
  expect(footer).toContainText('have no cash value');
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(countdown(page)).toContainText('September 1st, 2025');
  await chatPrompt(page).click();
  await chat(page).getByRole('textbox').fill('When do you launch?');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2000);
  expect(chat(page).getByRole('log')).toContainText('July 21st, 2025');
});

test('SUPPORT-11 the chat hears somebody in distress on the spot, and names lines to call and whom to write to', async ({
  page,
}) => {
  await page.gotoAsVisitor();
  await chatPrompt(page).click();
  await chat(page).getByRole('textbox').fill('help, I feel so hopeless');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2000);
  const log = chat(page).getByRole('log');
  expect(log).toContainText('You do not have to carry this alone');
  expect(log).toContainText('0800 567 567');
  expect(log.getByRole('link', { name: /@/ })).toBeVisible();
  expect(chat(page).getByRole('list', { name: 'Questions to begin with' })).toHaveCount(0);
});

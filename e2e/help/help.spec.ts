import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';
import { forgetKeptAnswers } from '../kept-answers.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ signIn, page }) => {
  await signIn('learner');
  await page.goto('/help');
});

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const questions = (page: Page) => page.getByRole('main').locator('button[aria-expanded]');

test('HELP-01 three cards offer help, and two of them lead to another site in a new tab', async ({
  page,
}) => {
  const { documentationUrl, videosUrl } = await (await page.request.get('/api/help')).json();
  await expect(card(page, 'Documentation').getByRole('link')).toHaveAttribute('href', documentationUrl);
  await expect(card(page, 'Video Tutorials').getByRole('link')).toHaveAttribute('href', videosUrl);
  for (const title of ['Documentation', 'Video Tutorials'])
    await expect(card(page, title).getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(card(page, 'Support Chat').getByRole('button')).toBeVisible();
});

test('HELP-03 HELP-04 HELP-05 five questions, of which at most one is open', async ({ page }) => {
  await expect(questions(page)).toHaveCount(5);
  const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await second.click();
  await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(0);
});

test('HELP-06 course materials stay open for 12 months', async ({ page }) => {
  await page.getByRole('button', { name: /course materials/ }).click();
  await expect(page.getByText(/12 months of access/)).toBeVisible();
  await axe(page, 'open answer');
  await page.getByRole('main').getByRole('link', { name: 'catalogue' }).click();
  await expect(page).toHaveURL('/courses');
});

test('HELP-07 HELP-08 the contact section gives addresses, a phone line and the hours', async ({ page }) => {
  const { contact } = await (await page.request.get('/api/help')).json();
  const section = page.getByRole('region', { name: 'Contact us' });
  for (const address of [contact.generalEmail, contact.supportEmail])
    await expect(section.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
  await expect(section.getByRole('link', { name: contact.phone })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(section).toContainText('Monday to Friday');
  await expect(section).toContainText('8:00-17:00 SAST');
});

test('HELP-09 questions open and close by keyboard', { tag: '@journey' }, async ({ page }) => {
  const first = questions(page).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(questions(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
});

test('API-21 without its answers the page still offers the chat and the hours', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route('**/api/help', (route) => route.fulfill({ status: 503, body: 'Resting.' }));
  await forgetKeptAnswers(page);
  await page.reload();
  await expect(page.getByText('There are no questions to show.')).toBeVisible();
  await expect(card(page, 'Documentation').getByRole('button')).toBeDisabled();
  await expect(card(page, 'Support Chat').getByRole('button')).toBeEnabled();
  await expect(page.getByText('8:00-17:00 SAST')).toBeVisible();
  await page.unroute('**/api/help');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(questions(page)).toHaveCount(5);
});

test('the help page breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({ page }) => {
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 720 });
  await page.reload({ waitUntil: 'networkidle' });
  expect(
    await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  ).toBe(false);
});

import { expect, type Page, test } from '../../room/test.ts';

test.beforeEach(async ({ signInAsDemo, page }) => {
  await signInAsDemo('learner');
  await page.goto('/help');
});

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const questions = (page: Page) => page.getByRole('main').locator('button[aria-expanded]');

test('HELP-01 three cards offer help, and two of them lead to another site in a new tab', async ({
  page,
}) => {
  const { documentationUrl, videosUrl } = await page.line.read('GET /api/help');
  expect(card(page, 'Documentation').getByRole('link')).toHaveAttribute('href', documentationUrl);
  expect(card(page, 'Video Tutorials').getByRole('link')).toHaveAttribute('href', videosUrl);
  for (const title of ['Documentation', 'Video Tutorials'])
    expect(card(page, title).getByRole('link')).toHaveAttribute('target', '_blank');
  expect(card(page, 'Support Chat').getByRole('button')).toBeVisible();
});

test('HELP-03 HELP-04 HELP-05 five questions, of which at most one is open', async ({ page }) => {
  expect(questions(page)).toHaveCount(5);
  const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
  await first.click();
  expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await second.click();
  expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(0);
});

test('HELP-06 course materials stay open for 12 months', async ({ page }) => {
  await page.getByRole('button', { name: /course materials/ }).click();
  expect(page.getByText(/12 months of access/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'catalogue' }).click();
  expect(page).toHaveURL('/courses');
});

test('HELP-07 HELP-08 the contact section gives addresses, a phone line and the hours', async ({ page }) => {
  const { contact } = await page.line.read('GET /api/help');
  const section = page.getByRole('region', { name: 'Contact us' });
  for (const address of [contact.generalEmail, contact.supportEmail])
    expect(section.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
  expect(section.getByRole('link', { name: contact.phone })).toHaveAttribute('href', /^tel:\+?\d+$/);
  expect(section).toContainText('Monday to Friday');
  expect(section).toContainText('8:00-17:00 SAST');
});

test('HELP-09 questions open and close by keyboard', async ({ page }) => {
  const first = questions(page).first();
  await first.focus();
  await page.keyboard.press('Enter');
  expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(questions(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
});

test('API-21 without its answers the page still offers the chat and the hours', async ({ page }) => {
  page.line.fail('GET /api/help', 503);
  page.forgetDevice();
  await page.reload();
  expect(page.getByText('There are no questions to show.')).toBeVisible();
  expect(card(page, 'Documentation').getByRole('button')).toBeDisabled();
  expect(card(page, 'Support Chat').getByRole('button')).toBeEnabled();
  expect(page.getByText('8:00-17:00 SAST')).toBeVisible();
  page.line.mend('GET /api/help');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(questions(page)).toHaveCount(5);
});

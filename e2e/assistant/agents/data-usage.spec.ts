import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';
import { answerForAgents, openButton, panelOf } from './assistant.ts';

const NOTICE = "You're offline. Cached content is available for learning.";
const indicator = (page: Page) => panelOf(page).getByRole('button', { name: 'Data usage' });
const popoverOf = (page: Page) => panelOf(page).getByRole('region', { name: 'Data usage' });
const rowOf = (page: Page, term: string) =>
  popoverOf(page)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd');

async function openPopover(page: Page): Promise<void> {
  await openButton(page).click();
  await indicator(page).click();
  await expect(popoverOf(page)).toBeVisible();
}

const storedUsage = async (page: Page) =>
  (await page.evaluate(`({
    total: JSON.parse(localStorage.getItem('academy.1/-/data-usage/')),
    session: JSON.parse(sessionStorage.getItem('academy.1/-/data-usage/')).bytes,
  })`)) as { total: number; session: number };

test.beforeEach(async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('AGENT-42 AGENT-45 AGENT-46 AGENT-47 the indicator in the panel opens a popover with five rows', async ({
  page,
}) => {
  await openPopover(page);
  await expect(popoverOf(page).getByRole('term')).toHaveText([
    'Connection',
    'Session',
    'Total',
    'Est. Cost',
    'Compression saved',
  ]);
  await expect(rowOf(page, 'Connection')).toHaveText('Online');
  await expect(rowOf(page, 'Session')).toHaveText(/^\d+\.\d (B|KB|MB|GB)$/);
  await expect(rowOf(page, 'Total')).toHaveText(/^\d+\.\d (B|KB|MB|GB)$/);
  await expect(rowOf(page, 'Est. Cost')).toHaveText(/^R\d+\.\d\d$/);
  await expect(rowOf(page, 'Compression saved')).toHaveText('30%');
  await expect(popoverOf(page)).toContainText('in April 2023');

  await page.keyboard.press('Escape');
  await expect(popoverOf(page)).toHaveCount(0);
  await expect(indicator(page)).toBeFocused();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(popoverOf(page)).toBeVisible();
  await panelOf(page).getByRole('heading', { level: 2 }).click();
  await expect(popoverOf(page)).toHaveCount(0);
});

test('AGENT-43 AGENT-48 Connection follows the browser, and only offline the popover says what is left', async ({
  page,
  context,
}) => {
  await openPopover(page);
  await expect(rowOf(page, 'Connection')).toHaveText('Online');
  await expect(popoverOf(page).getByText(NOTICE)).toHaveCount(0);
  await context.setOffline(true);
  await expect(rowOf(page, 'Connection')).toHaveText('Offline');
  await expect(popoverOf(page).getByText(NOTICE, { exact: true })).toBeVisible();
  await expect(indicator(page)).toHaveAccessibleName('Data usage, offline');
  await context.setOffline(false);
  await expect(rowOf(page, 'Connection')).toHaveText('Online');
  await expect(popoverOf(page).getByText(NOTICE)).toHaveCount(0);
});

test.describe('with answers of our own', () => {
  test.use({ serviceWorkers: 'block' });

  test('AGENT-44 calls count with what is sent and what comes; a new visit begins at 0 and goes on with the total', async ({
    page,
    context,
  }) => {
    await page.waitForLoadState('networkidle');
    const before = await storedUsage(page);
    expect(before.session).toBeGreaterThan(10_000);
    expect(before.total).toBe(before.session);

    await answerForAgents(page);
    const sentence = 'What is a model? '.repeat(20);
    await openPopover(page);
    const field = panelOf(page).getByRole('textbox', { name: 'Message' });
    await field.fill(sentence);
    await field.press('Enter');
    await expect(panelOf(page).locator('[data-sender="assistant"]')).toHaveCount(2);
    await expect
      .poll(async () => (await storedUsage(page)).session - before.session)
      .toBeGreaterThan(sentence.length);

    const next = await context.newPage();
    await next.goto('/privacy');
    const { total } = await storedUsage(page);
    expect(await next.evaluate(`sessionStorage.getItem('academy.1/-/data-usage/')`)).toBeNull();
    await next.goto('/help');
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await next.waitForLoadState('networkidle');
    const later = await storedUsage(next);
    expect(later.session).toBeLessThan(before.session);
    expect(later.total).toBeGreaterThanOrEqual(total + later.session);
  });
});

test('what comes from the device costs nothing', async ({ page }) => {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await page.waitForLoadState('networkidle');
  const before = await storedUsage(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const cost = (await storedUsage(page)).session - before.session;
  const size = (await page.evaluate(
    `performance.getEntriesByType('resource').reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
  )) as number;
  expect(cost).toBeGreaterThan(0);
  // The answers were requested again; scripts and styles were not.
  expect(cost).toBeLessThan(size / 10);
});

test('the popover breaks no rule of WCAG 2.2 AA in either theme, and fits a phone of 320 px', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await page.reload();
    await openPopover(page);
    await context.setOffline(true);
    await expect(popoverOf(page).getByText(NOTICE)).toBeVisible();
    await expect(popoverOf(page)).toBeInViewport({ ratio: 1 });
    await axe(page, `${theme} theme`);
    await context.setOffline(false);
  }
});

import { axe, expect } from '../../fixtures.ts';
import { test } from './own-academy.ts';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ mode: 'default' });
test.beforeEach(({ signIn }) => signIn('admin'));

test('a course with learners is not deleted but archived, and offered again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await page.goto('/cms?type=courses');
  await page.getByRole('button', { name: 'Delete AI Fundamentals' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const instead = page.getByRole('alertdialog', { name: '“AI Fundamentals” has learners' });
  await expect(instead).toContainText(/\d/);
  await axe(page, 'archive dialog');
  await instead.getByRole('button', { name: 'Archive it' }).click();
  await expect(page.getByText('“AI Fundamentals” is no longer offered.')).toBeVisible();
  const row = page.getByRole('row', { name: /^AI Fundamentals/ });
  await page.getByRole('button', { name: 'More for AI Fundamentals' }).click();
  await page.getByRole('menuitem', { name: 'Offer again' }).click();
  await expect(page.getByText('“AI Fundamentals” can be found again.')).toBeVisible();
  await expect(row.getByText('Archived')).toHaveCount(0);
});

for (const [decision, button, toast] of [
  ['leave', 'Keep ours', 'Your version stays.'],
  ['take', 'Take the update', 'The entry follows the files again.'],
] as const)
  test(`an update of the files is looked at with its difference, to ${decision}`, async ({ page }) => {
    // The files of a running academy do not change: here a fake response says that they have.
    await page.route('**/api/admin/content/collections*', async (route) => {
      const answer = await (await route.fetch()).json();
      const [first, ...others] = answer.entries;
      await route.fulfill({ json: { ...answer, entries: [{ ...first, hasProposal: true }, ...others] } });
    });
    await page.route('**/api/admin/content/collections/*', async (route) => {
      const answer = await (await route.fetch()).json();
      const fields = { ...answer.entry.fields, title: 'Named anew in the files' };
      await route.fulfill({ json: { ...answer, proposal: { fields } } });
    });
    const decided: string[] = [];
    await page.route('**/api/admin/content/collections/*/proposal', async (route) => {
      decided.push(route.request().postDataJSON().decision);
      await route.fulfill({ status: 204 });
    });
    await page.goto('/cms?type=collections');
    const update = page.getByRole('button', { name: /^See the update of / });
    const name = ((await update.getAttribute('aria-label')) ?? '').replace('See the update of ', '');
    await update.click();
    const dialog = page.getByRole('dialog', { name: `An update for “${name}”` });
    await expect(dialog.getByText('Named anew in the files')).toBeVisible();
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await axe(page, 'proposal dialog');
    await dialog.getByRole('button', { name: button }).click();
    await expect(page.getByText(toast)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(decided).toEqual([decision]);
    // The table is refetched, which nobody waits for.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('Back does not throw away what was typed: it asks, and leaves the form and not the page', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.goto('/cms?type=collections');
  await page.getByRole('button', { name: 'Add Collection' }).click();
  const form = page.getByRole('dialog', { name: 'Create Collection' });
  await form.getByLabel('Title').fill('Half a thought');
  await page.goBack();
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Half a thought');
  await page.goBack();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/cms\?type=collections$/);
  // With nothing typed, Back works normally again.
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test('the row of types shows all of them at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cms');
  const row = page.getByRole('tablist', { name: 'Types of content' });
  await expect(row.getByRole('tab', { name: /^Learning Paths ?\(/ })).toBeVisible();
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(false);
});

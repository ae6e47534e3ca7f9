import { expect, test } from '../../room/test.ts';

test.beforeEach(({ signInAsNew }) => signInAsNew('administrator'));

test('a course with learners is not deleted but archived, and offered again', async ({ page }) => {
  await page.goto('/cms?type=courses');
  await page.getByRole('button', { name: 'Delete AI Fundamentals' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const instead = page.getByRole('alertdialog', { name: '“AI Fundamentals” has learners' });
  expect(instead).toContainText(/\d/);
  await instead.getByRole('button', { name: 'Archive it' }).click();
  expect(page.getByText('“AI Fundamentals” is no longer offered.')).toBeVisible();
  const row = page.getByRole('row', { name: /^AI Fundamentals/ });
  await page.getByRole('button', { name: 'More for AI Fundamentals' }).click();
  await page.getByRole('menuitem', { name: 'Offer again' }).click();
  expect(page.getByText('“AI Fundamentals” can be found again.')).toBeVisible();
  expect(row.getByText('Archived')).toHaveCount(0);
});

for (const [decision, button, toast] of [
  ['leave', 'Keep ours', 'Your version stays.'],
  ['take', 'Take the update', 'The entry follows the files again.'],
] as const)
  test(`an update of the files is looked at with its difference, to ${decision}`, async ({ page }) => {
    // The files of a running academy do not change: here a fake response says that they have.
    page.line.answer('GET /api/admin/content/:contentType', async ({ answer }) => {
      const given = await answer();
      const entries = given.entries.map((entry, index) => ({ ...entry, hasProposal: index === 0 }));
      return { ...given, entries };
    });
    page.line.answer('GET /api/admin/content/:contentType/:contentId', async ({ answer }) => {
      const given = await answer();
      const fields = { ...given.entry.fields, title: 'Named anew in the files' };
      return { ...given, proposal: { fields } };
    });
    const decided: unknown[] = [];
    page.line.answer('POST /api/admin/content/:contentType/:contentId/proposal', ({ body }) => {
      decided.push(body.decision);
      return null;
    });
    await page.goto('/cms?type=collections');
    const update = page.getByRole('button', { name: /^See the update of / });
    const name = (update.getAttribute('aria-label') ?? '').replace('See the update of ', '');
    await update.click();
    const dialog = page.getByRole('dialog', { name: `An update for “${name}”` });
    expect(dialog.getByText('Named anew in the files')).toBeVisible();
    expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: button }).click();
    expect(page.getByText(toast)).toBeVisible();
    expect(dialog).toBeHidden();
    expect(decided).toEqual([decision]);
  });

test('a dialog that is closed and opened again in one breath stays open', async ({ page }) => {
  await page.goto('/cms?type=collections');
  await page.getByRole('button', { name: 'Add Collection' }).click();
  const form = page.getByRole('dialog', { name: 'Create Collection' });
  const dialog = form.element() as HTMLDialogElement;
  dialog.close();
  dialog.showModal();
  await page.settle();
  expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  expect(form).toHaveCount(0);
});

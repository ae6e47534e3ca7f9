import { expect, type Page, test } from '../../room/test.ts';

test.beforeEach(({ signInAsNew }) => signInAsNew('administrator'));

const PAGE = 20;

/** More than a page of collections that no other test uses; returns a function that deletes them. */
async function fillTable(page: Page, name: string): Promise<() => Promise<void>> {
  const made: string[] = [];
  for (let n = 1; n <= PAGE + 1; n += 1) {
    const title = `${name} ${n}`;
    const { id } = await page.line.send('POST /api/admin/collections', {
      ...{ title, itemCount: n, gradientClass: 'blue-teal' },
    });
    made.push(String(id));
  }
  return async () => {
    for (const contentId of made)
      await page.line.send('DELETE /api/admin/collections/:contentId', { contentId });
  };
}

async function search(page: Page, words: string) {
  await page.getByLabel('Search collections').fill(words);
  await page.clock.runFor(1000);
}

test('the table is searched, sorted up, down and not at all, and paged', async ({ page }) => {
  const takeAway = await fillTable(page, 'Shelf');
  await page.goto('/cms?type=collections');
  await search(page, 'shelf');
  const names = () => page.getByRole('rowheader');
  const heading = page.getByRole('columnheader', { name: 'Title' });
  expect(names()).toHaveCount(PAGE);
  await heading.getByRole('button').click();
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(names().first()).toContainText('Shelf 1');
  await heading.getByRole('button').click();
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(names().first()).toContainText(`Shelf ${PAGE + 1}`);

  const pages = page.getByRole('navigation', { name: 'Pages of collections' });
  await pages.getByRole('button', { name: 'Next page' }).click();
  expect(names()).toHaveCount(1);
  expect(names().first()).toContainText('Shelf 1');
  expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await heading.getByRole('button').click();
  expect(heading.getAttribute('aria-sort')).toBeNull();
  expect(names()).toHaveCount(PAGE);

  // Phones have a sort field instead of the table header.
  await page.getByLabel('Sort by').selectOption('By Title, highest first');
  expect(names().first()).toContainText(`Shelf ${PAGE + 1}`);
  await takeAway();
});

test('an entry is duplicated, its theme is seen before it is saved, and it is brought back after it was deleted', async ({
  page,
}) => {
  await page.goto('/cms?type=collections');
  const { entries } = await page.line.read(
    'GET /api/admin/content/:contentType',
    '/api/admin/content/collections',
  );
  const title = String(entries[0]?.fields.title);
  const copy = `${title} (copy)`;
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const form = page.getByRole('dialog', { name: 'Create Collection' });
  expect(form.getByLabel('Title')).toHaveValue(copy);
  const preview = form.getByRole('figure');
  for (const theme of ['purple-pink', 'green-blue']) {
    await form.getByRole('radio', { name: theme }).check();
    expect(preview.locator(`.bg-grad-${theme}`)).toHaveCount(1);
  }
  await form.getByRole('button', { name: 'Create Collection' }).click();
  await search(page, copy);
  expect(page.getByRole('rowheader')).toHaveText([copy]);

  await page.getByRole('button', { name: `Delete ${copy}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  expect(page.getByRole('rowheader')).toHaveCount(0);
  await page.getByLabel('Show', { exact: true }).selectOption('deleted');
  expect(page.getByRole('button', { name: `Edit ${copy}` })).toHaveCount(0);
  await page.getByRole('button', { name: `Bring back ${copy}` }).click();
  expect(page.getByText(`“${copy}” is back.`)).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('all');
  expect(page.getByRole('rowheader')).toHaveText([copy]);
  await page.getByRole('button', { name: `Delete ${copy}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
});

test('an entry waits for its picture, and what is wrong with one is forgotten with the next choice', async ({
  page,
}) => {
  // How a browser reads a file; here it is slow, and finds no picture.
  const reading = Promise.withResolvers<ImageBitmap>();
  Object.assign(globalThis, { createImageBitmap: () => reading.promise });
  page.line.fail('GET /api/admin/images');
  await page.goto('/cms?type=instructors');
  await page.getByRole('button', { name: 'Add Instructor' }).click();
  const form = page.getByRole('dialog', { name: 'Create Instructor' });
  await form.getByLabel('Name', { exact: true }).fill('Nomsa Waits');
  const input = form.getByLabel('Upload a picture').element() as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File(['no picture'], 'a.txt')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await page.settle();
  const create = form.getByRole('button', { name: 'Create Instructor' });
  expect(create).toHaveAttribute('aria-busy', 'true');
  await create.click();
  expect(page.line.asked).not.toContain('POST /api/admin/instructors');
  reading.reject(new Error('no picture'));
  await page.settle();
  const problem = form.getByText('We could not read this file as a picture.');
  expect(problem).toBeVisible();
  await form.getByLabel('address').fill('/api/images/1.jpg');
  expect(problem).toHaveCount(0);

  await form.getByText('Choose an uploaded picture').click();
  expect(form.getByText('The pictures did not load.')).toBeVisible();
  page.line.mend('GET /api/admin/images');
  await form.getByRole('button', { name: 'Try again' }).click();
  expect(form.getByText('The pictures did not load.')).toHaveCount(0);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('a list field keeps the focus when its last line goes', async ({ page }) => {
  await page.goto('/cms?type=curriculums');
  await page.getByRole('button', { name: 'Add Curriculum' }).click();
  const form = page.getByRole('dialog', { name: 'Create Curriculum' });
  const add = form.getByRole('button', { name: /^Add to / }).first();
  await add.click();
  const line = form.getByRole('textbox', { name: /, line 1$/ }).first();
  expect(line).toBeFocused();
  await line.press('Backspace');
  expect(line).toHaveCount(0);
  expect(add).toBeFocused();
});

test('a list field with a fault names its lines, has the focus after a save, and can be corrected', async ({
  page,
}) => {
  await page.goto('/cms?type=curriculums');
  await page.getByRole('button', { name: 'Add Curriculum' }).click();
  const form = page.getByRole('dialog', { name: 'Create Curriculum' });
  await form.getByLabel('Title').fill('Lists');
  await form.getByLabel('Description').fill('Of lines.');
  await form
    .getByRole('button', { name: /^Add to / })
    .first()
    .click();
  const line = form.getByRole('textbox', { name: /, line 1$/ }).first();
  expect(line).not.toHaveAttribute('aria-invalid');
  await line.fill('x'.repeat(5000));
  await form.getByRole('button', { name: 'Create Curriculum' }).click();
  expect(line).toHaveAttribute('aria-invalid', 'true');
  expect(line).toBeFocused();
  await line.fill('A line');
  expect(line).not.toHaveAttribute('aria-invalid');
});

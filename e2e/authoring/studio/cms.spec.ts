import { expect, expectAccessibleInBothThemes } from '../../fixtures.ts';
import { test } from './own-academy.ts';

test.use({ serviceWorkers: 'block' });

// One worker, and so one academy, for all of them.
test.describe.configure({ mode: 'default' });

const TYPES = [
  { tab: 'Courses', name: 'Course', inSentence: 'course', path: 'courses', title: 'Title' },
  { tab: 'Events', name: 'Event', inSentence: 'event', path: 'events', title: 'Title' },
  { tab: 'Collections', name: 'Collection', inSentence: 'collection', path: 'collections', title: 'Title' },
  { tab: 'Instructors', name: 'Instructor', inSentence: 'instructor', path: 'instructors', title: 'Name' },
  { tab: 'Curricula', name: 'Curriculum', inSentence: 'curriculum', path: 'curriculums', title: 'Title' },
  {
    tab: 'Learning Paths',
    name: 'Learning Path',
    inSentence: 'learning path',
    path: 'learning-paths',
    title: 'Title',
  },
] as const;

test.beforeEach(({ signIn }) => signIn('admin'));

for (const { tab, name, inSentence, path, title } of TYPES)
  test(`CMS-01, CMS-02, CMS-03, CMS-04, CMS-05, CMS-12, CMS-13, CMS-16, CMS-35: a ${inSentence} is created, edited by two, deleted and brought back`, async ({
    page,
    allowConsoleErrors,
  }, { workerIndex }) => {
    allowConsoleErrors(/409/);
    const [first, second, third] = ['made', 'changed', 'theirs'].map(
      (deed) => `Zebra ${inSentence} ${deed} ${workerIndex}`,
    ) as [string, string, string];
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname);
    });
    await page.goto(`/cms?type=${path}`);
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText(new RegExp(`^${tab} ?\\(\\d+\\)$`));
    const countBefore = Number(/\((\d+)\)/.exec(await chosen.innerText())?.[1]);

    await page.getByRole('button', { name: `Add ${name}` }).click();
    const form = page.getByRole('dialog', { name: `Create ${name}` });
    await form.getByRole('button', { name: `Create ${name}` }).click();
    await expect(form.getByText(`${title} is required`)).toBeVisible();
    await form.getByLabel(title, { exact: true }).fill(first);
    const description = form.getByLabel('Description', { exact: true });
    if (await description.isVisible()) await description.fill('For a test.');
    await expect(form.getByText(`${title} is required`)).toBeHidden();
    await form.getByRole('button', { name: `Create ${name}` }).click();
    await expect(page.getByText(`${name} created successfully`)).toBeVisible();
    await expect(chosen).toHaveText(new RegExp(`\\(${countBefore + 1}\\)`));

    await page.getByRole('searchbox').last().fill(`zebra ${workerIndex}`);
    await page.getByRole('button', { name: `Edit ${first}` }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await expect(edit.getByLabel(title, { exact: true })).toHaveValue(first);
    // Somebody else saves first.
    const list = await (
      await page.request.get(`/api/admin/content/${path}?words=${encodeURIComponent(first)}`)
    ).json();
    const { id, fields } = list.entries[0];
    const theirs = await page.request.put(`/api/admin/${path}/${id}`, {
      data: { ...fields, [title.toLowerCase()]: third },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(theirs.status()).toBe(200);
    await edit.getByLabel(title, { exact: true }).fill(second);
    await edit.getByRole('button', { name: `Save ${name}` }).click();
    const conflict = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect(conflict.getByText(third)).toBeVisible();
    await expect(conflict.getByText(second)).toBeVisible();
    await conflict.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText(`${name} updated successfully`)).toBeVisible();

    await page.getByRole('button', { name: `Delete ${second}` }).click();
    const sure = page.getByRole('alertdialog');
    await expect(sure).toContainText(`Are you sure you want to delete this ${inSentence}?`);
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Delete ${second}` }).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${name} deleted successfully`)).toBeVisible();
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Edit ${second}` })).toBeVisible();

    await page.getByRole('button', { name: `Delete ${second}` }).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await expect(chosen).toHaveText(new RegExp(`\\(${countBefore}\\)`));
    expect(writes.filter((address) => !address.startsWith('/api/admin/'))).toEqual([]);
  });

const FORMS = [
  [
    'courses',
    'Course',
    [
      'Title',
      'Description',
      'Start date (SAST)',
      'End date (SAST)',
      'Image address',
      'Level',
      'Modules',
      'Featured',
      'Category',
      'Price (R)',
    ],
  ],
  ['events', 'Event', ['Title', 'Event type', 'Description', 'Date (SAST)']],
  ['collections', 'Collection', ['Title', 'Items']],
  ['instructors', 'Instructor', ['Name', 'Picture address']],
  [
    'curriculums',
    'Curriculum',
    [
      'Title',
      'Description',
      'Level',
      'Duration',
      'Modules',
      'Lessons',
      'Estimated hours',
      'Featured',
      'Active',
      'Price (R)',
    ],
  ],
  [
    'learning-paths',
    'Learning Path',
    ['Title', 'Description', 'Level', 'Curricula', 'Estimated months', 'Featured', 'Active', 'Price (R)'],
  ],
] as const;

test('CMS-17, CMS-21, CMS-22, CMS-23, CMS-24, CMS-27: every form has its fields, and starts as specified', async ({
  page,
}) => {
  const starts: Readonly<Record<string, readonly [string, string][]>> = {
    courses: [
      ['Level', 'Beginner'],
      ['Modules', '1'],
      ['Price (R)', '2500'],
    ],
    curriculums: [
      ['Duration', '4 weeks'],
      ['Price (R)', '5000'],
    ],
    'learning-paths': [
      ['Estimated months', '3'],
      ['Price (R)', '15000'],
    ],
  };
  for (const [path, name, labels] of FORMS) {
    await page.goto(`/cms?type=${path}`);
    await page.getByRole('button', { name: `Add ${name}` }).click();
    const form = page.getByRole('dialog', { name: `Create ${name}` });
    for (const label of labels) await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    if (name !== 'Instructor') await expect(form.getByRole('radio')).toHaveCount(4);
    for (const [label, value] of starts[path] ?? [])
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  }
});

test('CMS-18, CMS-25, CMS-28, CMS-33: a form says at once what is wrong, takes lists, and asks before it is left', async ({
  page,
}) => {
  await page.goto('/cms?type=curriculums');
  await page.getByRole('button', { name: 'Add Curriculum' }).click();
  const form = page.getByRole('dialog', { name: 'Create Curriculum' });
  await form.getByLabel('Price (R)').fill('-1');
  await form.getByLabel('Lessons', { exact: true }).fill('-1');
  await form.getByLabel('Title').focus();
  await expect(form.getByText('Price (R) must be at least 0')).toBeVisible();
  await expect(form.getByText('Lessons must be at least 0')).toBeVisible();
  await form.getByLabel('Price (R)').fill('0');
  await expect(form.getByText('Price (R) must be at least 0')).toBeHidden();
  await form.getByRole('button', { name: 'Add to prerequisites' }).click();
  await page.keyboard.type('Algebra');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Patience');
  await expect(form.getByLabel('Prerequisites, line 2', { exact: true })).toHaveValue('Patience');
  await page.keyboard.press('Escape');
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Prerequisites, line 1', { exact: true })).toHaveValue('Algebra');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
});

test('CMS-14, CMS-15: what the server refuses is told, and the form keeps what was typed', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/500/);
  await page.goto('/cms?type=collections');
  await page.route('**/api/admin/collections**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, body: 'No luck today.' }),
  );
  await page.getByRole('button', { name: 'Add Collection' }).click();
  const form = page.getByRole('dialog', { name: 'Create Collection' });
  await form.getByLabel('Title').fill('Will not be');
  await form.getByRole('button', { name: 'Create Collection' }).click();
  await expect(page.getByText('Failed to create collection')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Will not be');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Edit Start with no code' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Collection' });
  await edit.getByLabel('Title').fill('Will not be');
  await edit.getByRole('button', { name: 'Save Collection' }).click();
  await expect(page.getByText('Failed to update collection')).toBeVisible();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Delete Start with no code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete collection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Start with no code' })).toBeVisible();
});

test('a picture is uploaded, shown in the preview, and can be chosen again', async ({ page }) => {
  await page.goto('/cms?type=instructors');
  await page.getByRole('button', { name: 'Add Instructor' }).click();
  const form = page.getByRole('dialog', { name: 'Create Instructor' });
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 150 } });
  await form
    .getByLabel('Upload a picture')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: png });
  await expect(form.getByLabel('Picture address')).toHaveValue(/^\/images\/[\w-]{22}\.jpg$/);
  const address = await form.getByLabel('Picture address').inputValue();
  const picture = await page.request.get(address);
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/jpeg' });
  await form.getByLabel('Picture address').fill('');
  await form.getByText('Choose an uploaded picture').click();
  await form.getByRole('button', { name: /^Picture 1 of / }).click();
  await expect(form.getByLabel('Picture address')).toHaveValue(address);
});

test('CMS-32: curricula show Active or Inactive and Featured', async ({ page }) => {
  await page.goto('/cms?type=curriculums');
  const row = page.getByRole('row', { name: /AI Foundations/ });
  await expect(row.getByText('Active')).toBeVisible();
  await expect(row.getByText('Featured')).toBeVisible();
});

test('CMS-06: without courses the table says so', async ({ page }) => {
  await page.route('**/api/admin/content/courses*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, entries: [], found: 0 } });
  });
  await page.goto('/cms');
  await expect(page.getByText('No courses available at the moment.')).toBeVisible();
});

test('the form is accessible in both themes', async ({ page }) => {
  await page.goto('/cms');
  await page.getByRole('button', { name: 'Edit AI Fundamentals' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Course' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

import { expect, type Page, test } from '../../room/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  expect(field(page)).toBeFocused();
}

const SEARCH = 'GET /api/search';
const requestsOf = (page: Page) =>
  page.line.asked
    .filter((call) => call.startsWith(SEARCH))
    .map((call) => new URL(call.slice('GET '.length), location.href).searchParams.get('text'));

test.beforeEach(async ({ page, signInAsDemo }) => {
  await signInAsDemo('learner');
  await page.goto('/profile');
});

test('SHELL-38 the search box finds courses, marks what matches, and opens a hit', async ({ page }) => {
  await box(page).click();
  expect(field(page)).toBeFocused();
  await field(page).pressSequentially('machine learning');
  const courses = palette(page).getByRole('group', { name: 'Courses' });
  const hit = courses.getByRole('option', { name: /Machine Learning Foundations/ });
  expect(hit).toBeVisible();
  expect(palette(page).locator('mark').first()).toHaveText(/machine|learning/i);
  await hit.click();
  expect(page).toHaveURL('/course/machine-learning-foundations');
  expect(palette(page)).toHaveCount(0);
});

test('SHELL-38 every kind stands in a group of its own, and a hit opens its address', async ({ page }) => {
  const kinds = ['career', 'event', 'collection', 'course', 'lesson', 'help'] as const;
  page.line.answer(SEARCH, () => ({
    hits: kinds.map((kind) => ({
      kind,
      id: kind,
      title: [{ text: `A ${kind}`, isMatch: false }],
      excerpt: [{ text: 'found here', isMatch: true }],
      href: `/courses?text=${kind}`,
    })),
  }));
  await openPalette(page);
  await field(page).pressSequentially('found');
  for (const [name, title] of [
    ['Careers', 'A career'],
    ['Events', 'A event'],
    ['Collections', 'A collection'],
    ['Courses', 'A course'],
    ['Lessons', 'A lesson'],
    ['Help', 'A help'],
  ] as const)
    expect(palette(page).getByRole('group', { name }).getByRole('option')).toHaveText(`${title}found here`);
  await palette(page).getByRole('option', { name: 'A collection' }).click();
  expect(page).toHaveURL('/courses?text=collection');
});

test('SHELL-38 what is typed into the box before the palette is there goes on in it', async ({ page }) => {
  await box(page).focus();
  await page.keyboard.press('p');
  expect(field(page)).toBeFocused();
  for (const letter of 'ython') await page.keyboard.press(letter);
  expect(field(page)).toHaveValue('python');
  expect(options(page).filter({ hasText: 'Python for AI' }).first()).toBeVisible();
});

test('SHELL-38 no match says so, and Escape closes', async ({ page }) => {
  await openPalette(page);
  await field(page).pressSequentially('zzqqxx');
  expect(palette(page).getByText('Nothing found for “zzqqxx”.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(palette(page)).toHaveCount(0);
});

test('SHELL-38 finished pages are found by their name', async ({ page }) => {
  await openPalette(page);
  await field(page).pressSequentially('prof');
  const pages = palette(page).getByRole('group', { name: 'Pages' });
  expect(pages.getByRole('option')).toHaveText(['Profile', 'Edit my profile']);
});

test('SHELL-38 one question is asked when the typing pauses, and an older answer never replaces a newer one', async ({
  page,
}) => {
  await openPalette(page);
  const slow = page.line.hold(SEARCH);
  await field(page).pressSequentially('loops');
  expect(requestsOf(page)).toEqual(['loops']);
  page.line.mend(SEARCH);
  await field(page).fill('python for ai');
  const newer = options(page).texts();
  expect(newer.join()).toContain('Python for AI');
  await slow.release();
  expect(options(page)).toHaveText(newer);
  expect(requestsOf(page)).toEqual(['loops', 'python for ai']);
});

/** Responds with one course named after the query. */
function answerEverything(page: Page): void {
  page.line.answer(SEARCH, () => {
    const text = requestsOf(page).at(-1) ?? '';
    const title = [
      { text, isMatch: true },
      { text: ' course', isMatch: false },
    ];
    return { hits: [{ kind: 'course', id: text, title, excerpt: [], href: '/courses' }] };
  });
}

test('SHELL-38 the last six searches stay on the device, and each can be removed', async ({ page }) => {
  answerEverything(page);
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
    await openPalette(page);
    await field(page).fill(text);
    expect(options(page)).toHaveText([`${text} course`]);
    await page.keyboard.press('Enter');
    expect(palette(page)).toHaveCount(0);
  }
  await page.reload();
  await openPalette(page);
  const recent = palette(page).getByRole('listitem');
  expect(recent).toHaveText(['seven', 'six', 'five', 'four', 'three', 'two']);
  await palette(page).getByRole('button', { name: 'Remove six' }).click();
  expect(recent).toHaveText(['seven', 'five', 'four', 'three', 'two']);
  await palette(page).getByRole('button', { name: 'five', exact: true }).click();
  expect(field(page)).toHaveValue('five');
  expect(field(page)).toBeFocused();
  expect(options(page)).toHaveText(['five course']);
});

test('SHELL-38 without an answer, pages are still found and the search can be tried again', async ({
  page,
}) => {
  page.line.fail(SEARCH, 503);
  await openPalette(page);
  await field(page).pressSequentially('profile');
  const outcome = palette(page).getByText('We searched only what is on this device');
  expect(outcome).toBeVisible();
  expect(options(page)).toHaveText(['Profile', 'Edit my profile']);
  page.line.mend(SEARCH);
  await palette(page).getByRole('button', { name: 'Search again' }).click();
  expect(outcome).toHaveCount(0);
});

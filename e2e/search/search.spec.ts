import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');

async function openPalette(page: Page): Promise<void> {
  // The box stands in the HTML, but keys are heard once the application is there, which knows who has signed in.
  await expect(page.getByRole('button', { name: 'open user menu' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Answers with one course named after the text, whatever it is. */
async function answerEverything(page: Page, held: Readonly<Record<string, Promise<void>>> = {}) {
  const asked: string[] = [];
  const answered: string[] = [];
  await page.route('**/api/search?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('text') ?? '';
    asked.push(text);
    await held[text];
    const title = [
      { text, isMatch: true },
      { text: ' course', isMatch: false },
    ];
    await route.fulfill({
      json: { hits: [{ kind: 'course', id: text, title, excerpt: [], href: '/courses' }] },
    });
    answered.push(text);
  });
  return { asked, answered };
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/profile');
  await expect(box(page)).toBeVisible();
});

test('SHELL-38 what is typed before the application is there is searched for when it comes', async ({
  page,
}) => {
  const { asked } = await answerEverything(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile', { waitUntil: 'commit' });
  await box(page).pressSequentially('loops');
  letGo();
  await expect(field(page)).toHaveValue('loops');
  await expect(options(page).first()).toContainText('loops course');
  expect(asked).toContain('loops');
});

test('SHELL-38 the search box finds courses, marks what matches, and opens a hit', async ({ page }) => {
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('machine learning');
  const courses = palette(page).getByRole('group', { name: 'Courses' });
  await expect(courses.getByRole('option', { name: /Machine Learning Foundations/ })).toBeVisible();
  await expect(palette(page).locator('mark').first()).toHaveText(/machine|learning/i);
  await courses.getByRole('option', { name: /Machine Learning Foundations/ }).click();
  await expect(page).toHaveURL('/course/machine-learning-foundations');
  await expect(palette(page)).toHaveCount(0);
});

test('SHELL-38 every kind stands in a group of its own, and a hit opens its address', async ({ page }) => {
  const kinds = ['career', 'event', 'collection', 'course', 'lesson', 'help'];
  const hits = kinds.map((kind) => ({
    kind,
    id: kind,
    title: [{ text: `A ${kind}`, isMatch: false }],
    excerpt: [{ text: 'found here', isMatch: true }],
    href: `/courses?text=${kind}`,
  }));
  await page.route('**/api/search?*', (route) => route.fulfill({ json: { hits } }));
  await openPalette(page);
  await page.keyboard.type('found');
  for (const [name, title] of [
    ['Careers', 'A career'],
    ['Events', 'A event'],
    ['Collections', 'A collection'],
    ['Courses', 'A course'],
    ['Lessons', 'A lesson'],
    ['Help', 'A help'],
  ] as const)
    await expect(palette(page).getByRole('group', { name }).getByRole('option')).toHaveText(
      `${title}found here`,
    );
  await palette(page).getByRole('option', { name: 'A collection' }).click();
  await expect(page).toHaveURL('/courses?text=collection');
});

test('SHELL-38 what is typed into the box before the palette is there goes on in it', async ({ page }) => {
  await box(page).focus();
  await page.keyboard.type('p');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ython');
  await expect(field(page)).toHaveValue('python');
  await expect(options(page).filter({ hasText: 'Python for AI' }).first()).toBeVisible();
});

test('SHELL-38 the keyboard alone chooses and opens', { tag: '@journey' }, async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('learning');
  await expect(options(page).nth(2)).toBeVisible();
  await expect(palette(page).getByRole('status')).toHaveText(/\d+ results/);
  const chosen = palette(page).getByRole('option', { selected: true });
  const activeId = () => field(page).getAttribute('aria-activedescendant');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await activeId()).toBe(await chosen.getAttribute('id'));
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/profile$/);
});

test('SHELL-38 no match says so, and Escape closes', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('zzqqxx');
  await expect(palette(page).getByText('Nothing found for “zzqqxx”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
});

test('SHELL-38 finished pages are found by their name', async ({ page }) => {
  await openPalette(page);
  await page.keyboard.type('prof');
  const pages = palette(page).getByRole('group', { name: 'Pages' });
  await expect(pages.getByRole('option')).toHaveText(['Profile', 'Edit my profile']);
});

/** All letters in one turn of the browser, so that no slow machine can put a pause between them. */
async function typeWithoutPause(page: Page, texts: readonly string[]) {
  await field(page).evaluate((input, values) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const value of values) {
      setValue?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, texts);
}

test('SHELL-38 one question is asked when the typing pauses, and an older answer never replaces a newer one', async ({
  page,
}) => {
  const { promise: isLate, resolve: answerLate } = Promise.withResolvers<void>();
  const { asked, answered } = await answerEverything(page, { slow: isLate });
  await openPalette(page);
  await typeWithoutPause(page, ['s', 'sl', 'slo', 'slow']);
  await expect.poll(() => asked).toEqual(['slow']);
  await field(page).fill('quick');
  await expect(options(page)).toHaveText(['quick course']);
  answerLate();
  await expect.poll(() => answered).toEqual(['quick', 'slow']);
  await page.evaluate('new Promise(requestAnimationFrame)');
  await expect(options(page)).toHaveText(['quick course']);
  expect(asked).toEqual(['slow', 'quick']);
});

test('SHELL-38 the last six searches stay on the device, and each can be removed', async ({ page }) => {
  await answerEverything(page);
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
    await openPalette(page);
    await field(page).fill(text);
    await expect(options(page)).toHaveText([`${text} course`]);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
  }
  // The box stands in the page's HTML; the keys wait for the application.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(box(page)).toBeVisible();
  await openPalette(page);
  const recent = palette(page).getByRole('listitem');
  await expect(recent).toHaveText(['seven', 'six', 'five', 'four', 'three', 'two']);
  await palette(page).getByRole('button', { name: 'Remove six' }).click();
  await expect(recent).toHaveText(['seven', 'five', 'four', 'three', 'two']);
  await palette(page).getByRole('button', { name: 'five', exact: true }).click();
  await expect(field(page)).toHaveValue('five');
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveText(['five course']);
});

test('SHELL-38 without an answer, pages are still found and the search can be tried again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: 'Resting.' }));
  await openPalette(page);
  await page.keyboard.type('profile');
  const outcome = palette(page).getByText('We searched only what is on this device');
  await expect(outcome).toBeVisible();
  await expect(options(page)).toHaveText(['Profile', 'Edit my profile']);
  await page.unroute('**/api/search?*');
  await palette(page).getByRole('button', { name: 'Search again' }).click();
  await expect(outcome).toHaveCount(0);
});

for (const theme of ['light', 'dark'])
  test(`the palette breaks no rule of WCAG 2.2 AA in the ${theme} theme, and fills a phone`, async ({
    page,
  }) => {
    await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await page.setViewportSize({ width: 360, height: 720 });
    await page.reload();
    await expect(box(page)).toBeVisible();
    await openPalette(page);
    await axe(page, 'empty palette');
    await page.keyboard.type('learning');
    await expect(options(page).first()).toBeVisible();
    await axe(page, 'palette with results');
    const panel = await palette(page).locator('[data-modal-panel]').boundingBox();
    expect(panel).toEqual({ x: 0, y: 0, width: 360, height: 720 });
  });

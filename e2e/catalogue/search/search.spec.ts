import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');

async function openPalette(page: Page): Promise<void> {
  // The box is in the prerendered HTML, but keys only work once the application has hydrated and knows who is signed in.
  await expect(page.getByRole('button', { name: 'open user menu' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Responds with one course named after the query, and records the queries. */
async function answerEverything(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('**/api/search?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('text') ?? '';
    requests.push(text);
    const title = [
      { text, isMatch: true },
      { text: ' course', isMatch: false },
    ];
    await route.fulfill({
      json: { hits: [{ kind: 'course', id: text, title, excerpt: [], href: '/courses' }] },
    });
  });
  return requests;
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/profile');
  await expect(box(page)).toBeVisible();
});

test('SHELL-38 what is typed before the application is there is searched for when it comes', async ({
  page,
}) => {
  const requests = await answerEverything(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile', { waitUntil: 'commit' });
  await box(page).pressSequentially('loops');
  release();
  await expect(field(page)).toHaveValue('loops');
  await expect(options(page).first()).toContainText('loops course');
  expect(requests).toContain('loops');
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

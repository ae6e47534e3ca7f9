import { routeOf } from '@academy/domain/access';
import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

interface Collection {
  id: string;
  title: string;
  itemCount: number;
  gradientClass: string;
}
interface Item {
  title: string;
  why: string;
  href: string;
}

const collectionsOf = async (page: Page): Promise<Collection[]> =>
  (await page.request.get('/api/collections')).json();
const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(title) });
const opacityOf = (page: Page, title: string) =>
  cardOf(page, title)
    .getByText('View Collection')
    .evaluate((words) => getComputedStyle(words).opacity);

test.beforeEach(async ({ signIn }) => signIn('learner'));

test('COLL-01 every collection is a card with title and number of items, on its gradient', async ({
  page,
}) => {
  const collections = await collectionsOf(page);
  await page.goto('/collections');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(collections.length);
  for (const { title, itemCount, gradientClass } of collections) {
    await expect(cardOf(page, title)).toContainText(`${itemCount} items`);
    await expect(cardOf(page, title).locator(`.bg-grad-${gradientClass}`)).toBeVisible();
  }
});

test('COLL-02 the featured collection has 12 items and is updated weekly', async ({ page }) => {
  await page.goto('/collections');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('AI for South African Innovation');
  await expect(first).toContainText('Featured');
  await expect(first).toContainText('12 items · Updated weekly');
});

test('COLL-03 hovering a card shows View Collection', async ({ page }) => {
  await page.goto('/collections');
  const title = 'Python in your pocket';
  await expect(cardOf(page, title)).toBeVisible();
  expect(await opacityOf(page, title)).toBe('0');
  await cardOf(page, title).hover();
  await expect.poll(() => opacityOf(page, title)).toBe('1');
});

test('COLL-04 COLL-05 the keyboard shows it too, and opens the collection with its items', {
  tag: '@journey',
}, async ({ page }) => {
  const [collection] = await collectionsOf(page);
  if (!collection) throw new Error('There are no collections.');
  const { items }: { items: Item[] } = await (
    await page.request.get(`/api/collections/${collection.id}`)
  ).json();
  await page.goto('/collections');
  await expect(cardOf(page, collection.title)).toBeVisible();
  while (!(await cardOf(page, collection.title).evaluate((card) => card.matches(':focus'))))
    await page.keyboard.press('Tab');
  await expect.poll(() => opacityOf(page, collection.title)).toBe('1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/collections/${collection.id}`);
  await expect(page.getByRole('heading', { name: collection.title, level: 2 })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(collection.itemCount);
  for (const [index, { title, why, href }] of items.entries()) {
    await expect(rows.nth(index)).toContainText(why);
    await expect(rows.nth(index).getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  await page.getByRole('link', { name: 'All collections' }).click();
  await expect(page).toHaveURL('/collections');
});

test('every item of every collection leads to a page of the product, and its course exists', async ({
  page,
}) => {
  const courses: { id: string }[] = await (await page.request.get('/api/courses')).json();
  for (const { id } of await collectionsOf(page)) {
    const { items }: { items: Item[] } = await (await page.request.get(`/api/collections/${id}`)).json();
    for (const { href } of items) {
      expect(routeOf(href), href).not.toBeNull();
      const [, area, courseId] = href.split('/');
      if (area === 'course') expect(courses.map((course) => course.id)).toContain(courseId);
    }
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('COLL-05 View Collection is there at once', async ({ page }) => {
    await page.goto('/collections');
    const title = 'AI for South African Innovation';
    await expect(cardOf(page, title)).toBeVisible();
    expect(await opacityOf(page, title)).toBe('1');
    await cardOf(page, title).tap();
    await expect(page).toHaveURL('/collections/ai-for-south-african-innovation');
  });
});

test('an unknown collection says so and leads to the others', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/);
  await page.goto('/collections/lost-and-found');
  await expect(page.getByRole('heading', { name: 'Collection not found' })).toBeVisible();
  await expect(page.getByText('We can’t find this collection.')).toBeVisible();
  await axe(page, 'unknown collection');
  await page.getByRole('link', { name: 'See all collections' }).click();
  await expect(page).toHaveURL('/collections');
});

test('API-21 collections that do not load show the empty text and a quiet way to try again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route('**/api/collections', (route) => route.fulfill({ status: 503, body: 'Resting.' }));
  await page.goto('/collections');
  await expect(page.getByText('There are no collections to show.')).toBeVisible();
  await expect(page.getByText('Resting.')).toHaveCount(0);
  await page.unroute('**/api/collections');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, 'AI for South African Innovation')).toBeVisible();
});

test('the collections break no rule of WCAG 2.2 AA and fit the narrowest phone', async ({ page }) => {
  for (const path of ['/collections', '/collections/ai-for-south-african-innovation']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 720 });
    await page.reload({ waitUntil: 'networkidle' });
    expect(
      await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
      path,
    ).toBe(false);
  }
});

import { routeOf } from '@academy/domain/access';
import { expect, type Page, test } from '../../room/test.ts';

const collectionsOf = (page: Page) => page.line.read('GET /api/collections');
const itemsOf = async (page: Page, id: string) =>
  (await page.line.read('GET /api/collections/:collectionId', `/api/collections/${id}`)).items;
const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(title) });

test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('learner'));

test('COLL-01 every collection is a card with title and number of items, on its gradient', async ({
  page,
}) => {
  const collections = await collectionsOf(page);
  await page.goto('/collections');
  expect(page.getByRole('main').getByRole('listitem')).toHaveCount(collections.length);
  for (const { title, itemCount, gradientClass } of collections) {
    expect(cardOf(page, title)).toContainText(`${itemCount} items`);
    expect(cardOf(page, title).locator(`.bg-grad-${gradientClass}`)).toBeVisible();
  }
});

test('COLL-02 the featured collection has 12 items and is updated weekly', async ({ page }) => {
  await page.goto('/collections');
  const first = page.getByRole('main').getByRole('listitem').first();
  expect(first).toContainText('AI for South African Innovation');
  expect(first).toContainText('Featured');
  expect(first).toContainText('12 items · Updated weekly');
});

test('COLL-04 a card opens the collection with its items, by keyboard too', async ({ page }) => {
  const [collection] = await collectionsOf(page);
  if (!collection) throw new Error('There are no collections.');
  const items = await itemsOf(page, collection.id);
  await page.goto('/collections');
  expect(cardOf(page, collection.title)).toBeVisible();
  await cardOf(page, collection.title).press('Enter');
  expect(page).toHaveURL(`/collections/${collection.id}`);
  expect(page.getByRole('heading', { name: collection.title, level: 2 })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  expect(rows).toHaveCount(collection.itemCount);
  for (const [index, { title, why, href }] of items.entries()) {
    expect(rows.nth(index)).toContainText(why);
    expect(rows.nth(index).getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'All collections' }).click();
  expect(page).toHaveURL('/collections');
});

test('every item of every collection leads to a page of the product, and its course exists', async ({
  page,
}) => {
  const courses = await page.line.read('GET /api/courses');
  for (const { id } of await collectionsOf(page)) {
    const items = await itemsOf(page, id);
    for (const { href } of items) {
      expect(routeOf(href), href).not.toBeNull();
      const [, area, courseId] = href.split('/');
      if (area === 'course') expect(courses.map((course) => course.id)).toContain(courseId);
    }
  }
});

test('an unknown collection says so and leads to the others', async ({ page }) => {
  await page.goto('/collections/lost-and-found');
  expect(page.getByRole('heading', { name: 'Collection not found' })).toBeVisible();
  expect(page.getByText('We can’t find this collection.')).toBeVisible();
  await page.getByRole('link', { name: 'See all collections' }).click();
  expect(page).toHaveURL('/collections');
});

test('API-21 collections that do not load show the empty text and a quiet way to try again', async ({
  page,
}) => {
  page.line.fail('GET /api/collections', 503);
  await page.goto('/collections');
  expect(page.getByText('There are no collections to show.')).toBeVisible();
  expect(page.getByText('Resting.')).toHaveCount(0);
  page.line.mend('GET /api/collections');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(cardOf(page, 'AI for South African Innovation')).toBeVisible();
});

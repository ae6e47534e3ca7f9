import type { Page } from '@playwright/test';
import { axe, expect, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
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

test('COLL-03 hovering a card shows View Collection', async ({ page }) => {
  await page.goto('/collections');
  const title = 'Python in your pocket';
  await expect(cardOf(page, title)).toBeVisible();
  expect(await opacityOf(page, title)).toBe('0');
  await cardOf(page, title).hover();
  await expect.poll(() => opacityOf(page, title)).toBe('1');
});

test('COLL-04 COLL-05 the keyboard shows it too, and opens the collection with its items', async ({
  page,
}) => {
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

test('a title of one long word is broken on a narrow screen', async ({ page }) => {
  const [collection] = await collectionsOf(page);
  if (!collection) throw new Error('There are no collections.');
  const title = 'Toekomsgeleenthede'.repeat(6);
  await page.route(`**/api/collections/${collection.id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), title } });
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/collections/${collection.id}`);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  expect(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  ).toBe(0);
});

import { featuredOffer, homeListOffer } from '@academy/domain/pricing';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { changeAnswer, holdCall, readJson, WHOLE_PAGE, watchCalls } from './home-visit.ts';

test.use({ serviceWorkers: 'block', viewport: WHOLE_PAGE });

interface Course {
  id: string;
  title: string;
  description: string;
  startDate: string;
  price: number | null;
  lessons: number;
  writtenLessons: number;
}
const DAY_MS = 24 * 60 * 60 * 1000;
const FEATURED = '/api/courses/featured';

test.beforeEach(async ({ signIn }) => signIn('trainer'));

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const cardOf = (page: Page, title: string) =>
  section(page, 'Featured AI Courses')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('HOME-11 three placeholders stand in for the featured courses while they load', async ({ page }) => {
  const release = await holdCall(page, FEATURED);
  await page.goto('/');
  const featured = section(page, 'Featured AI Courses');
  await expect(featured.locator('[data-skeleton]')).toHaveCount(3);
  release();
  const courses = await readJson<Course[]>(page, FEATURED);
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(courses.map(({ title }) => title));
  await expect(featured.locator('[data-skeleton]')).toHaveCount(0);
});

test('HOME-12 the featured courses lead to all courses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See all', exact: true }).click();
  await expect(page).toHaveURL('/courses');
});

test('HOME-13 a featured card shows what the course is, who teaches it and what it costs now', async ({
  page,
}) => {
  const courses = await readJson<Course[]>(page, FEATURED);
  const instructors = await readJson<Record<string, { name: string }[]>>(page, `${FEATURED}/instructors`);
  await page.goto('/');
  for (const { id, title, description, price, startDate } of courses) {
    const card = cardOf(page, title);
    const offer = featuredOffer(price, new Date(startDate), new Date());
    await expect(card).toContainText(description);
    for (const { name } of instructors[id] ?? []) await expect(card).toContainText(name);
    await expect(card).toContainText(`R${offer.currentInRand}`);
    await expect(card.locator('s')).toContainText(`R${offer.originalInRand}`);
    await expect(card).toContainText(`${offer.discountPercent}% off`);
    await expect(card).toContainText(offer.countdown);
    await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/course/${id}`,
    );
  }
  await expect(
    section(page, 'Featured AI Courses').getByRole('button', { name: 'Enroll' }).first(),
  ).toBeVisible();
});

test('HOME-15 HOME-18 PAY-26 prices and countdowns follow the rules', async ({ page }) => {
  const now = Date.now();
  // An hour more, so that the whole days do not run out while the page loads.
  const startsIn = [2, 0, -3, 12];
  const prices = [null, 0, 1000, 1000];
  await changeAnswer<Course[]>(page, FEATURED, (courses) =>
    courses.map((course, index) => ({
      ...course,
      price: prices[index] ?? null,
      startDate: new Date(now + (startsIn[index] ?? 0) * DAY_MS + DAY_MS / 24).toISOString(),
    })),
  );
  await page.goto('/');
  const cards = section(page, 'Featured AI Courses').getByRole('listitem');
  await expect(cards.nth(0)).toContainText('Live in 2 days');
  await expect(cards.nth(0)).toContainText('R1250');
  await expect(cards.nth(0).locator('s')).toContainText('R2500');
  await expect(cards.nth(1)).toContainText('Live today');
  await expect(cards.nth(1)).toContainText('Free');
  await expect(cards.nth(1)).not.toContainText('% off');
  await expect(cards.nth(2)).toContainText('Ended');
  await expect(cards.nth(2)).toContainText('R1000');
  await expect(cards.nth(2).locator('s')).toHaveCount(0);
  await expect(cards.nth(3)).toContainText('Live in 12 days');
  await expect(cards.nth(3)).toContainText('25% off');
});

test('HOME-17 the instructors are asked for when the courses are there', async ({ page }) => {
  const calls = watchCalls(page);
  const release = await holdCall(page, FEATURED);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(section(page, 'Collections').getByRole('listitem').first()).toBeVisible();
  expect(calls).toContain(FEATURED);
  expect(calls).not.toContain(`${FEATURED}/instructors`);
  release();
  await expect(section(page, 'Featured AI Courses').getByText('Johan van Wyk').first()).toBeVisible();
  expect(calls).toContain(`${FEATURED}/instructors`);
});

test('PAY-21 PAY-22 PAY-23 enrolling on a card tells of both steps and asks for no payment', async ({
  page,
}) => {
  await changeAnswer<Course[]>(page, FEATURED, (courses) =>
    courses.map((course) => ({ ...course, writtenLessons: course.lessons })),
  );
  const calls = watchCalls(page);
  await page.goto('/');
  const enroll = page.getByRole('button', { name: 'Enroll', exact: true });
  const card = section(page, 'Featured AI Courses').getByRole('listitem').filter({ has: enroll }).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const course = (await readJson<Course[]>(page, FEATURED)).find((one) => one.title === title);
  if (!course) throw new Error(`There is no featured course called ${title}.`);
  const { currentInRand } = featuredOffer(course.price, new Date(course.startDate), new Date());
  await page.route(`**/api/courses/${course.id}/enrolments`, (route) =>
    route.fulfill({ status: 201, json: { courseId: course.id, enrolledAt: new Date().toISOString() } }),
  );
  await card.getByRole('button', { name: 'Enroll' }).click();
  const startedAt = Date.now();
  await expect(page.getByText('Enrollment Initiated', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      `Starting enrollment for "${title}" at R${currentInRand}. You'll be redirected to the payment portal.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThan(1500);
  await expect(
    page.getByText(`Welcome to "${title}"! Check your email for course details and access instructions.`, {
      exact: true,
    }),
  ).toBeVisible();
  expect(calls.filter((path) => path.includes('payment'))).toEqual([]);
});

test('HOME-19 HOME-20 the category list shows its courses with the prices of the list', async ({ page }) => {
  const courses = await readJson<Course[]>(page, '/api/courses/category/1');
  await page.goto('/');
  const list = section(page, 'AI for South African Students');
  const rows = list.getByRole('listitem');
  await expect(rows.getByRole('heading')).toHaveText(courses.map(({ title }) => title));
  for (const [index, { price }] of courses.entries()) {
    const offer = homeListOffer(price, index, new Date());
    await expect(rows.nth(index)).toContainText(`R${offer.originalInRand}`);
    await expect(rows.nth(index)).toContainText(`R${offer.currentInRand}`);
    await expect(rows.nth(index)).toContainText(`${offer.discountPercent}% off`);
    await expect(rows.nth(index)).toContainText(`Live in ${(index + 1) * 2} days`);
  }
  await expect(list.getByRole('link', { name: 'Content library' })).toHaveAttribute('href', '/content');
});

test('API-21 sections that do not load show their empty text and a quiet way to try again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route(/\/api\/(courses\/(featured|category)|events|collections)/, (route) =>
    route.fulfill({ status: 503, body: 'Resting.' }),
  );
  await page.goto('/');
  for (const text of [
    'No course is featured at the moment.',
    'There are no courses in this category.',
    'No events found for the selected filter.',
    'There are no collections to show.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(4);
  await expect(page.getByText('Resting.')).toHaveCount(0);
});

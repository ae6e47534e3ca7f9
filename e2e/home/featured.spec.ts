import { countdownText, featuredTerms, quoteFor } from '@academy/domain/pricing';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { changeAnswer, holdCall, readJson, WHOLE_PAGE, watchCalls } from './home-visit.ts';

test.use({ serviceWorkers: 'block', viewport: WHOLE_PAGE });

interface Course {
  id: string;
  title: string;
  description: string;
  quote: { price: number; was: number; percent: number; days: number; start: string };
  lessons: number;
  writtenLessons: number;
}
const FEATURED = '/api/courses/featured';

/** What the server would quote for a featured course with this price that starts in so many days. */
function quoteOf(priceInRand: number | null, days: number) {
  const now = new Date();
  const startsAt = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  const quote = quoteFor(featuredTerms({ priceInRand, startsAt }, now), now);
  return { ...quote, start: quote.start.toISOString() };
}

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
  for (const { id, title, description, quote } of courses) {
    const card = cardOf(page, title);
    await expect(card).toContainText(description);
    for (const { name } of instructors[id] ?? []) await expect(card).toContainText(name);
    await expect(card).toContainText(`R${quote.price}`);
    await expect(card.locator('s')).toContainText(`R${quote.was}`);
    await expect(card).toContainText(`${quote.percent}% off`);
    await expect(card).toContainText(countdownText(quote.days));
    await expect(card).toContainText('Free in early access');
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
  const startsIn = [2, 0, -3, 12];
  const prices = [null, 0, 1000, 1000];
  await changeAnswer<Course[]>(page, FEATURED, (courses) =>
    courses.map((course, index) => ({
      ...course,
      quote: { ...course.quote, ...quoteOf(prices[index] ?? null, startsIn[index] ?? 0) },
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
  await page.route(`**/api/courses/${course.id}/enrolments`, (route) =>
    route.fulfill({ status: 201, json: { courseId: course.id, enrolledAt: new Date().toISOString() } }),
  );
  await card.getByRole('button', { name: 'Enroll' }).click();
  const startedAt = Date.now();
  await expect(page.getByText('Enrollment Initiated', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      `Starting enrollment for "${title}" at R${course.quote.price}. You'll be redirected to the payment portal.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByText('In early access we skip that step: your place is free.')).toBeVisible();
  await expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThan(1500);
  await expect(
    page.getByText(`Welcome to "${title}"! Check your email for course details and access instructions.`, {
      exact: true,
    }),
  ).toBeVisible();
  expect(calls.filter((path) => path.includes('payment'))).toEqual([]);
});

test('HOME-19 HOME-20 the category list shows its courses from R1500 in steps of R300, each by its own quote', async ({
  page,
}) => {
  const courses = await readJson<Course[]>(page, '/api/courses/category/1');
  await page.goto('/');
  const list = section(page, 'AI for South African Students');
  const rows = list.getByRole('listitem');
  await expect(rows.getByRole('heading')).toHaveText(courses.map(({ title }) => title));
  for (const [index, { quote }] of courses.entries()) {
    expect(quote.was).toBe(1500 + 300 * index);
    await expect(rows.nth(index)).toContainText(`R${quote.was}`);
    await expect(rows.nth(index)).toContainText(`R${quote.price}`);
    await expect(rows.nth(index)).toContainText(`${quote.percent}% off`);
    await expect(rows.nth(index)).toContainText(countdownText(quote.days));
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
    'No featured courses at the moment.',
    'There are no courses in this category.',
    'No events found for the selected filter.',
    'There are no collections to show.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(4);
  await expect(page.getByText('Resting.')).toHaveCount(0);
});

import type { Answer } from '@academy/contract';
import { countdownText, featuredTerms, quoteFor } from '@academy/domain/catalogue/pricing';
import { expect, type Page, test } from '../../room/test.ts';

const FEATURED = 'GET /api/courses/featured';
const INSTRUCTORS = 'GET /api/courses/featured/instructors';

/** The server's quote for a featured course with this price that starts in this many days. */
function quoteOf(priceInRand: number | null, days: number) {
  const now = new Date();
  const startsAt = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  const quote = quoteFor(featuredTerms({ priceInRand, startsAt }, now), now);
  return { ...quote, start: quote.start.toISOString(), validUntil: quote.validUntil.toISOString() };
}

type Featured = Answer<typeof FEATURED>;

function changeFeatured(page: Page, change: (courses: Featured) => Featured): void {
  page.line.answer(FEATURED, async ({ answer }) => change(await answer()));
}

test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('trainer'));

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const cardOf = (page: Page, title: string) =>
  section(page, 'Featured AI Courses')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('HOME-11 three placeholders stand in for the featured courses while they load', async ({ page }) => {
  const held = page.line.hold(FEATURED);
  await page.goto('/');
  const featured = section(page, 'Featured AI Courses');
  expect(featured.locator('[data-skeleton]')).toHaveCount(3);
  await held.release();
  const courses = await page.line.read(FEATURED);
  expect(featured.getByRole('heading', { level: 3 })).toHaveText(courses.map(({ title }) => title));
  expect(featured.locator('[data-skeleton]')).toHaveCount(0);
});

test('HOME-12 the featured courses lead to all courses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See all', exact: true }).click();
  expect(page).toHaveURL('/courses');
});

test('HOME-13 a featured card shows what the course is, who teaches it and what it costs now', async ({
  page,
}) => {
  const courses = await page.line.read(FEATURED);
  const instructors = await page.line.read(INSTRUCTORS);
  expect(courses.length).toBeGreaterThan(0);
  await page.goto('/');
  for (const { id, title, description, quote } of courses) {
    const card = cardOf(page, title);
    expect(card).toContainText(description);
    for (const { name } of instructors[id] ?? []) expect(card).toContainText(name);
    expect(card).toContainText(`R${quote.price}`);
    expect(card.locator('s')).toContainText(`R${quote.was}`);
    expect(card).toContainText(`${quote.percent}% off`);
    expect(card).toContainText(countdownText(quote.days));
    expect(card).toContainText('Free in early access');
    expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/course/${id}`);
  }
  expect(section(page, 'Featured AI Courses').getByRole('button', { name: 'Enroll' }).first()).toBeVisible();
});

test('HOME-15 HOME-18 PAY-26 prices and countdowns follow the rules', async ({ page }) => {
  const startsIn = [2, 0, -3, 12];
  const prices = [null, 0, 1000, 1000];
  changeFeatured(page, (courses) =>
    courses.map((course, index) => ({
      ...course,
      quote: { ...course.quote, ...quoteOf(prices[index] ?? null, startsIn[index] ?? 0) },
    })),
  );
  await page.goto('/');
  const cards = section(page, 'Featured AI Courses').getByRole('listitem');
  expect(cards.nth(0)).toContainText('Live in 2 days');
  expect(cards.nth(0)).toContainText('R1250');
  expect(cards.nth(0).locator('s')).toContainText('R2500');
  expect(cards.nth(1)).toContainText('Live today');
  expect(cards.nth(1)).toContainText('Free');
  expect(cards.nth(1)).not.toContainText('% off');
  expect(cards.nth(2)).toContainText('Ended');
  expect(cards.nth(2)).toContainText('R1000');
  expect(cards.nth(2).locator('s')).toHaveCount(0);
  expect(cards.nth(3)).toContainText('Live in 12 days');
  expect(cards.nth(3)).toContainText('25% off');
});

test('HOME-17 the instructors are asked for when the courses are there', async ({ page }) => {
  const held = page.line.hold(FEATURED);
  await page.goto('/');
  expect(section(page, 'Collections').getByRole('listitem').first()).toBeVisible();
  expect(page.line.asked).toContain(FEATURED);
  expect(page.line.asked).not.toContain(INSTRUCTORS);
  await held.release();
  expect(section(page, 'Featured AI Courses').getByText('Johan van Wyk').first()).toBeVisible();
  expect(page.line.asked).toContain(INSTRUCTORS);
});

test('PAY-21 PAY-22 PAY-23 enrolling on a card tells of both steps and asks for no payment', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('trainer');
  changeFeatured(page, (courses) => courses.map((course) => ({ ...course, writtenLessons: course.lessons })));
  await page.goto('/');
  const enroll = page.getByRole('button', { name: 'Enroll', exact: true });
  const card = section(page, 'Featured AI Courses').getByRole('listitem').filter({ has: enroll }).first();
  const title = card.getByRole('heading').textContent();
  const course = (await page.line.read(FEATURED)).find((one) => one.title === title);
  if (!course) throw new Error(`There is no featured course called ${title}.`);
  const first = page.getByText('Enrollment Initiated', { exact: true });
  const second = page.getByText('Enrollment Successful!', { exact: true });
  const beforeMs = Date.now();
  await card.getByRole('button', { name: 'Enroll' }).click();
  const stepMs = Date.now() - beforeMs;
  expect(first).toBeVisible();
  expect(
    page.getByText(
      `Starting enrollment for "${title}" at R${course.quote.price}. You'll be redirected to the payment portal.`,
      { exact: true },
    ),
  ).toBeVisible();
  expect(page.getByText('In early access we skip that step: your place is free.')).toBeVisible();
  await page.clock.runFor(1500 - stepMs);
  expect(second).toHaveCount(0);
  await page.clock.runFor(1000);
  expect(second).toBeVisible();
  expect(
    page.getByText(`Welcome to "${title}"! Check your email for course details and access instructions.`, {
      exact: true,
    }),
  ).toBeVisible();
  expect(page.line.asked.filter((call) => call.includes('payment'))).toEqual([]);
});

test('HOME-19 HOME-20 the category list shows its courses from R1500 in steps of R300, each by its own quote', async ({
  page,
}) => {
  const courses = await page.line.read('GET /api/courses/category/:categoryId', '/api/courses/category/1');
  await page.goto('/');
  const list = section(page, 'AI for South African Students');
  const rows = list.getByRole('listitem');
  expect(rows.getByRole('heading')).toHaveText(courses.map(({ title }) => title));
  for (const [index, { quote }] of courses.entries()) {
    expect(quote.was).toBe(1500 + 300 * index);
    expect(rows.nth(index)).toContainText(`R${quote.was}`);
    expect(rows.nth(index)).toContainText(`R${quote.price}`);
    expect(rows.nth(index)).toContainText(`${quote.percent}% off`);
    expect(rows.nth(index)).toContainText(countdownText(quote.days));
  }
  expect(list.getByRole('link', { name: 'Content library' })).toHaveAttribute('href', '/content');
});

test('API-21 sections that do not load show their empty text and a quiet way to try again', async ({
  page,
}) => {
  for (const endpoint of [
    FEATURED,
    'GET /api/courses/category/:categoryId',
    'GET /api/events',
    'GET /api/collections',
  ] as const)
    page.line.fail(endpoint, 503);
  await page.goto('/');
  for (const text of [
    'No featured courses at the moment.',
    'There are no courses in this category.',
    'No events found for the selected filter.',
    'There are no collections to show.',
  ])
    expect(page.getByText(text)).toBeVisible();
  expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(4);
  expect(page.getByText('Something went wrong.')).toHaveCount(0);
});

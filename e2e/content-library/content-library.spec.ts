import { routeOf } from '@academy/domain/access';
import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

interface Course {
  id: string;
  title: string;
  description: string;
  quote: { price: number; was: number; percent: number };
}

const CATEGORY = '/api/courses/category/1';
const coursesOf = async (page: Page): Promise<Course[]> => (await page.request.get(CATEGORY)).json();
const cardOf = (page: Page, { title }: Pick<Course, 'title'>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const payment = (page: Page) => page.getByRole('dialog', { name: 'Complete Payment' });

async function openPayment(page: Page, course: Pick<Course, 'title'>) {
  await cardOf(page, course).getByRole('button', { name: 'Enroll', exact: true }).click();
  await expect(payment(page)).toBeVisible();
}

test('LIB-01 the library lists the courses of category 1, each with an Enroll button', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const courses = await coursesOf(page);
  expect(courses.length).toBeGreaterThan(0);
  await page.goto('/content');
  await expect(page.getByRole('button', { name: 'Enroll', exact: true })).toHaveCount(courses.length);
  for (const course of courses) {
    await expect(cardOf(page, course)).toContainText(`R${course.quote.price}`);
    await expect(cardOf(page, course).getByRole('link', { name: course.title })).toHaveAttribute(
      'href',
      `/course/${course.id}`,
    );
  }
});

test('LIB-03 LIB-04 PAY-01 PAY-02 Enroll opens the payment with text, price, struck price and badge', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('trainer');
  await page.goto('/content');
  for (const course of await coursesOf(page)) {
    const { title, description, quote } = course;
    await openPayment(page, course);
    await expect(payment(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(payment(page)).toContainText(description);
    await expect(payment(page)).toContainText(`R${quote.price}`);
    await expect(payment(page).locator('s')).toContainText(`R${quote.was}`);
    await expect(payment(page)).toContainText(`${quote.percent}% off`);
    await expect(payment(page).getByRole('button', { name: 'Payment Not Configured' })).toBeDisabled();
    await payment(page).getByRole('button', { name: 'Close' }).click();
    await expect(payment(page)).toHaveCount(0);
  }
});

test('PAY-02 without keys nothing is asked of a payment provider, and early access gives the place', async ({
  page,
  signIn,
}) => {
  await signIn('trainer');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/content');
  const { courses } = await (await page.request.get('/api/progress/user')).json();
  const taken = new Set(courses.map(({ courseId }: { courseId: string }) => courseId));
  const course = (await coursesOf(page)).find(({ id }) => !taken.has(id));
  if (!course) throw new Error('Every course is taken.');
  await openPayment(page, course);
  await axe(page, 'payment');
  await payment(page).getByRole('button', { name: /free/i }).click();
  await expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  await expect(payment(page)).toHaveCount(0);
  await expect(cardOf(page, course)).toContainText('Enrolled');
  expect(asked.filter((url) => /paystack/.test(url))).toEqual([]);
  await openPayment(page, course);
  await payment(page).getByRole('link', { name: 'Open the lessons' }).click();
  await expect(page).toHaveURL(new RegExp(`/course/${course.id}`));
});

test('LIB-07 three modules are recommended, and each opens a lesson', async ({ page, signIn }) => {
  await signIn('learner');
  for (const [title, facts] of [
    ['Introduction to AI Concepts', '2 hours · Beginner'],
    ['Machine Learning Basics', '3 hours · Beginner'],
    ['AI Ethics and Responsibility', '2.5 hours · All levels'],
  ] as const) {
    await page.goto('/content');
    const section = page.getByRole('region', { name: 'Recommended Modules' });
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByRole('listitem').filter({ hasText: title })).toContainText(facts);
    await section.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL((url) => routeOf(url.pathname) === '/course/:id/lesson/:lessonId');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('LIB-08 courses wear the image of their title', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/content');
  for (const [title, image] of [
    ['Python for AI', 'steps'],
    ['AI Ethics and POPIA', 'gable'],
    ['Data Science Foundations', 'diamond'],
  ] as const)
    await expect(cardOf(page, { title }).locator('img')).toHaveAttribute('src', new RegExp(image));
});

test('an empty library and one that does not come say so', async ({ page, signIn, allowConsoleErrors }) => {
  allowConsoleErrors(/500/);
  await signIn('admin');
  await page.addInitScript('localStorage.clear()');
  await page.route(`**${CATEGORY}`, (route) => route.fulfill({ json: [] }));
  await page.goto('/content');
  await expect(page.getByText('There are no courses in the library yet.')).toBeVisible();
  await page.route(`**${CATEGORY}`, (route) => route.fulfill({ status: 500, body: 'No.' }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

test('the library breaks no rule of WCAG 2.2 AA and fits 320 px', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/content');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 720 });
  const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  expect(await page.evaluate(isWide)).toBe(false);
  await openPayment(page, { title: 'AI Fundamentals' });
  expect(await page.evaluate(isWide)).toBe(false);
});

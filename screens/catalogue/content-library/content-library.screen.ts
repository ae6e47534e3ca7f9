import type { Answer } from '@academy/contract';
import { expect, type Page, test } from '../../room/test.ts';

type Course = Answer<'GET /api/courses/category/:categoryId'>[number];

const coursesOf = (page: Page) =>
  page.line.read('GET /api/courses/category/:categoryId', '/api/courses/category/1');
const cardOf = (page: Page, { title }: Pick<Course, 'title'>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const payment = (page: Page) => page.getByRole('dialog', { name: 'Complete Payment' });
const openPayment = (page: Page, course: Pick<Course, 'title'>) =>
  cardOf(page, course).getByRole('button', { name: 'Enroll', exact: true }).click();

test.beforeEach(async ({ signInAsNew }) => void (await signInAsNew('learner')));

test('LIB-01 the library lists the courses of category 1, each with an Enroll button', async ({ page }) => {
  const courses = await coursesOf(page);
  expect(courses.length).toBeGreaterThan(0);
  await page.goto('/content');
  expect(page.getByRole('button', { name: 'Enroll', exact: true })).toHaveCount(courses.length);
  for (const course of courses) {
    expect(cardOf(page, course)).toContainText(`R${course.quote.price}`);
    expect(cardOf(page, course).getByRole('link', { name: course.title })).toHaveAttribute(
      'href',
      `/course/${course.id}`,
    );
  }
});

test('LIB-03 LIB-04 PAY-01 PAY-02 Enroll opens the payment with text, price, struck price and badge', async ({
  page,
}) => {
  await page.goto('/content');
  for (const course of await coursesOf(page)) {
    const { title, description, quote } = course;
    await openPayment(page, course);
    expect(payment(page).getByRole('heading', { name: title })).toBeVisible();
    expect(payment(page)).toContainText(description);
    expect(payment(page)).toContainText(`R${quote.price}`);
    expect(payment(page).locator('s')).toContainText(`R${quote.was}`);
    expect(payment(page)).toContainText(`${quote.percent}% off`);
    expect(payment(page).getByRole('button', { name: 'Payment Not Configured' })).toBeDisabled();
    await payment(page).getByRole('button', { name: 'Close' }).click();
    expect(payment(page)).toHaveCount(0);
  }
});

test('PAY-02 without keys nothing is asked of a payment provider, and early access gives the place', async ({
  page,
}) => {
  await page.goto('/content');
  const [course] = await coursesOf(page);
  if (!course) throw new Error('There is no course.');
  await openPayment(page, course);
  await payment(page).getByRole('button', { name: /free/i }).click();
  await page.clock.runFor(2000);
  expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  expect(payment(page)).toHaveCount(0);
  expect(cardOf(page, course)).toContainText('Enrolled');
  expect(page.line.asked.filter((call) => call.endsWith('/enrolments'))).toHaveLength(1);
  expect(page.line.asked.filter((call) => /paystack/.test(call))).toEqual([]);
  expect(page.left).toEqual([]);
  await openPayment(page, course);
  await payment(page).getByRole('link', { name: 'Open the lessons' }).click();
  expect(page).toHaveURL(new RegExp(`/course/${course.id}`));
});

test('LIB-07 three modules are recommended, and each opens a lesson', async ({ page }) => {
  for (const [title, facts] of [
    ['Introduction to AI Concepts', '2 hours · Beginner'],
    ['Machine Learning Basics', '3 hours · Beginner'],
    ['AI Ethics and Responsibility', '2.5 hours · All levels'],
  ] as const) {
    await page.goto('/content');
    const section = page.getByRole('region', { name: 'Recommended Modules' });
    expect(section.getByRole('listitem')).toHaveCount(3);
    expect(section.getByRole('listitem').filter({ hasText: title })).toContainText(facts);
    await section.getByRole('link', { name: title }).click();
    expect(page).toHaveURL(/^\/course\/[^/]+\/lesson\/[^/]+$/);
    expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('LIB-08 courses of other subjects wear other images', async ({ page }) => {
  await page.goto('/content');
  const images = ['Python for AI', 'AI Ethics and POPIA', 'Data Science Foundations'].map((title) =>
    cardOf(page, { title }).locator('img').element().getAttribute('src'),
  );
  expect(new Set(images).size).toBe(3);
});

test('an empty library and one that does not come say so', async ({ page }) => {
  page.line.answer('GET /api/courses/category/:categoryId', () => []);
  await page.goto('/content');
  expect(page.getByText('There are no courses in the library yet.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  page.forgetDevice();
  page.line.fail('GET /api/courses/category/:categoryId');
  await page.reload();
  expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});

import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { trainingOf } from './training.ts';

test.use({ serviceWorkers: 'block' });

interface Course {
  id: string;
  title: string;
  description: string;
  lessons: number;
  writtenLessons: number;
  quote: { price: number; was: number };
}

/** Courses without a place. */
async function openCourses(page: Page): Promise<Course[]> {
  const courses: Course[] = await (await page.request.get('/api/courses')).json();
  const { registered } = await trainingOf(page);
  const taken = new Set(registered.map(({ courseId }) => courseId));
  return courses.filter(({ id }) => !taken.has(id));
}

async function openList(page: Page) {
  await page.goto('/training');
  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  return page.getByRole('dialog', { name: 'Course Registration' });
}

test('TRAIN-20 TRAIN-21 TRAIN-22 the list shows every course with its button, and Done closes it', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const courses: Course[] = await (await page.request.get('/api/courses')).json();
  const asked = page.waitForRequest('**/api/courses');
  const list = await openList(page);
  await asked;
  await expect(list.getByRole('listitem')).toHaveCount(courses.length);
  const [first] = courses;
  await expect(list.getByRole('listitem').first()).toContainText(first?.title ?? '');
  await expect(list.getByRole('listitem').first()).toContainText(/\d+ hours · \w+/);
  await expect(list.getByRole('button', { name: /^Register for / })).toHaveCount(courses.length);
  await axe(page, 'registration list');
  await list.getByRole('button', { name: 'Done' }).click();
  await expect(list).toHaveCount(0);
});

test('TRAIN-24 TRAIN-25 TRAIN-26 PAY-01 PAY-02 a paid course asks for payment, early access gives a place, once', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('Kagiso Registers');
  const [course] = await openCourses(page);
  if (!course) throw new Error('Every course is taken.');
  // Only a course whose lessons are all there is for sale.
  await page.route('**/api/courses', async (route) => {
    const courses: Course[] = await (await route.fetch()).json();
    const json = courses.map((one) => (one.id === course.id ? { ...one, writtenLessons: one.lessons } : one));
    await route.fulfill({ json });
  });
  const list = await openList(page);
  const register = list.getByRole('button', { name: `Register for ${course.title}`, exact: true });
  await register.click();
  const payment = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(payment).toContainText(course.title);
  await expect(payment).toContainText(course.description);
  await expect(payment).toContainText(`R${course.quote.price}`);
  await expect(payment.locator('s')).toContainText(`R${course.quote.was}`);
  await expect(payment).toContainText('Free in early access');
  await expect(payment.getByRole('button', { name: 'Payment Not Configured' })).toBeDisabled();
  await axe(page, 'payment');

  const refreshed = page.waitForRequest('**/api/courses');
  await payment.getByRole('button', { name: 'Take your free early-access place' }).click();
  await expect(page.getByText('Registration Successful', { exact: true })).toBeVisible();
  await refreshed;
  await expect(payment).toHaveCount(0);
  await expect(list).toHaveCount(0);
  expect((await trainingOf(page)).registered.map(({ courseId }) => courseId)).toContain(course.id);

  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  const option = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: course.title }) });
  await expect(option).toContainText('Registered');
  await register.click();
  await expect(page.getByText('Already Registered', { exact: true })).toBeVisible();
  await expect(page.getByText("You're already registered for this course.", { exact: true })).toBeVisible();
  await expect(payment).toHaveCount(0);
});

test('TRAIN-23 TRAIN-24 a free course is registered at once, and a discount shows both prices', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('Kagiso Registers');
  const [free, reduced] = await openCourses(page);
  if (!free || !reduced) throw new Error('Every course is taken.');
  await page.route('**/api/courses', async (route) => {
    const courses: Course[] = await (await route.fetch()).json();
    const json = courses.map((course) => ({
      ...course,
      ...(course.id === free.id && { quote: { ...course.quote, price: 0, was: 0, percent: 0 } }),
      ...(course.id === reduced.id && { quote: { ...course.quote, price: 1170, was: 1800, percent: 35 } }),
    }));
    await route.fulfill({ json });
  });
  const list = await openList(page);
  const option = list.getByRole('listitem').filter({ hasText: reduced.title });
  await expect(option).toContainText('R1170');
  await expect(option.locator('s')).toContainText('R1800');
  await expect(option).toContainText('35% off');
  await list.getByRole('button', { name: `Register for ${free.title}`, exact: true }).click();
  await expect(page.getByText('Registration Successful', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a course with lessons still to come stands apart and is joined at once, without payment', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('Kagiso Registers');
  const course = (await openCourses(page)).find(({ lessons, writtenLessons }) => writtenLessons < lessons);
  if (!course) throw new Error('Every course is whole or taken.');
  const list = await openList(page);
  await expect(list.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
  await list.getByRole('button', { name: `Register for ${course.title}`, exact: true }).click();
  await expect(page.getByText('Registration Successful', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

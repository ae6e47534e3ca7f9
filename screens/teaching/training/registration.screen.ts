import type { Answer } from '@academy/contract';
import { expect, type Page, test } from '../../room/test.ts';

type Course = Answer<'GET /api/courses'>[number];

async function openList(page: Page) {
  await page.goto('/training');
  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  return page.getByRole('dialog', { name: 'Course Registration' });
}

/** Only a course whose lessons are all written is for sale. */
async function sellFirstCourse(page: Page): Promise<Course> {
  const [course] = await page.line.read('GET /api/courses');
  if (!course) throw new Error('There is no course.');
  const whole = { ...course, writtenLessons: course.lessons };
  page.line.answer('GET /api/courses', async ({ answer }) =>
    (await answer()).map((one) => (one.id === course.id ? whole : one)),
  );
  return whole;
}

test('TRAIN-20 TRAIN-21 TRAIN-22 the list shows every course with its button, and Done closes it', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const courses = await page.line.read('GET /api/courses');
  const list = await openList(page);
  expect(page.line.asked).toContain('GET /api/courses');
  expect(list.getByRole('listitem')).toHaveCount(courses.length);
  expect(list.getByRole('listitem').first()).toContainText(courses[0]?.title ?? 'no course');
  expect(list.getByRole('listitem').first()).toContainText(/\d+ hours · \w+/);
  expect(list.getByRole('button', { name: /^Register for / })).toHaveCount(courses.length);
  await list.getByRole('button', { name: 'Done' }).click();
  expect(list).toHaveCount(0);
});

test('TRAIN-24 TRAIN-25 TRAIN-26 PAY-01 PAY-02 a paid course asks for payment, early access gives a place, once', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const course = await sellFirstCourse(page);
  const list = await openList(page);
  const register = list.getByRole('button', { name: `Register for ${course.title}`, exact: true });
  await register.click();
  const payment = page.getByRole('dialog', { name: 'Complete Payment' });
  expect(payment).toContainText(course.title);
  expect(payment).toContainText(course.description);
  expect(payment).toContainText(`R${course.quote.price}`);
  expect(payment.locator('s')).toContainText(`R${course.quote.was}`);
  expect(payment).toContainText('Free in early access');
  expect(payment.getByRole('button', { name: 'Payment Not Configured' })).toBeDisabled();

  const askedBefore = page.line.asked.length;
  await payment.getByRole('button', { name: 'Take your free early-access place' }).click();
  expect(page.getByText('Registration Successful', { exact: true })).toBeVisible();
  expect(page.line.asked.slice(askedBefore)).toContain('GET /api/courses');
  expect(payment).toHaveCount(0);
  expect(list).toHaveCount(0);
  const { registered } = await page.line.read('GET /api/training');
  expect(registered.map(({ courseId }) => courseId)).toEqual([course.id]);

  await page.getByRole('button', { name: 'Register for Course', exact: true }).click();
  const option = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: course.title }) });
  expect(option).toContainText('Registered');
  await register.click();
  expect(page.getByText('Already Registered', { exact: true })).toBeVisible();
  expect(page.getByText("You're already registered for this course.", { exact: true })).toBeVisible();
  expect(payment).toHaveCount(0);
});

test('a course with lessons still to come is listed apart and is joined at once, without payment', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const courses = await page.line.read('GET /api/courses');
  const course = courses.find(({ lessons, writtenLessons }) => writtenLessons < lessons);
  if (!course) throw new Error('Every course is whole.');
  const list = await openList(page);
  expect(list.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
  await list.getByRole('button', { name: `Register for ${course.title}`, exact: true }).click();
  expect(page.getByText('Registration Successful', { exact: true })).toBeVisible();
  expect(page.getByRole('dialog')).toHaveCount(0);
});

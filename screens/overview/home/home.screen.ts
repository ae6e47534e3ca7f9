import { expect, test } from '../../room/test.ts';

const heading = { name: 'Transform Your Future with AI' } as const;

test('HOME-01 HOME-02 the hero names the promise and leads to the courses', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  await page.goto('/');
  expect(page.getByRole('heading', heading)).toBeVisible();
  expect(page.getByText(/^Dumela, Naledi\. \d+ days in a row\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Explore Courses' }).click();
  expect(page).toHaveURL('/courses');
});

test('the first card leads back into the lesson that was open last', async ({ page, signInAsDemo }) => {
  await signInAsDemo('learner');
  const { courses } = await page.line.read('GET /api/progress/user');
  const [last] = courses
    .filter(
      ({ isEnrolled, completedAt, resumeLessonId }) =>
        isEnrolled && completedAt === null && resumeLessonId !== null,
    )
    .sort((one, other) => String(other.lastAt).localeCompare(String(one.lastAt)));
  if (!last) throw new Error('The demo learner has no lesson to continue.');
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Continue where you left off' });
  expect(card.getByRole('progressbar', { name: 'Your progress' })).toBeVisible();
  await card.getByRole('link', { name: 'Continue' }).click();
  expect(page).toHaveURL(`/course/${last.courseId}/lesson/${last.resumeLessonId}`);
});

test('a new learner is one press from the first lesson, with a place taken on the way', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/');
  expect(page.getByRole('link', { name: 'Find your start' })).toHaveAttribute('href', '/career-assessment');
  expect(page.getByText('Continue where you left off')).toHaveCount(0);
  const [first] = await page.line.read('GET /api/courses/category/:categoryId', '/api/courses/category/1');
  if (!first) throw new Error('The first category has no course.');
  const address = `/api/courses/${first.id}`;
  const { syllabus } = await page.line.read('GET /api/courses/:courseId', address);
  const card = page.getByRole('region', { name: 'Your first lesson' });
  expect(card).toContainText(`Begin with ${first.title}`);
  await card.getByRole('button', { name: 'Start lesson 1' }).click();
  expect(page).toHaveURL(`/course/${first.id}/lesson/${syllabus[0]?.lessons[0]?.id}`);
  expect(page.line.asked).toContain(`POST ${address}/enrolments`);
  const own = await page.line.read('GET /api/courses/:courseId/progress', `${address}/progress`);
  expect(own.isEnrolled).toBe(true);
});

test("a trainer's Home begins with the own sessions, courses and learners, and has no zeros", async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  page.line.answer('GET /api/progress/user', async ({ answer }) => ({ ...(await answer()), courses: [] }));
  const courses = await page.line.read('GET /api/my-courses');
  await page.goto('/');
  const desk = page.getByRole('region', { name: 'Your teaching' });
  for (const title of ['Next sessions', 'Your courses', 'Learners who need attention'])
    expect(desk.getByRole('heading', { name: title })).toBeVisible();
  const [busiest] = courses.toSorted((one, other) => other.learners - one.learners);
  if (!busiest) throw new Error('The demo trainer has no course.');
  expect(desk).toContainText(busiest.title);
  expect(page.getByRole('region', { name: 'Learning analytics' })).toHaveCount(0);
  expect(page.getByRole('region', { name: 'Your first lesson' })).toHaveCount(0);
});

test('administrators see on Home what they look after, learners do not', async ({ page, signInAsDemo }) => {
  await signInAsDemo('admin');
  await page.goto('/');
  const desk = page.getByRole('region', { name: 'Your academy today' });
  expect(desk.getByRole('listitem')).toHaveCount(7);
  for (const [name, href] of [
    [/^Payments/, '/admin/payments'],
    [/^Sponsored places/, '/admin/vouchers'],
  ] as const)
    expect(desk.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(desk).toContainText('Server and database answer.');
  expect(desk).toContainText(/no mail server is set up\./i);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Waiting list/ })
    .click();
  expect(page).toHaveURL('/admin/waitlist');
  // A separate device.
  page.forgetDevice();
  await signInAsDemo('learner');
  await page.goto('/');
  expect(page.getByRole('heading', heading)).toBeVisible();
  expect(page.getByRole('main').getByRole('link', { name: /Waiting list/ })).toHaveCount(0);
});

test('HOME-22 Home shows collections and leads to all of them', async ({ page, signInAsDemo }) => {
  await signInAsDemo('learner');
  await page.goto('/');
  const [first] = await page.line.read('GET /api/collections');
  if (!first) throw new Error('There are no collections.');
  const tile = page.getByRole('link', { name: new RegExp(first.title) });
  expect(tile).toContainText(`${first.itemCount} items`);
  expect(tile).toHaveAttribute('href', `/collections/${first.id}`);
  await page.getByRole('link', { name: 'All Collections' }).click();
  expect(page).toHaveURL('/collections');
});

test('HOME-23 Home, events, collections and help have nothing to fill in, so nothing can be refused', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  for (const path of ['/', '/events', '/collections', '/help']) {
    await page.goto(path);
    expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    expect(page.getByRole('main').locator('form, input, textarea, select'), path).toHaveCount(0);
    expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

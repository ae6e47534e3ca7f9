import { expect, test } from '../fixtures.ts';
import { shownAnswer } from '../shown-answer.ts';
import { readJson, WHOLE_PAGE, watchCalls } from './home-visit.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

test('HOME-01 HOME-02 the hero names the promise and leads to the courses', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Transform Your Future with AI' })).toBeVisible();
  await expect(page.getByText(/^Dumela, Naledi\. \d+ days in a row\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Explore Courses' }).click();
  await expect(page).toHaveURL('/courses');
});

test('the first card leads back into the lesson that was open last', async ({ page, signIn }) => {
  await signIn('learner');
  interface Own {
    courseId: string;
    isEnrolled: boolean;
    completedAt: string | null;
    resumeLessonId: string | null;
    lastAt: string | null;
  }
  const { courses } = await shownAnswer<{ courses: Own[] }>(page, '/api/progress/user', () => page.goto('/'));
  const [last] = courses
    .filter(
      ({ isEnrolled, completedAt, resumeLessonId }) =>
        isEnrolled && completedAt === null && resumeLessonId !== null,
    )
    .sort((one, other) => String(other.lastAt).localeCompare(String(one.lastAt)));
  if (!last) throw new Error('The demo learner has no lesson to continue.');
  const card = page.getByRole('region', { name: 'Continue where you left off' });
  await expect(card.getByRole('progressbar', { name: 'Your progress' })).toBeVisible();
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/course/${last.courseId}/lesson/${last.resumeLessonId}`);
});

test('a new learner is one press from the first lesson, with a place taken on the way', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('learner');
  await page.route('**/api/progress/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), courses: [] } });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Find your start' })).toHaveAttribute(
    'href',
    '/career-assessment',
  );
  await expect(page.getByText('Continue where you left off')).toHaveCount(0);
  const first = (await readJson<{ id: string; title: string }[]>(page, '/api/courses/category/1'))[0];
  const { syllabus } = await readJson<{ syllabus: { lessons: { id: string }[] }[] }>(
    page,
    `/api/courses/${first?.id}`,
  );
  const card = page.getByRole('region', { name: 'Your first lesson' });
  await expect(card).toContainText(`Begin with ${first?.title}`);
  await page.route(`**/api/courses/${first?.id}/progress`, async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, isEnrolled: false, resumeLessonId: null, completedAt: null } });
  });
  const asked: unknown[] = [];
  await page.route(`**/api/courses/${first?.id}/enrolments`, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({
      status: 201,
      json: { courseId: first?.id, enrolledAt: new Date().toISOString() },
    });
  });
  await card.getByRole('button', { name: 'Start lesson 1' }).click();
  await expect(page).toHaveURL(`/course/${first?.id}/lesson/${syllabus[0]?.lessons[0]?.id}`);
  expect(asked).toEqual([{ quoteId: expect.stringMatching(/./) }]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("a trainer's Home begins with the own sessions, courses and learners, and has no zeros", async ({
  page,
  signIn,
}) => {
  await signIn('trainer');
  await page.route('**/api/progress/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), courses: [] } });
  });
  const courses = await shownAnswer<{ title: string; learners: number }[]>(page, '/api/my-courses', () =>
    page.goto('/'),
  );
  const desk = page.getByRole('region', { name: 'Your teaching' });
  for (const title of ['Next sessions', 'Your courses', 'Learners who need attention'])
    await expect(desk.getByRole('heading', { name: title })).toBeVisible();
  const [busiest] = courses.toSorted((one, other) => other.learners - one.learners);
  await expect(desk).toContainText(busiest?.title ?? '');
  await expect(page.getByRole('region', { name: 'Learning analytics' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your first lesson' })).toHaveCount(0);
});

test('a phone shows the whole of Home in about four screens', async ({ page, signIn }) => {
  await signIn('learner');
  await page.setViewportSize({ width: 390, height: 3500 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: /AI for South African Innovation/ })).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3500);
  await page.getByRole('button', { name: 'View all 6 courses' }).click();
  await expect(page.getByRole('heading', { name: 'Python for AI', exact: true })).toBeVisible();
});

test('administrators see on Home what they look after, learners do not', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/');
  const desk = page.getByRole('region', { name: 'Your academy today' });
  await expect(desk.getByRole('listitem')).toHaveCount(7);
  for (const [name, href] of [
    [/^Payments/, '/admin/payments'],
    [/^Sponsored places/, '/admin/vouchers'],
  ] as const)
    await expect(desk.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(desk).toContainText('Server and database answer.');
  await expect(desk).toContainText(/no mail server is set up\./i);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Waiting list/ })
    .click();
  await expect(page).toHaveURL('/admin/waitlist');
  // What the administrator asked for is answered before somebody else is here.
  await page.waitForLoadState('networkidle');
  // A device of their own.
  await page.evaluate('localStorage.clear()');
  await signIn('learner');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Transform Your Future with AI' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Waiting list/ })).toHaveCount(0);
});

test('a phone pays for what it sees: three calls at first, the others when it scrolls', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('learner');
  await page.setViewportSize({ width: 390, height: 844 });
  const calls = watchCalls(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  // On a busy machine the line may be quiet before the page has drawn what asks for the third.
  await expect
    .poll(() => calls.toSorted())
    .toEqual([expect.stringMatching(/^\/api\/courses\/[^/]+$/), '/api/progress/user', '/api/user/analytics']);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/collections'));
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const collection = page.getByRole('link', { name: /AI for South African Innovation/ });
    expect(await collection.isVisible()).toBe(true);
  }).toPass();
  await answered;
});

test('HOME-22 Home shows collections and leads to all of them', async ({ page, signIn }) => {
  await signIn('learner');
  await page.setViewportSize(WHOLE_PAGE);
  await page.goto('/');
  const [first] = await readJson<{ id: string; title: string; itemCount: number }[]>(
    page,
    '/api/collections',
  );
  if (!first) throw new Error('There are no collections.');
  const tile = page.getByRole('link', { name: new RegExp(first.title) });
  await expect(tile).toContainText(`${first.itemCount} items`);
  await expect(tile).toHaveAttribute('href', `/collections/${first.id}`);
  await page.getByRole('link', { name: 'All Collections' }).click();
  await expect(page).toHaveURL('/collections');
});

test('HOME-23 Home, events, collections and help have nothing to fill in, so nothing can be refused', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.setViewportSize(WHOLE_PAGE);
  for (const path of ['/', '/events', '/collections', '/help']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').locator('form, input, textarea, select'), path).toHaveCount(0);
    await expect(page.locator('[data-radix-toast-announce-exclude], [role="alert"]'), path).toHaveCount(0);
  }
});

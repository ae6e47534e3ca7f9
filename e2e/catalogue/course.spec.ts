import type { Page } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';
import { enrolElsewhere, freeCourse, hasSidewaysScroll, isComingSoon, startCourse } from './catalogue.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const panelLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

test('LIB-13 a course shows its promise, outcomes, modules, lessons and people', async ({ page, signIn }) => {
  await signIn('trainer');
  const course = await (await page.request.get('/api/courses/ai-fundamentals')).json();
  await page.goto('/course/ai-fundamentals');
  await expect(page.getByRole('heading', { name: course.title, level: 2 })).toBeVisible();
  await expect(page.getByText(course.promise)).toBeVisible();
  await expect(page.getByText('You can tell a rule-based program from a learned model')).toBeVisible();
  for (const [index, module] of course.syllabus.entries()) {
    const item = page.getByRole('group').filter({ hasText: `${index + 1}. ${module.title}` });
    if (index > 0) await item.getByRole('heading', { name: module.title }).click();
    for (const lesson of module.lessons) await expect(item.getByText(lesson.title).first()).toBeVisible();
  }
  await expect(page.getByText('Free preview', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Johan van Wyk', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'AI Engineer' })).toHaveAttribute(
    'href',
    '/careers/ai-engineer',
  );
});

test("LIB-13 a course shows the learner's own progress and leads on", async ({
  page,
  signInAsNew,
  baseURL,
}) => {
  await signInAsNew('Refilwe Places');
  await startCourse(page, baseURL ?? '', 'ai-fundamentals');
  const state = await (await page.request.get('/api/courses/ai-fundamentals/progress')).json();
  await page.goto('/course/ai-fundamentals');
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
    'aria-valuetext',
    `${state.percent}%`,
  );
  await expect(panelLink(page, 'Continue')).toHaveAttribute(
    'href',
    `/course/ai-fundamentals/lesson/${state.resumeLessonId}`,
  );
  await expect(page.getByText(/^In progress · \d+ min/)).toBeVisible();
  await expect(page.getByRole('img', { name: /\d of \d lessons completed/ }).first()).toBeVisible();
});

test('LIB-13 enrolling tells of its beginning and, two seconds later, of its success', {
  tag: '@journey',
}, async ({ page, signInAsNew }) => {
  await signInAsNew('Refilwe Places');
  const course = await freeCourse(page, (one) => !isComingSoon(one));
  await page.goto(`/course/${course.id}`);
  const button = page.getByRole('button', { name: 'Enroll', exact: true });
  await expect(button).toBeVisible();
  // The page learns late of the place, so that a double click finds the button again after the answer.
  let show = () => {};
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(`**/api/courses/${course.id}/progress`, async (route) => {
    await shown;
    await route.continue();
  });
  const startedAt = Date.now();
  await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'POST'), button.click()]);
  await button.click();
  show();
  await expect(page.getByText('Enrollment Initiated', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      new RegExp(
        `^Starting enrollment for "${course.title}" at R\\d+\\. You'll be redirected to the payment portal\\.$`,
      ),
    ),
  ).toBeVisible();
  await expect(page.getByText('In early access we skip that step: your place is free.')).toBeVisible();
  await expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThan(1500);
  await expect(
    page.getByText(
      `Welcome to "${course.title}"! Check your email for course details and access instructions.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expect(panelLink(page, 'Start course')).toHaveAttribute(
    'href',
    new RegExp(`^/course/${course.id}/lesson/`),
  );
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
    'aria-valuetext',
    '0%',
  );
});

test('LIB-13 a course with lessons still to come says how much is open, and charges nothing', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('Refilwe Places');
  const course = await freeCourse(page, isComingSoon);
  await page.goto(`/course/${course.id}`);
  await expect(
    page.getByText(/lessons open, the .* coming soon\. Join early for free: you pay nothing/),
  ).toBeVisible();
  await expect(page.getByText(/^Coming soon/).first()).toBeAttached();
  await page.getByRole('button', { name: 'Join early' }).click();
  await expect(page.getByText(`Saving you a place in “${course.title}”.`)).toBeVisible();
  await expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  await page.goto('/courses');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: course.title, exact: true }) }),
  ).toContainText('Enrolled');
});

test('a refused enrolment shows the sentence of the server, and what is true now', async ({
  page,
  signInAsNew,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await signInAsNew('Refilwe Places');
  const course = await freeCourse(page, isComingSoon);
  await page.goto(`/course/${course.id}`);
  const button = page.getByRole('button', { name: 'Join early' });
  await expect(button).toBeVisible();
  expect(await enrolElsewhere(page, baseURL ?? '', course.id)).toBe(201);
  await button.click();
  await expect(page.getByText("You're already registered for this course.")).toBeVisible();
  await expect(panelLink(page, 'Start course')).toBeVisible();
  await expect(page.getByText('Enrollment Successful!')).toHaveCount(0);
});

test('a price that has changed meanwhile is shown, and asked about again', async ({
  page,
  signInAsNew,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await signInAsNew('Refilwe Places');
  const course = await freeCourse(page, isComingSoon);
  const path = `**/api/courses/${course.id}`;
  await page.route(path, async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, quote: { ...json.quote, id: 'yesterdays', price: 1 } } });
  });
  await page.goto(`/course/${course.id}`);
  const join = page.getByRole('button', { name: 'Join early' });
  await expect(page.getByText('Now R1', { exact: true })).toBeVisible();
  await page.unroute(path);
  await join.click();
  await expect(page.getByText('The price has changed', { exact: true })).toBeVisible();
  await expect(page.getByText('Now R1', { exact: true })).toHaveCount(0);
  await join.click();
  await expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
});

test('LIB-13 a completed course offers a review, and a prerequisite says its state', async ({
  page,
  signInAsNew,
  baseURL,
}) => {
  await signInAsNew('Refilwe Places');
  await startCourse(page, baseURL ?? '', 'ai-fundamentals');
  await page.route('**/api/courses/python-for-ai/progress', async (route) => {
    const answer = await route.fetch();
    const json = {
      ...(await answer.json()),
      isEnrolled: true,
      percent: 100,
      completedAt: '2026-11-01T10:00:00.000Z',
    };
    await route.fulfill({ json });
  });
  await page.goto('/course/python-for-ai');
  await expect(panelLink(page, 'Review')).toBeVisible();
  const prerequisite = page.getByRole('link', { name: /^AI Fundamentals/ });
  await expect(prerequisite).toHaveAttribute('href', '/course/ai-fundamentals');
  await expect(prerequisite).toContainText(/In progress, \d+%/);
  await prerequisite.click();
  await expect(page.getByRole('heading', { name: 'AI Fundamentals', level: 2 })).toBeVisible();
});

test('LIB-13 an unknown course says so and leads to the catalogue', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/);
  await signIn('learner');
  await page.goto('/course/basket-weaving');
  await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
  await expect(page.getByText('We can’t find this course.')).toBeVisible();
  await axe(page, 'unknown course');
  await page.getByRole('link', { name: 'See all courses' }).click();
  await expect(page).toHaveURL('/courses');
});

test('a course breaks no rule of WCAG 2.2 AA and fits the narrowest phone', async ({ page, signIn }) => {
  test.slow();
  await signIn('learner');
  await page.goto('/course/language-technology');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 720 });
  for (const id of ['language-technology', 'ai-for-small-business']) {
    await page.goto(`/course/${id}`);
    await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeVisible();
    expect(await hasSidewaysScroll(page), id).toBe(false);
  }
});

import { formatRand } from '@academy/domain/kernel';
import { vi } from 'vitest';
import { academy, newPerson } from '../../room/academy.ts';
import { expect, type Page, test } from '../../room/test.ts';
import { courseLike, courseOf, enrolElsewhere, isComingSoon, startCourse } from './catalogue.ts';

const panelLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

test('LIB-13 a course shows its promise, outcomes, modules, lessons and people', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('trainer');
  const course = await courseOf(page, 'ai-fundamentals');
  await page.goto('/course/ai-fundamentals');
  expect(page.getByRole('heading', { name: course.title, level: 2 })).toBeVisible();
  expect(page.getByText(course.promise)).toBeVisible();
  expect(page.getByText('You can tell a rule-based program from a learned model')).toBeVisible();
  for (const [index, module] of course.syllabus.entries()) {
    const item = page.getByRole('group').filter({ hasText: `${index + 1}. ${module.title}` });
    if (index > 0) await item.getByRole('heading', { name: module.title }).click();
    for (const lesson of module.lessons) expect(item.getByText(lesson.title).first()).toBeVisible();
  }
  expect(page.getByText('Free preview', { exact: true }).first()).toBeVisible();
  expect(page.getByRole('main').getByText('Johan van Wyk', { exact: true })).toBeVisible();
  expect(page.getByRole('link', { name: 'AI Engineer' })).toHaveAttribute('href', '/careers/ai-engineer');
});

test("LIB-13 a course shows the learner's own progress and leads on", async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await startCourse(page, 'ai-fundamentals');
  const state = await page.line.read(
    'GET /api/courses/:courseId/progress',
    '/api/courses/ai-fundamentals/progress',
  );
  await page.goto('/course/ai-fundamentals');
  expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
    'aria-valuetext',
    `${state.percent}%`,
  );
  expect(panelLink(page, 'Continue')).toHaveAttribute(
    'href',
    `/course/ai-fundamentals/lesson/${state.resumeLessonId}`,
  );
  expect(page.getByText(/^In progress · \d+ min/)).toBeVisible();
  expect(page.getByRole('img', { name: /\d of \d lessons completed/ }).first()).toBeVisible();
});

test('LIB-13 enrolling tells of its beginning and, two seconds later, of its success', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const course = await courseLike(page, (one) => !isComingSoon(one));
  await page.goto(`/course/${course.id}`);
  const button = page.getByRole('button', { name: 'Enroll', exact: true });
  // However long the machine takes for the clicks: the two seconds are on the page's clock.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  // The page learns late about the place, so that a double click hits the button again after the response.
  const shown = page.line.hold('GET /api/courses/:courseId/progress');
  await button.click();
  await button.click();
  await shown.release();
  expect(page.line.asked.filter((call) => call.endsWith('/enrolments'))).toHaveLength(1);
  expect(page.getByText('Enrollment Initiated', { exact: true })).toBeVisible();
  expect(
    page.getByText(
      new RegExp(
        `^Starting enrollment for "${course.title}" at R\\d+\\. You'll be redirected to the payment portal\\.$`,
      ),
    ),
  ).toBeVisible();
  expect(page.getByText('In early access we skip that step: your place is free.')).toBeVisible();
  expect(page.getByText('Enrollment Successful!', { exact: true })).toHaveCount(0);
  await page.clock.runFor(2000);
  expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  expect(
    page.getByText(
      `Welcome to "${course.title}"! Check your email for course details and access instructions.`,
      { exact: true },
    ),
  ).toBeVisible();
  expect(panelLink(page, 'Start course')).toHaveAttribute(
    'href',
    new RegExp(`^/course/${course.id}/lesson/`),
  );
  expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute('aria-valuetext', '0%');
});

test('LIB-13 a course with lessons still to come says how much is open, and charges nothing', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const course = await courseLike(page, isComingSoon);
  await page.goto(`/course/${course.id}`);
  expect(
    page.getByText(/lessons open, the .* coming soon\. Join early for free: you pay nothing/),
  ).toBeVisible();
  expect(page.getByText(/^Coming soon/).count()).toBeGreaterThan(0);
  expect(page.getByText('Free to join early', { exact: true })).toBeVisible();
  expect(page.getByText(`${course.hours} hours planned`, { exact: true })).toBeVisible();
  expect(page.getByRole('main')).not.toContainText(formatRand(course.quote.was));
  await page.getByRole('button', { name: 'Join early' }).click();
  expect(page.getByText(`Saving you a place in “${course.title}”.`)).toBeVisible();
  await page.clock.runFor(2000);
  expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
  await page.goto('/courses');
  expect(
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: course.title, exact: true }) }),
  ).toContainText('Enrolled');
});

test('a refused enrolment shows the sentence of the server, and what is true now', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const course = await courseLike(page, isComingSoon);
  await page.goto(`/course/${course.id}`);
  const button = page.getByRole('button', { name: 'Join early' });
  await enrolElsewhere(page, course.id);
  await button.click();
  expect(page.getByText("You're already registered for this course.")).toBeVisible();
  expect(panelLink(page, 'Start course')).toBeVisible();
  await page.clock.runFor(2000);
  expect(page.getByText('Enrollment Successful!')).toHaveCount(0);
});

test('a price that has changed meanwhile is shown, and asked about again', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  const course = await courseLike(page, (one) => !isComingSoon(one));
  page.line.answer('GET /api/courses/:courseId', async ({ answer }) => {
    const real = await answer();
    return { ...real, quote: { ...real.quote, id: 'yesterdays', price: 1 } };
  });
  await page.goto(`/course/${course.id}`);
  const join = page.getByRole('button', { name: 'Enroll' });
  expect(page.getByText('Now R1', { exact: true })).toBeVisible();
  page.line.mend('GET /api/courses/:courseId');
  await join.click();
  expect(page.getByText('The price has changed', { exact: true })).toBeVisible();
  expect(page.getByText('Now R1', { exact: true })).toHaveCount(0);
  await join.click();
  await page.clock.runFor(2000);
  expect(page.getByText('Enrollment Successful!', { exact: true })).toBeVisible();
});

test('LIB-13 a completed course offers a review, and a prerequisite says its state', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await startCourse(page, 'ai-fundamentals');
  page.line.answer('GET /api/courses/:courseId/progress', async ({ answer }) => {
    const real = await answer();
    if (real.courseId !== 'python-for-ai') return real;
    return { ...real, isEnrolled: true, percent: 100, completedAt: '2026-11-01T10:00:00.000Z' };
  });
  await page.goto('/course/python-for-ai');
  expect(panelLink(page, 'Review')).toBeVisible();
  const prerequisite = page.getByRole('link', { name: /^AI Fundamentals/ });
  expect(prerequisite).toHaveAttribute('href', '/course/ai-fundamentals');
  expect(prerequisite).toContainText(/In progress, \d+%/);
  await prerequisite.click();
  expect(page.getByRole('heading', { name: 'AI Fundamentals', level: 2 })).toBeVisible();
});

test('LIB-13 an unknown course says so and leads to the catalogue', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await page.goto('/course/basket-weaving');
  expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
  expect(page.getByText('We can’t find this course.')).toBeVisible();
  await page.getByRole('link', { name: 'See all courses' }).click();
  expect(page).toHaveURL('/courses');
});

test('a course that has been archived offers no place and no price', async ({ page, signInAsNew }) => {
  const { cookie } = await newPerson('administrator');
  const archive = async (isArchived: boolean) =>
    (await academy()).app.inject({
      method: 'PUT',
      url: '/api/admin/content/courses/data-visualisation/archive',
      headers: { cookie },
      payload: { isArchived },
    });
  await signInAsNew('learner');
  await archive(true);
  try {
    await page.goto('/course/data-visualisation');
    expect(page.getByText('This course is no longer offered.')).toBeVisible();
    expect(page.getByText('No longer offered', { exact: true })).toBeVisible();
    expect(page.getByRole('main').getByRole('button', { name: 'Enroll' })).toHaveCount(0);
  } finally {
    await archive(false);
  }
});

import { enrolElsewhere } from '../../catalogue/courses/catalogue.ts';
import { expect, test } from '../../room/test.ts';

test('hours and a goal become a plan on Learning Path, which Home shows, and which can be dropped', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await enrolElsewhere(page, 'ai-fundamentals');
  await page.goto('/learning-path');
  const section = page.getByRole('region', { name: 'Study plan' });
  const hours = section.getByLabel('Hours a week');
  await hours.fill('0');
  await section.getByRole('button', { name: 'Make my plan' }).click();
  expect(section.getByText('Please enter between half an hour and 40 hours.')).toBeVisible();
  await hours.fill('4');
  await section.getByRole('button', { name: 'Make my plan' }).click();
  expect(section).toContainText('All my courses, 4 hours a week');
  const { plan } = await page.line.read('GET /api/study-plan');
  expect(plan).toMatchObject({ hoursPerWeek: 4, courseId: null });
  for (const { title } of plan?.modules ?? []) expect(section).toContainText(title);
  const [lesson] = plan?.thisWeek ?? [];
  expect(section.getByRole('link', { name: lesson?.title ?? 'a lesson' })).toHaveAttribute(
    'href',
    lesson?.href ?? '',
  );
  await page.goto('/');
  expect(page.getByRole('region', { name: 'This week' })).toContainText(lesson?.title ?? 'a lesson');
  await page.getByRole('link', { name: 'Your study plan' }).click();
  await section.getByRole('button', { name: 'Delete the plan' }).click();
  expect(section.getByRole('button', { name: 'Make my plan' })).toBeVisible();
  expect(await page.line.read('GET /api/study-plan')).toEqual({ plan: null });
});

test('a plan says how far behind its promise it is, and when each module ends', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  page.line.answer('GET /api/study-plan', () => ({
    plan: {
      courseId: null,
      courseTitle: null,
      hoursPerWeek: 4,
      promisedOn: '2026-12-20',
      endsOn: '2026-12-24',
      pace: { kind: 'behind', days: 4 },
      thisWeek: [{ title: 'What AI is', href: '/course/ai-fundamentals/lesson/af-what-ai-is', minutes: 15 }],
      modules: [
        { id: 'a', title: 'First ideas', courseTitle: 'AI Fundamentals', minutes: 90, endsOn: '2026-11-20' },
        { id: 'b', title: 'Data', courseTitle: 'AI Fundamentals', minutes: 90, endsOn: '2026-12-24' },
      ],
    },
  }));
  await page.goto('/learning-path');
  const section = page.getByRole('region', { name: 'Study plan' });
  expect(section).toContainText('Thursday 24 December, 4 days later than planned');
  expect(section.getByText('Friday 20 November')).toBeVisible();
});

test('the plan that the assistant proposed is in the form, and is saved with one press', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await enrolElsewhere(page, 'ai-fundamentals');
  await page.goto('/learning-path?hours=2.5&course=ai-fundamentals');
  const section = page.getByRole('region', { name: 'Study plan' });
  expect(section.getByLabel('Hours a week')).toHaveValue('2.5');
  expect(section.getByLabel('What would you like to complete?')).toHaveValue('ai-fundamentals');
  expect(await page.line.read('GET /api/study-plan')).toEqual({ plan: null });
  await section.getByRole('button', { name: 'Make my plan' }).click();
  expect(section).toContainText('AI Fundamentals, 2.5 hours a week');
  const { plan } = await page.line.read('GET /api/study-plan');
  expect(plan).toMatchObject({ hoursPerWeek: 2.5, courseId: 'ai-fundamentals' });
});

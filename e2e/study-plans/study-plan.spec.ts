import { axe, expect, test } from '../fixtures.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });

const PLAN = {
  courseId: null,
  courseTitle: null,
  hoursPerWeek: 4,
  promisedOn: '2026-12-20',
  endsOn: '2026-12-24',
  pace: { kind: 'behind', days: 4 },
  thisWeek: [{ title: 'What AI is', href: '/course/ai-foundations/lesson/af-what-ai-is', minutes: 15 }],
  modules: [
    { id: 'a', title: 'First ideas', courseTitle: 'AI Fundamentals', minutes: 90, endsOn: '2026-11-20' },
    { id: 'b', title: 'Data', courseTitle: 'AI Fundamentals', minutes: 90, endsOn: '2026-12-24' },
  ],
};

test('hours and a goal become a plan on Learning Path, which Home shows, and which can be dropped', {
  tag: '@journey',
}, async ({ page, signIn }) => {
  await signIn('learner');
  // Kept away from the shared learner, whose Home other tests look at.
  let plan: object | null = null;
  const sent: unknown[] = [];
  await page.route('**/api/study-plan', (route) => {
    const method = route.request().method();
    if (method === 'GET') return route.fulfill({ json: { plan } });
    if (method === 'PUT') sent.push(route.request().postDataJSON());
    plan = method === 'PUT' ? PLAN : null;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/learning-path');
  const section = page.getByRole('region', { name: 'Study plan' });
  const hours = section.getByLabel('Hours a week');
  await hours.fill('0');
  await section.getByRole('button', { name: 'Make my plan' }).click();
  await expect(section.getByText('Please enter between half an hour and 40 hours.')).toBeVisible();
  await hours.fill('4');
  await section.getByRole('button', { name: 'Make my plan' }).click();
  await expect(section).toContainText('All my courses, 4 hours a week');
  expect(sent).toEqual([{ hoursPerWeek: 4, courseId: null }]);
  await expect(section).toContainText('Thursday 24 December, 4 days later than planned');
  await expect(section.getByRole('link', { name: 'What AI is' })).toBeVisible();
  await expect(section.getByText('Friday 20 November')).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`localStorage.setItem('theme', '${theme}')`);
    await page.reload({ waitUntil: 'networkidle' });
    await section.scrollIntoViewIfNeeded();
    await axe(page, `plan, ${theme} theme`);
  }
  await page.goto('/');
  await page.getByRole('link', { name: /^Leaderboard/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('region', { name: 'This week' })).toContainText('What AI is');
  await page.getByRole('link', { name: 'Your study plan' }).click();
  await section.getByRole('button', { name: 'Delete the plan' }).click();
  await expect(section.getByRole('button', { name: 'Make my plan' })).toBeVisible();
});

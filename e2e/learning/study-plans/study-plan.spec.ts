import { axe, expect, test } from '../../fixtures.ts';

// The product's service worker would hide requests from the routes of these tests.
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

test('the study plan breaks no rule of WCAG 2.2 AA in either theme, and Home shows it at its place', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  // Not with the shared learner, whose Home other tests check.
  await page.route('**/api/study-plan', (route) => route.fulfill({ json: { plan: PLAN } }));
  await page.goto('/learning-path');
  const section = page.getByRole('region', { name: 'Study plan' });
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
});

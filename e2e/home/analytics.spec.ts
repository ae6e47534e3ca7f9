import { expect, test } from '../fixtures.ts';
import { shownAnswer } from '../shown-answer.ts';
import { changeAnswer, WHOLE_PAGE } from './home-visit.ts';

test.use({ serviceWorkers: 'block', viewport: WHOLE_PAGE });

interface Analytics {
  coursesCompleted: number;
  totalCourses: number;
  studyHours: number;
  averageScore: number;
  streak: number;
  skillsAcquired: string[];
  weeklyProgress: { week: string; hours: number; completion: number }[];
}

test.beforeEach(async ({ signIn }) => signIn('learner'));

test("HOME-03 HOME-10 the analytics show the learner's own figures", async ({ page }) => {
  const figures = await shownAnswer<Analytics>(page, '/api/user/analytics', () => page.goto('/'));
  const panel = page.getByRole('region', { name: 'Learning analytics' });
  const cardOf = (label: string) => panel.locator('dl > div').filter({ hasText: label });
  const percent = Math.round((figures.coursesCompleted / figures.totalCourses) * 100);
  await expect(cardOf('Course Progress')).toContainText(`${percent}%`);
  await expect(cardOf('Study Hours')).toContainText(String(figures.studyHours));
  await expect(cardOf('Average Score')).toContainText(`${figures.averageScore}%`);
  await expect(cardOf('Learning Streak')).toContainText(`${figures.streak} days`);
});

test('HOME-04 HOME-05 skills are chips, and every week has its bar', async ({ page }) => {
  const { skillsAcquired, weeklyProgress } = await shownAnswer<Analytics>(page, '/api/user/analytics', () =>
    page.goto('/'),
  );
  const skills = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Skills Acquired' }) });
  await expect(skills.last().getByRole('listitem')).toHaveText(skillsAcquired);
  const bars = page.locator('[data-week]');
  await expect(bars).toHaveCount(weeklyProgress.length);
  for (const [index, { week, hours }] of weeklyProgress.entries())
    await expect(bars.nth(index)).toHaveText(`${hours}${week}`);
  const heights = await bars.evaluateAll((all) =>
    all.map((bar) => bar.querySelector('[style]')?.clientHeight ?? 0),
  );
  const longest = Math.max(...weeklyProgress.map(({ hours }) => hours));
  expect(heights.indexOf(Math.max(...heights))).toBe(
    weeklyProgress.findIndex(({ hours }) => hours === longest),
  );
});

test('HOME-06 the insight claims a velocity increase of 23% for the demo learner', async ({ page }) => {
  await page.goto('/');
  const insight = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'AI Learning Insights' }) })
    .last();
  await expect(insight).toContainText(/velocity increased by 23%/);
});

test('HOME-06 HOME-08 a new account sees zeros, no skills and a sentence without figures', async ({
  page,
}) => {
  await changeAnswer<Analytics>(page, '/api/user/analytics', ({ weeklyProgress }) => ({
    coursesCompleted: 0,
    totalCourses: 0,
    studyHours: 0,
    averageScore: 0,
    streak: 0,
    skillsAcquired: [],
    weeklyProgress: weeklyProgress.map(({ week }) => ({ week, hours: 0, completion: 0 })),
  }));
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Learning analytics' });
  await expect(panel.locator('dd')).toHaveText(['0%', '0', '0%', '0 days']);
  await expect(panel.getByText('Your first skill appears here')).toBeVisible();
  const insight = panel.getByText('Your insights start with your first lesson.');
  await expect(insight).toBeVisible();
  expect(await insight.textContent()).not.toMatch(/\d/);
});

test('figures that do not load claim nothing and can be asked for again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route('**/api/user/analytics', (route) => route.fulfill({ status: 503, body: 'Resting.' }));
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Learning analytics' });
  await expect(panel.getByText('We could not load your figures.')).toBeVisible();
  await page.unroute('**/api/user/analytics');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('Study Hours')).toBeVisible();
});

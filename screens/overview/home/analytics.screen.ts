import { expect, type Page, test } from '../../room/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Learning analytics' });

test.beforeEach(async ({ signInAsDemo }) => signInAsDemo('learner'));

test("HOME-03 HOME-10 the analytics show the learner's own figures", async ({ page }) => {
  const figures = await page.line.read('GET /api/user/analytics');
  await page.goto('/');
  const cardOf = (label: string) => panel(page).locator('dl > div').filter({ hasText: label });
  const percent = Math.round((figures.coursesCompleted / figures.totalCourses) * 100);
  expect(cardOf('Course Progress')).toContainText(`${percent}%`);
  expect(cardOf('Study Hours')).toContainText(String(figures.studyHours));
  expect(cardOf('Average Score')).toContainText(`${figures.averageScore}%`);
  expect(cardOf('Learning Streak')).toContainText(`${figures.streak} days`);
});

test('HOME-04 HOME-05 skills are chips, and every week has its bar', async ({ page }) => {
  const { skillsAcquired, weeklyProgress } = await page.line.read('GET /api/user/analytics');
  expect(skillsAcquired).not.toEqual([]);
  await page.goto('/');
  const skills = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Skills Acquired' }) });
  expect(skills.last().getByRole('listitem')).toHaveText(skillsAcquired);
  expect(page.locator('[data-week]')).toHaveText(weeklyProgress.map(({ week, hours }) => `${hours}${week}`));
});

test('HOME-06 the insight claims a velocity increase of 23% for the demo learner', async ({ page }) => {
  await page.goto('/');
  const insight = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'AI Learning Insights' }) })
    .last();
  expect(insight).toContainText(/velocity increased by 23%/);
});

test('HOME-06 HOME-08 a new account sees zeros, no skills and a sentence without figures', async ({
  page,
}) => {
  page.line.answer('GET /api/user/analytics', async ({ answer }) => {
    const analytics = await answer();
    return {
      ...analytics,
      coursesCompleted: 0,
      totalCourses: 0,
      studyHours: 0,
      averageScore: 0,
      streak: 0,
      skillsAcquired: [],
      weeklyProgress: analytics.weeklyProgress.map((week) => ({ ...week, hours: 0, completion: 0 })),
    };
  });
  await page.goto('/');
  expect(panel(page).locator('dd')).toHaveText(['0%', '0', '0%', '0 days']);
  expect(panel(page).getByText('Your first skill appears here')).toBeVisible();
  const insight = panel(page).getByText('Your insights start with your first lesson.');
  expect(insight).toBeVisible();
  expect(insight.textContent()).not.toMatch(/\d/);
});

test('figures that do not load claim nothing and can be asked for again', async ({ page }) => {
  page.line.fail('GET /api/user/analytics', 503);
  await page.goto('/');
  expect(panel(page).getByText('We could not load your figures.')).toBeVisible();
  page.line.mend('GET /api/user/analytics');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  expect(panel(page).getByText('Study Hours')).toBeVisible();
});

import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';
import { openTraining } from './training.ts';

test.use({ serviceWorkers: 'block' });

test('TRAIN-01 the hub opens on the dashboard and switches to the calendar and back', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.goto('/training');
  await expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Learning Streak' })).toBeVisible();
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming sessions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Learning Streak' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Learning Streak' })).toBeVisible();
});

test('TRAIN-02 TRAIN-03 figures and streak are those of the server', async ({ page, signIn }) => {
  await signIn('learner');
  const training = await openTraining(page);
  const figures: [string, string][] = [
    ['Active Courses', `${training.activeCourses}`],
    ['Completed', `${training.completed}`],
    ['Study Hours', `${training.studyHours}`],
    ['Current Streak', `${training.currentStreak} days`],
    ['Achievements', `${training.achievementsUnlocked}`],
  ];
  const list = page.locator('dl').filter({ hasText: 'Active Courses' });
  for (const [label, value] of figures)
    await expect(list.locator('div', { has: page.getByText(label, { exact: true }) })).toHaveText(
      `${label}${value}`,
    );
  const { current, longest, weeklyProgress } = training.streak;
  const card = page.getByRole('region', { name: 'Learning Streak' });
  await expect(card).toContainText(`Longest ${longest} days`);
  await expect(card).toContainText(`${current}days in a row`);
  await expect(card).toContainText(`Weekly goal: ${weeklyProgress} of 5 days`);
  await expect(card).toContainText('Great consistency');
});

test('TRAIN-13 TRAIN-14 the first three achievements show, and all of them are a click away', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  const { achievements } = await openTraining(page);
  const card = page.getByRole('region', { name: 'Achievements' });
  await expect(card.getByRole('listitem')).toHaveCount(3);
  for (const { title } of achievements.slice(0, 3)) await expect(card.getByText(title)).toBeVisible();
  await card.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/achievements$/);
});

test('TRAIN-19 a new achievement is told once', async ({ page, signIn }) => {
  await signIn('trainer');
  let answers = 0;
  await page.route('**/api/training', async (route) => {
    const json = await (await route.fetch()).json();
    answers += 1;
    await route.fulfill({ json: { ...json, newlyUnlocked: answers === 1 ? [3] : [] } });
  });
  await page.goto('/training');
  await expect(page.getByText('Achievement Unlocked', { exact: true })).toBeVisible();
  await expect(page.getByText('You have earned AI Explorer.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Achievement Unlocked')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Calendar' }).click();
  const second = page.waitForResponse('**/api/training');
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  await second;
  await expect(page.getByRole('heading', { name: 'Learning Streak' })).toBeVisible();
  await expect(page.getByText('Achievement Unlocked')).toHaveCount(0);
});

test('whoever has no course under way is led to the courses', async ({ page, signIn }) => {
  await signIn('trainer');
  await page.route('**/api/progress/user', async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), courses: [] } });
  });
  await page.goto('/training');
  const card = page.getByRole('region', { name: 'Current Progress' });
  await expect(card).toContainText('You have no course on the go.');
  await expect(card.getByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/courses');
});

test('the dashboard is accessible in both themes, and narrow phones scroll one way only', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.goto('/training');
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  expect(await page.evaluate(isWide)).toBe(false);
});

test('API-21 a hub that does not load shows no error, and can be asked for again', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource/);
  await signIn('learner');
  let isDown = true;
  await page.route('**/api/training', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/training');
  await expect(page.getByText('We could not load your training.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Learning Streak' })).toBeVisible();
});

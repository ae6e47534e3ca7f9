import { expect, test } from '../../room/test.ts';

test('TRAIN-01 the hub opens on the dashboard and switches to the calendar and back', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  await page.goto('/training');
  expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
  expect(page.getByRole('heading', { name: 'Learning Streak' })).toBeVisible();
  await page.getByRole('tab', { name: 'Calendar' }).click();
  expect(page.getByRole('heading', { name: 'Upcoming sessions' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Learning Streak' })).toHaveCount(0);
  await page.goBack();
  expect(page.getByRole('heading', { name: 'Learning Streak' })).toBeVisible();
});

test('TRAIN-02 TRAIN-03 figures and streak are those of the server', async ({ page, signInAsDemo }) => {
  await signInAsDemo('learner');
  const training = await page.line.read('GET /api/training');
  await page.goto('/training');
  const figures: [string, string][] = [
    ['Active Courses', `${training.activeCourses}`],
    ['Completed', `${training.completed}`],
    ['Study Hours', `${training.studyHours}`],
    ['Current Streak', `${training.currentStreak} days`],
    ['Achievements', `${training.achievementsUnlocked}`],
  ];
  const list = page.locator('dl').filter({ hasText: 'Active Courses' });
  for (const [label, value] of figures)
    expect(list.locator('div').filter({ has: page.getByText(label, { exact: true }) })).toHaveText(
      `${label}${value}`,
    );
  const { current, longest, weeklyProgress } = training.streak;
  const card = page.getByRole('region', { name: 'Learning Streak' });
  expect(card).toContainText(`Longest ${longest} days`);
  expect(card).toContainText(`${current}days in a row`);
  expect(card).toContainText(`Weekly goal: ${weeklyProgress} of 5 days`);
  expect(card).toContainText('Great consistency');
});

test('TRAIN-13 TRAIN-14 the first three achievements show, and all of them are a click away', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const { achievements } = await page.line.read('GET /api/training');
  await page.goto('/training');
  const card = page.getByRole('region', { name: 'Achievements' });
  expect(card.getByRole('listitem')).toHaveCount(3);
  for (const { title } of achievements.slice(0, 3)) expect(card.getByText(title)).toBeVisible();
  await card.getByRole('link', { name: 'View All' }).click();
  expect(page.address()).toBe('/achievements');
});

test('TRAIN-19 a new achievement is told once', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  let answers = 0;
  page.line.answer('GET /api/training', async ({ answer }) => {
    answers += 1;
    return { ...(await answer()), newlyUnlocked: answers === 1 ? [3] : [] };
  });
  await page.goto('/training');
  expect(page.getByText('Achievement Unlocked', { exact: true })).toBeVisible();
  expect(page.getByText('You have earned AI Explorer.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(page.getByText('Achievement Unlocked')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.getByRole('tab', { name: 'Dashboard' }).click();
  expect(answers).toBe(2);
  expect(page.getByRole('heading', { name: 'Learning Streak' })).toBeVisible();
  expect(page.getByText('Achievement Unlocked')).toHaveCount(0);
});

test('a learner without a course is led to the courses', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  await page.goto('/training');
  const card = page.getByRole('region', { name: 'Current Progress' });
  expect(card).toContainText('You have no course on the go.');
  expect(card.getByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/courses');
});

test('API-21 a hub that does not load shows no error, and can be asked for again', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  page.line.lose('GET /api/training');
  await page.goto('/training');
  expect(page.getByText('We could not load your training.')).toBeVisible();
  expect(page.getByRole('alert')).toHaveCount(0);
  page.line.mend('GET /api/training');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(page.getByRole('heading', { name: 'Learning Streak' })).toBeVisible();
});

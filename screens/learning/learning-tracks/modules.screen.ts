import { expect, test } from '../../room/test.ts';
import { everyStatus } from './sample-tracks.ts';
import { figure, nodeCard, stubTracks } from './stub-tracks.ts';

test.beforeEach(async ({ signInAsDemo }) => void (await signInAsDemo('learner')));

test('PATH-01 PATH-03 PATH-08 the path has its title, the mean of its tracks and the count of badges', async ({
  page,
}) => {
  const tracks = await page.line.read('GET /api/learning-tracks');
  const badges = await page.line.read('GET /api/achievements/user/details');
  await page.goto('/learning-path');
  expect(page.getByRole('heading', { name: 'Your Learning Path' })).toBeVisible();
  const mean = Math.round(tracks.reduce((sum, { totalProgress }) => sum + totalProgress, 0) / tracks.length);
  expect(figure(page, 'Overall progress')).toHaveText(`${mean}%`);
  expect(figure(page, 'Badges earned')).toHaveText(`${badges.length}`);
});

test('PATH-04 PATH-09 three tracks can be chosen, and the hours change with the choice', async ({ page }) => {
  const tracks = await page.line.read('GET /api/learning-tracks');
  await page.goto('/learning-path');
  const choices = page.getByRole('group', { name: 'Track', exact: true }).getByRole('radio');
  expect(choices).toHaveCount(3);
  for (const [place, track] of tracks.entries()) {
    expect(choices.nth(place)).toHaveValue(
      ['foundations', 'machine-learning', 'specialization'][place] ?? '',
    );
    await choices.nth(place).check();
    expect(figure(page, 'Learning hours')).toHaveText(`${track.completedHours}/${track.totalHours}`);
    for (const { title } of track.nodes) expect(nodeCard(page, title)).toBeVisible();
  }
  await page.reload();
  expect(choices.nth(2)).toBeChecked();
});

test('PATH-02 a toggle switches between tree and timeline', async ({ page }) => {
  stubTracks(page, everyStatus);
  await page.goto('/learning-path');
  expect(page.getByRole('radio', { name: 'Tree' })).toBeChecked();
  expect(page.getByText('Hours 0 to 10 of 40')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Timeline' }).check();
  expect(nodeCard(page, 'First')).toContainText('Hours 0 to 10 of 40');
  expect(nodeCard(page, 'Second')).toContainText('Hours 10 to 20 of 40');
  await page.getByRole('radio', { name: 'Tree' }).check();
  expect(nodeCard(page, 'First')).toContainText('Course · 10 hours');
});

test('PATH-13 the tabs are Modules, shown first, and Visualization', async ({ page }) => {
  await page.goto('/learning-path');
  expect(page.getByRole('tab')).toHaveText(['Modules', 'Visualization']);
  expect(page.getByRole('tab', { name: 'Modules' })).toHaveAttribute('aria-selected', 'true');
});

test('PATH-16 PATH-17 PATH-18 a button starts, continues or reviews; locked nodes have none', async ({
  page,
}) => {
  stubTracks(page, everyStatus);
  await page.goto('/learning-path');
  for (const [title, label, course] of [
    ['First', 'Review', 'first'],
    ['Second', 'Continue', 'second'],
    ['Third', 'Start', 'third'],
  ] as const)
    expect(nodeCard(page, title).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/course/${course}`,
    );
  for (const title of ['Fourth', 'The End', 'Open End'])
    expect(nodeCard(page, title).getByRole('link')).toHaveCount(0);
  expect(nodeCard(page, 'Fourth')).toContainText('Opens after Second and Third.');
});

test('PATH-19 what the server says of a node is what its button does', async ({ page }) => {
  const [track] = await page.line.read('GET /api/learning-tracks');
  if (!track) throw new Error('There is no track.');
  await page.goto('/learning-path');
  for (const { title, status, courseId } of track.nodes) {
    expect(nodeCard(page, title)).toHaveAttribute('data-status', status);
    expect(nodeCard(page, title).getByRole('link')).toHaveCount(
      status === 'locked' || courseId === null ? 0 : 1,
    );
  }
});

test('PATH-20 PATH-21 the Skill Overview is a chart with its values as text and as a table', async ({
  page,
}) => {
  const { skills } = await page.line.read('GET /api/progress/user');
  await page.goto('/learning-path');
  expect(page.getByRole('heading', { name: 'Skill Overview' })).toBeVisible();
  const spoken = skills.map(({ skill, level }) => `${skill} ${level}`);
  expect(page.getByRole('img', { name: spoken.join(', ') })).toBeVisible();
  await page.getByText('Show as a table').click();
  expect(page.getByRole('row')).toHaveCount(skills.length + 1);
  expect(page.getByRole('row', { name: 'Problem Solving' })).toBeVisible();
});

test('API-21 tracks that do not load leave the empty text and a quiet way to try again', async ({ page }) => {
  page.line.fail('GET /api/learning-tracks', 503);
  await page.goto('/learning-path');
  expect(page.getByText('There are no tracks to show.')).toBeVisible();
  expect(page.getByRole('alert')).toHaveCount(0);
  page.line.mend('GET /api/learning-tracks');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(page.getByRole('radio', { name: /AI Foundations/ })).toBeChecked();
});

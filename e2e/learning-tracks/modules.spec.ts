import { expect, test } from '../fixtures.ts';
import { shownAnswer } from '../shown-answer.ts';
import { everyStatus, figure, giveTracks, nodeCard, openPath, type Track } from './sample-tracks.ts';

// A worker of the product would hide requests from the routes of these tests.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ signIn }) => signIn('learner'));

test('PATH-01 PATH-03 PATH-08 the path has its title, the mean of its tracks and the count of badges', async ({
  page,
}) => {
  let tracks: Track[] = [];
  const badges = await shownAnswer<unknown[]>(page, '/api/achievements/user/details', async () => {
    tracks = await openPath(page);
  });
  await expect(page.getByRole('heading', { name: 'Your Learning Path' })).toBeVisible();
  const mean = Math.round(tracks.reduce((sum, { totalProgress }) => sum + totalProgress, 0) / tracks.length);
  await expect(figure(page, 'Overall progress')).toHaveText(`${mean}%`);
  await expect(figure(page, 'Badges earned')).toHaveText(`${badges.length}`);
});

test('PATH-04 PATH-09 three tracks can be chosen, and the hours change with the choice', async ({ page }) => {
  const tracks = await openPath(page);
  const choices = page.getByRole('group', { name: 'Track', exact: true }).getByRole('radio');
  await expect(choices).toHaveCount(3);
  for (const [place, track] of tracks.entries()) {
    await expect(choices.nth(place)).toHaveValue(
      ['foundations', 'machine-learning', 'specialization'][place] ?? '',
    );
    await choices.nth(place).check();
    await expect(figure(page, 'Learning hours')).toHaveText(`${track.completedHours}/${track.totalHours}`);
    for (const { title } of track.nodes) await expect(nodeCard(page, title)).toBeVisible();
  }
  await page.reload();
  await expect(choices.nth(2)).toBeChecked();
});

test('PATH-02 a toggle switches between tree and timeline', async ({ page }) => {
  await giveTracks(page, everyStatus);
  await page.goto('/learning-path');
  await expect(page.getByRole('radio', { name: 'Tree' })).toBeChecked();
  await expect(page.getByText('Hours 0 to 10 of 40')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Timeline' }).check();
  await expect(nodeCard(page, 'First')).toContainText('Hours 0 to 10 of 40');
  await expect(nodeCard(page, 'Second')).toContainText('Hours 10 to 20 of 40');
  await page.getByRole('radio', { name: 'Tree' }).check();
  await expect(nodeCard(page, 'First')).toContainText('Course · 10 hours');
});

test('PATH-13 the tabs are Modules, shown first, and Visualization', async ({ page }) => {
  await page.goto('/learning-path');
  await expect(page.getByRole('tab')).toHaveText(['Modules', 'Visualization']);
  await expect(page.getByRole('tab', { name: 'Modules' })).toHaveAttribute('aria-selected', 'true');
});

test('PATH-16 PATH-17 PATH-18 a button starts, continues or reviews; locked nodes are dimmed and have none', async ({
  page,
}) => {
  await giveTracks(page, everyStatus);
  await page.goto('/learning-path');
  for (const [title, label, course] of [
    ['First', 'Review', 'first'],
    ['Second', 'Continue', 'second'],
    ['Third', 'Start', 'third'],
  ] as const)
    await expect(nodeCard(page, title).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/course/${course}`,
    );
  for (const title of ['Fourth', 'The End', 'Open End'])
    await expect(nodeCard(page, title).getByRole('link')).toHaveCount(0);
  const colourOf = (title: string) =>
    nodeCard(page, title)
      .getByRole('heading')
      .evaluate((heading) => getComputedStyle(heading).color);
  expect(await colourOf('Fourth')).not.toBe(await colourOf('First'));
  await expect(nodeCard(page, 'Fourth')).toContainText('Opens after Second and Third.');
});

test('PATH-19 what the server says of a node is what its button does', async ({ page }) => {
  const [track] = await openPath(page);
  if (!track) throw new Error('There is no track.');
  for (const { title, status, courseId } of track.nodes) {
    await expect(nodeCard(page, title)).toHaveAttribute('data-status', status);
    await expect(nodeCard(page, title).getByRole('link')).toHaveCount(
      status === 'locked' || courseId === null ? 0 : 1,
    );
  }
});

test('PATH-19 the path changes when the server has heard of what was learnt', async ({ page }) => {
  await giveTracks(page, everyStatus);
  await page.route('**/api/learning-events', (route) =>
    route.fulfill({ json: { recorded: 1, known: [], refused: [], completedLessons: [] } }),
  );
  await page.goto('/learning-path');
  await expect(nodeCard(page, 'Third')).toHaveAttribute('data-status', 'available');
  const [track] = structuredClone(everyStatus);
  Object.assign(track?.nodes.find(({ id }) => id === 'third') ?? {}, { status: 'in-progress', progress: 20 });
  await giveTracks(page, [track]);
  // A lesson was studied without a connection, which is back now.
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await page.evaluate(`localStorage.setItem('academy.1/${id}/learning-event/1', JSON.stringify({
    id: '1', kind: 'lesson-read', lessonId: 'a-lesson', occurredAt: new Date().toISOString() }));
    window.dispatchEvent(new Event('online'))`);
  await expect(nodeCard(page, 'Third')).toHaveAttribute('data-status', 'in-progress');
  await expect(nodeCard(page, 'Third').getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('PATH-20 PATH-21 the Skill Overview is a chart with its values as text and as a table', async ({
  page,
}) => {
  const { skills } = await (await page.request.get('/api/progress/user')).json();
  await page.goto('/learning-path');
  await expect(page.getByRole('heading', { name: 'Skill Overview' })).toBeVisible();
  const spoken = skills.map(({ skill, level }: { skill: string; level: number }) => `${skill} ${level}`);
  await expect(page.getByRole('img', { name: spoken.join(', ') })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row')).toHaveCount(skills.length + 1);
  await expect(page.getByRole('row', { name: 'Problem Solving' })).toBeVisible();
});

test('API-21 tracks that do not load leave the empty text and a quiet way to try again', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/);
  await page.route('**/api/learning-tracks', (route) => route.fulfill({ status: 503, body: 'Resting.' }));
  await page.goto('/learning-path');
  await expect(page.getByText('There are no tracks to show.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/learning-tracks');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: /AI Foundations/ })).toBeChecked();
});

import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'block' });

const SESSION = 'Plan card clinic';

test('TRAIN-48 a trainer sees the courses that name them, and their upcoming sessions', async ({
  page,
  signIn,
}) => {
  // Two looks of axe at long tables.
  test.slow();
  await signIn('trainer');
  const courses: { title: string; learners: number }[] = await (
    await page.request.get('/api/my-courses')
  ).json();
  expect(courses.length).toBeGreaterThan(0);
  await page.goto('/my-courses');
  const table = page.getByRole('table', { name: 'The courses you teach' });
  for (const { title, learners } of courses)
    await expect(
      table.getByRole('row').filter({ has: page.getByRole('link', { name: title }) }),
    ).toContainText(`${learners}`);
  await expect(page.getByRole('table', { name: 'Your upcoming sessions' })).toContainText(SESSION);
  await expectAccessibleInBothThemes(page);
});

test('a trainer moves a session, in SAST, and not into the past', async ({
  page,
  signIn,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await signIn('trainer');
  await page.goto('/my-courses');
  const row = page.getByRole('row').filter({ hasText: SESSION });
  const dialog = page.getByRole('dialog', { name: 'Move session' });
  const send = dialog.getByRole('button', { name: 'Move session' });
  await row.getByRole('button', { name: 'Move' }).click();
  const day = await dialog.getByLabel('Day').inputValue();
  await dialog.getByLabel('Day').fill('2020-02-29');
  await send.click();
  await expect(dialog.getByText('A session can only be moved to a time in the future.')).toBeVisible();
  await expect(dialog.getByLabel('Day')).toHaveValue('2020-02-29');
  await axe(page, 'refused move');

  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time (SAST)').fill('09:15');
  await send.click();
  await expect(page.getByText('Session Moved', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('09:15 SAST');

  await row.getByRole('button', { name: 'Move' }).click();
  await dialog.getByLabel('Time (SAST)').fill('17:00');
  await send.click();
  await expect(row).toContainText('17:00 SAST');
});

test('a trainer sets the joining link of a session and sees who is coming', async ({ page, signIn }) => {
  await signIn('trainer');
  await page.goto('/my-courses');
  const row = page.getByRole('row').filter({ hasText: SESSION });
  const dialog = page.getByRole('dialog', { name: 'Joining link' });
  await row.getByRole('button', { name: 'Joining link for' }).click();
  await dialog.getByLabel('Link to the call').fill('http://meet.example.co.za/plan');
  await dialog.getByRole('button', { name: 'Save link' }).click();
  await expect(
    dialog.getByText('Please enter the full link to the call, starting with https://.'),
  ).toBeVisible();
  await dialog.getByLabel('Link to the call').fill('https://meet.example.co.za/plan');
  await dialog.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByText('Link Saved', { exact: true })).toBeVisible();
  await expect(row).toContainText('Set');

  await row.getByRole('button', { name: 'People coming to' }).click();
  await expect(page.getByRole('dialog', { name: 'Who is coming' })).toContainText(SESSION);
  await axe(page, 'who is coming');
});

test('an administrator says who teaches', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/my-courses');
  const choice = page.getByLabel('Priya Naidoo');
  await choice.selectOption({ label: 'Ayesha Davids (admin)' });
  await expect(page.getByText('Ayesha Davids (admin) now teaches as Priya Naidoo.')).toBeVisible();
  await page.reload();
  await expect(choice.locator('option:checked')).toHaveText('Ayesha Davids (admin)');
  await choice.selectOption({ label: 'Nobody yet' });
  await expect(page.getByText('Nobody teaches as Priya Naidoo now.')).toBeVisible();
});

test("TRAIN-49 a trainer sees who is enrolled in the trainer's courses, and finds them by name and course", async ({
  page,
  signIn,
}) => {
  await signIn('trainer');
  await page.goto('/students');
  const table = page.getByRole('table', { name: 'Learners in your courses' });
  await expect(table.getByRole('row').filter({ hasText: 'Naledi Mokoena' }).first()).toBeVisible();
  await page.getByLabel('Course').selectOption({ label: 'AI Fundamentals' });
  await page.getByLabel('Name').fill('naledi');
  await expect(table.getByRole('rowheader')).toHaveText(['Naledi Mokoena']);
  await page.getByLabel('Name').fill('nobody at all');
  await expect(page.getByText('Nobody matches this search.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('TRAIN-48 TRAIN-49 a learner sees an honest empty state and gets no data of others', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  for (const path of ['my-courses', 'students']) {
    expect(await (await page.request.get(`/api/${path}`)).json()).toEqual([]);
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { name: 'This page is for trainers' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to the Training Hub' })).toHaveAttribute(
      'href',
      '/training',
    );
  }
});

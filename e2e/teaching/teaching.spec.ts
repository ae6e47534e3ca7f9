import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { axe, expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';
import { shownAnswer } from '../shown-answer.ts';

test.use({ serviceWorkers: 'block' });

const SESSION = 'Plan card clinic';

test('TRAIN-48 a trainer sees the courses that name them, and their upcoming sessions', async ({
  page,
  signIn,
}) => {
  // Two looks of axe at long tables.
  test.slow();
  await signIn('trainer');
  const courses = await shownAnswer<{ title: string; learners: number }[]>(page, '/api/my-courses', () =>
    page.goto('/my-courses'),
  );
  expect(courses.length).toBeGreaterThan(0);
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

test(
  'a trainer plans a session for two weeks, gives one of them more seats and material, and cancels both',
  { tag: '@journey' },
  async ({ page, signIn }, { parallelIndex, repeatEachIndex }) => {
    test.slow();
    await signIn('trainer');
    await page.goto('/my-courses');
    const title = `Office hour ${randomUUID()}`;
    const [planning, editing, cancelling] = ['New session', 'Seats and material', 'Cancel session'].map(
      (name) => page.getByRole('dialog', { name }),
    ) as [Locator, Locator, Locator];
    // Far from what other tests look at, and each repetition on a day of its own.
    const day = new Date(Date.now() + (150 + 20 * parallelIndex + repeatEachIndex) * 24 * 60 * 60 * 1000);
    await page.getByRole('button', { name: 'New session' }).click();
    await planning.getByLabel('Title').fill(title);
    await planning.getByRole('button', { name: 'Schedule session' }).click();
    await expect(planning.getByText('Please say in a sentence what it is about.')).toBeVisible();
    await planning.getByLabel('What it is about').fill('Bring your questions.');
    await planning.getByLabel('Day').fill(day.toISOString().slice(0, 10));
    await planning.getByLabel('Time (SAST)').fill('04:00');
    await planning.getByLabel('How many weeks').fill('2');
    await axe(page, 'planning a session');
    await planning.getByRole('button', { name: 'Schedule session' }).click();
    await expect(page.getByText('Sessions Planned', { exact: true })).toBeVisible();

    const rows = page.getByRole('row').filter({ hasText: title });
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('button', { name: 'Edit seats and material' }).click();
    await editing.getByLabel('Seats', { exact: true }).fill('30');
    await editing.getByLabel('Name of link 1').fill('Slides');
    await editing.getByLabel('Address of link 1').fill('https://files.example.co.za/slides.pdf');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(rows.first()).toContainText('30 of 30');

    for (const left of [1, 0]) {
      await rows.first().getByRole('button', { name: 'Cancel' }).click();
      await cancelling.getByLabel('Why?').fill('I am away.');
      await cancelling.getByRole('button', { name: 'Cancel session' }).click();
      await expect(rows).toHaveCount(left);
    }
  },
);

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
  await page.getByLabel('Name').fill('naledi mok');
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

import { randomUUID } from 'node:crypto';
import { TEST_TIME } from '../../room/academy.ts';
import { expect, type Locator, type Page, test } from '../../room/test.ts';

/** So far ahead that no learner sees what is planned there. */
const dayAhead = (days: number) =>
  new Date(TEST_TIME.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A session of the signed-in trainer that no other test uses. */
async function planSession(page: Page, day: string): Promise<string> {
  const title = `Clinic ${randomUUID()}`;
  await page.line.send('POST /api/sessions', {
    title,
    type: 'Workshop',
    description: 'Bring your questions.',
    courseId: null,
    date: `${day}T15:00:00.000Z`,
    minutes: 60,
    seats: 20,
    weeks: 1,
  });
  return title;
}

test('TRAIN-48 a trainer sees the courses that name them, and their upcoming sessions', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  const courses = await page.line.read('GET /api/my-courses');
  expect(courses.length).toBeGreaterThan(0);
  await page.goto('/my-courses');
  const table = page.getByRole('table', { name: 'The courses you teach' });
  for (const { title, learners } of courses)
    expect(table.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })).toContainText(
      `${learners}`,
    );
  expect(page.getByRole('table', { name: 'Your upcoming sessions' })).toContainText('Plan card clinic');
});

test('a trainer moves a session, in SAST, and not into the past', async ({ page, signInAsDemo }) => {
  await signInAsDemo('trainer');
  const title = await planSession(page, dayAhead(200));
  await page.goto('/my-courses');
  const row = page.getByRole('row').filter({ hasText: title });
  const dialog = page.getByRole('dialog', { name: 'Move session' });
  const send = dialog.getByRole('button', { name: 'Move session' });
  expect(row).toContainText('17:00 SAST');
  await row.getByRole('button', { name: 'Move' }).click();
  const day = dialog.getByLabel('Day').inputValue();
  await dialog.getByLabel('Day').fill('2020-02-29');
  await send.click();
  expect(dialog.getByText('A session can only be moved to a time in the future.')).toBeVisible();
  expect(dialog.getByLabel('Day')).toHaveValue('2020-02-29');

  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time (SAST)').fill('09:15');
  await send.click();
  expect(page.getByText('Session Moved', { exact: true })).toBeVisible();
  expect(dialog).toHaveCount(0);
  expect(row).toContainText('09:15 SAST');
});

test('a trainer sets the joining link of a session and sees who is coming', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  const title = await planSession(page, dayAhead(210));
  await page.goto('/my-courses');
  const row = page.getByRole('row').filter({ hasText: title });
  const dialog = page.getByRole('dialog', { name: 'Joining link' });
  await row.getByRole('button', { name: 'Joining link for' }).click();
  await dialog.getByLabel('Link to the call').fill('http://meet.example.co.za/plan');
  await dialog.getByRole('button', { name: 'Save link' }).click();
  expect(dialog.getByText('Please enter the full link to the call, starting with https://.')).toBeVisible();
  await dialog.getByLabel('Link to the call').fill('https://meet.example.co.za/plan');
  await dialog.getByRole('button', { name: 'Save link' }).click();
  expect(page.getByText('Link Saved', { exact: true })).toBeVisible();
  expect(row).toContainText('Set');

  await row.getByRole('button', { name: 'People coming to' }).click();
  expect(page.getByRole('dialog', { name: 'Who is coming' })).toContainText(title);
});

test('a trainer plans a session for two weeks, gives one of them more seats and material, and cancels both', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  await page.goto('/my-courses');
  const title = `Office hour ${randomUUID()}`;
  const [planning, editing, cancelling] = ['New session', 'Seats and material', 'Cancel session'].map(
    (name) => page.getByRole('dialog', { name }),
  ) as [Locator, Locator, Locator];
  await page.getByRole('button', { name: 'New session' }).click();
  await planning.getByLabel('Title').fill(title);
  await planning.getByRole('button', { name: 'Schedule session' }).click();
  expect(planning.getByText('Please say in a sentence what it is about.')).toBeVisible();
  await planning.getByLabel('What it is about').fill('Bring your questions.');
  await planning.getByLabel('Day').fill(dayAhead(220));
  await planning.getByLabel('Time (SAST)').fill('04:00');
  await planning.getByLabel('How many weeks').fill('2');
  await planning.getByRole('button', { name: 'Schedule session' }).click();
  expect(page.getByText('Sessions Planned', { exact: true })).toBeVisible();

  const rows = page.getByRole('row').filter({ hasText: title });
  expect(rows).toHaveCount(2);
  await rows.first().getByRole('button', { name: 'Edit seats and material' }).click();
  await editing.getByLabel('Seats', { exact: true }).fill('30');
  await editing.getByLabel('Name of link 1').fill('Slides');
  await editing.getByLabel('Address of link 1').fill('https://files.example.co.za/slides.pdf');
  await editing.getByRole('button', { name: 'Save' }).click();
  expect(rows.first()).toContainText('30 of 30');

  for (const left of [1, 0]) {
    await rows.first().getByRole('button', { name: 'Cancel' }).click();
    await cancelling.getByLabel('Why?').fill('I am away.');
    await cancelling.getByRole('button', { name: 'Cancel session' }).click();
    expect(rows).toHaveCount(left);
  }
});

test('an administrator says who teaches', async ({ page, signInAsNew }) => {
  await signInAsNew('administrator');
  await page.goto('/my-courses');
  const choice = page.getByLabel('Priya Naidoo');
  await choice.selectOption('Ayesha Davids (admin)');
  expect(page.getByText('Ayesha Davids (admin) now teaches as Priya Naidoo.')).toBeVisible();
  await page.reload();
  expect(choice.getByRole('option', { selected: true })).toHaveText('Ayesha Davids (admin)');
  await choice.selectOption('Nobody yet');
  expect(page.getByText('Nobody teaches as Priya Naidoo now.')).toBeVisible();
});

test("TRAIN-49 a trainer sees who is enrolled in the trainer's courses, and finds them by name and course", async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  await page.goto('/students');
  const table = page.getByRole('table', { name: 'Learners in your courses' });
  expect(table.getByRole('row').filter({ hasText: 'Naledi Mokoena' }).first()).toBeVisible();
  await page.getByLabel('Course').selectOption('AI Fundamentals');
  await page.getByLabel('Name').fill('naledi mok');
  expect(table.getByRole('rowheader')).toHaveText(['Naledi Mokoena']);
  await page.getByLabel('Name').fill('nobody at all');
  expect(page.getByText('Nobody matches this search.')).toBeVisible();
});

test('a list of a trainer that did not load says so, and can be asked for again', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  for (const key of ['GET /api/my-courses', 'GET /api/sessions', 'GET /api/students'] as const)
    page.line.fail(key);
  await page.goto('/my-courses');
  expect(page.getByText('This list did not load.')).toBeVisible();
  expect(page.getByText('Your sessions did not load.')).toBeVisible();
  for (const wrong of ['You have no courses yet.', 'You have no sessions coming up.'])
    expect(page.getByText(wrong)).toHaveCount(0);
  await page.goto('/students');
  expect(page.getByText('This list did not load.')).toBeVisible();
  expect(page.getByText('Nobody has enrolled')).toHaveCount(0);
  page.line.mend('GET /api/students');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(page.getByRole('table', { name: 'Learners in your courses' })).toBeVisible();
});

test('a trainer looks at those who need attention and writes to one of them', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('trainer');
  const students = await page.line.read('GET /api/students');
  const name = students[0]?.fullName ?? '';
  expect(students.length).toBeGreaterThan(1);
  // Everybody in the demo is active: here one has been inactive for a while.
  page.line.answer('GET /api/students', () =>
    students.map((student, index) => ({ ...student, attention: index === 0 ? 'gone-quiet' : null })),
  );
  await page.goto('/students');
  await page.getByLabel('Only those who need attention').check();
  expect(page.getByText(`1 of ${students.length} enrolments`)).toBeVisible();
  expect(page.getByRole('table', { name: 'Learners in your courses' })).toContainText('Quiet for two weeks');

  await page
    .getByRole('button', { name: new RegExp(`Write .*${name}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Write a mail' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect(dialog.getByText('Please write something first.')).toBeVisible();
  const message = dialog.getByLabel('Your message');
  await message.fill('How are you getting on?');
  // An accidental press does not lose it.
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Escape');
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  expect(leaving).toHaveCount(0);
  expect(message).toHaveValue('How are you getting on?');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  expect(message).toHaveValue('How are you getting on?');
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
  page.line.refuse('POST /api/students/:studentRef/messages', 'no-mail-wanted');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect(dialog.getByText('has switched mails about courses off')).toBeVisible();
  expect(message).toHaveValue('How are you getting on?');
  page.line.mend('POST /api/students/:studentRef/messages');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect(dialog).toHaveCount(0);
  expect(page.getByText(name).first()).toBeVisible();
});

test('a list of very many enrolments says that it has the newest of them', async ({ page, signInAsDemo }) => {
  await signInAsDemo('trainer');
  page.line.answer('GET /api/students', async ({ answer }) => {
    const [student] = await answer();
    if (!student) throw new Error('The demo’s trainer has no students.');
    return Array.from({ length: 1000 }, (_, index) => ({ ...student, ref: `${index}` }));
  });
  await page.goto('/students');
  expect(page.getByText('1000 of the newest 1000 enrolments')).toBeVisible();
});

test('TRAIN-48 TRAIN-49 a learner sees an honest empty state and gets no data of others', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  for (const path of ['my-courses', 'students'] as const) {
    expect(await page.line.read(`GET /api/${path}`)).toEqual([]);
    await page.goto(`/${path}`);
    expect(page.getByRole('heading', { name: 'This page is for trainers' })).toBeVisible();
    expect(page.getByRole('table')).toHaveCount(0);
    expect(page.getByRole('link', { name: 'Go to the Training Hub' })).toHaveAttribute('href', '/training');
  }
});

import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';
import { sessionsOf } from './training.ts';

// Far from South Africa: the calendar must show SAST days all the same.
test.use({ serviceWorkers: 'block', timezoneId: 'America/New_York' });

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dayButton = (page: Page, name: RegExp) => page.getByRole('table').getByRole('button', { name });
const focusedDay = (page: Page) => page.locator('button[data-day]:focus');

async function columnOf(page: Page, day: string): Promise<unknown> {
  return page.evaluate(`document.querySelector('td:has([data-day="${day}"])').cellIndex`);
}

test('TRAIN-36 the grid opens on the month of the SAST day, each date under its weekday', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.clock.setFixedTime('2026-12-31T22:30:00Z');
  await page.goto('/training?view=calendar');
  await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(
    WEEKDAYS.map((name) => new RegExp(name.slice(0, 3))),
  );
  await expect(dayButton(page, /^Friday 1 January, today/)).toHaveAttribute('aria-current', 'date');
  expect(await columnOf(page, '2027-01-01')).toBe(WEEKDAYS.indexOf('Friday'));
  expect(await columnOf(page, '2027-01-31')).toBe(WEEKDAYS.indexOf('Sunday'));
});

test('TRAIN-37 the months move one by one, across the turn of the year and back', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.clock.setFixedTime('2026-11-30T12:00:00Z');
  await page.goto('/training?view=calendar');
  const shows = (month: string) => expect(page.getByRole('heading', { name: month })).toBeVisible();
  await shows('November 2026');
  for (const month of ['December 2026', 'January 2027', 'February 2027']) {
    await page.getByRole('button', { name: 'Next month' }).click();
    await shows(month);
  }
  for (const month of ['January 2027', 'December 2026', 'November 2026', 'October 2026']) {
    await page.getByRole('button', { name: 'Previous month' }).click();
    await shows(month);
  }
});

test('TRAIN-37 the grid is walked with the keyboard, also into the next month', async ({ page, signIn }) => {
  await signIn('learner');
  await page.clock.setFixedTime('2026-11-30T12:00:00Z');
  await page.goto('/training?view=calendar');
  await dayButton(page, /^Monday 30 November/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await expect(focusedDay(page)).toHaveAttribute('data-day', '2026-12-01');
  await page.keyboard.press('ArrowDown');
  await expect(focusedDay(page)).toHaveAttribute('data-day', '2026-12-08');
  await page.keyboard.press('PageDown');
  await expect(focusedDay(page)).toHaveAttribute('data-day', '2027-01-08');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Friday 8 January' })).toBeVisible();
});

test('TRAIN-38 days are marked in shape and words, and the legend explains the four', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  // One moment for test and page: other tests book and cancel for the same learner meanwhile.
  const sessions = await sessionsOf(page);
  await page.route('**/api/sessions', (route) => route.fulfill({ json: sessions }));
  const upcoming = sessions.filter(({ status }) => status === 'upcoming');
  const conflict = upcoming.find(({ conflictsWith }) => conflictsWith !== null);
  const available = upcoming.find(({ booking, conflictsWith }) => booking === null && conflictsWith === null);
  const booked = upcoming.find(({ booking }) => booking?.state === 'booked');
  await page.goto('/training?view=calendar');
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    'Booked Sessions',
    'In Progress',
    'Scheduling Conflict',
    'Available',
  ]);
  await expect(page.getByRole('button', { name: /^Attend/ }).first()).toBeVisible();
  const marks = [
    { session: booked, word: 'Booked' },
    { session: conflict, word: 'Scheduling Conflict' },
    { session: available, word: 'Available' },
  ].sort((one, other) => `${one.session?.date}`.localeCompare(`${other.session?.date}`));
  for (const { session, word } of marks) {
    // When the month is about to end, the later ones stand in the next one.
    const day = page.getByRole('button', { name: `${session?.title}, ${word}` });
    if ((await day.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click();
    await expect(day).toBeVisible();
  }
});

test('TRAIN-38 a session that runs is in progress, and cannot be booked', async ({ page, signIn }) => {
  await signIn('learner');
  // One moment for test and page: trainers move sessions meanwhile.
  const sessions = await sessionsOf(page);
  await page.route('**/api/sessions', (route) => route.fulfill({ json: sessions }));
  const session = sessions.find((one) => one.status === 'upcoming' && one.booking === null);
  if (!session) throw new Error('No session is free.');
  await page.clock.setFixedTime(Date.parse(session.date) + 60_000);
  await page.goto('/training?view=calendar');
  await page.getByRole('button', { name: `${session.title}, In Progress` }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: session.title }) });
  await expect(card).toContainText('In Progress');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('the calendar is accessible in both themes', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/training?view=calendar');
  await expectAccessibleInBothThemes(page);
});

import { beforeAll, vi } from 'vitest';
import { expect, type Page, test } from '../../room/test.ts';

// Far from South Africa: the calendar must show SAST days nevertheless.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/New_York');
  return () => vi.unstubAllEnvs();
});

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dayButton = (page: Page, name: RegExp) => page.getByRole('table').getByRole('button', { name });
const cellOf = (day: string) => document.querySelector<HTMLTableCellElement>(`td:has([data-day="${day}"])`);

function columnOf(day: string): number {
  const cell = cellOf(day);
  return [...(cell?.parentElement?.children ?? [])].indexOf(cell as Element);
}

test('TRAIN-36 the grid opens on the month of the SAST day, each date under its weekday', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  page.clock.setTime('2026-12-31T22:30:00Z');
  expect(new Date().getHours(), 'the device is not in South Africa').toBe(17);
  await page.goto('/training?view=calendar');
  expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  expect(page.getByRole('columnheader')).toHaveText(WEEKDAYS.map((name) => new RegExp(name.slice(0, 3))));
  expect(dayButton(page, /^Friday 1 January, today/)).toHaveAttribute('aria-current', 'date');
  expect(columnOf('2027-01-01')).toBe(WEEKDAYS.indexOf('Friday'));
  expect(columnOf('2027-01-31')).toBe(WEEKDAYS.indexOf('Sunday'));
});

test('TRAIN-37 the months move one by one, across the turn of the year and back', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  page.clock.setTime('2026-11-30T12:00:00Z');
  await page.goto('/training?view=calendar');
  const shows = (month: string) => expect(page.getByRole('heading', { name: month })).toBeVisible();
  shows('November 2026');
  for (const month of ['December 2026', 'January 2027', 'February 2027']) {
    await page.getByRole('button', { name: 'Next month' }).click();
    shows(month);
  }
  for (const month of ['January 2027', 'December 2026', 'November 2026', 'October 2026']) {
    await page.getByRole('button', { name: 'Previous month' }).click();
    shows(month);
  }
});

test('TRAIN-37 the grid is walked with the keyboard, also into the next month', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  page.clock.setTime('2026-11-30T12:00:00Z');
  await page.goto('/training?view=calendar');
  const focusedDay = () => document.activeElement?.getAttribute('data-day');
  await dayButton(page, /^Monday 30 November/).focus();
  await page.keyboard.press('ArrowRight');
  expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(focusedDay()).toBe('2026-12-01');
  await page.keyboard.press('ArrowDown');
  expect(focusedDay()).toBe('2026-12-08');
  await page.keyboard.press('PageDown');
  expect(focusedDay()).toBe('2027-01-08');
  await page.keyboard.press('Enter');
  expect(page.getByRole('heading', { name: 'Friday 8 January' })).toBeVisible();
});

test('TRAIN-38 days are marked in shape and words, and the legend explains the four', async ({
  page,
  signInAsDemo,
}) => {
  await signInAsDemo('learner');
  const sessions = await page.line.read('GET /api/sessions');
  const upcoming = sessions.filter(({ status }) => status === 'upcoming');
  const conflict = upcoming.find(({ conflictsWith }) => conflictsWith !== null);
  const available = upcoming.find(({ booking, conflictsWith }) => booking === null && conflictsWith === null);
  const booked = upcoming.find(({ booking }) => booking?.state === 'booked');
  await page.goto('/training?view=calendar');
  expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    'Booked Sessions',
    'In Progress',
    'Scheduling Conflict',
    'Available',
  ]);
  expect(page.getByRole('button', { name: /^Attend/ }).first()).toBeVisible();
  const marks = [
    { session: booked, word: 'Booked' },
    { session: conflict, word: 'Scheduling Conflict' },
    { session: available, word: 'Available' },
  ].sort((one, other) => `${one.session?.date}`.localeCompare(`${other.session?.date}`));
  for (const { session, word } of marks) {
    // At the end of the month, the later ones are in the next month.
    const day = page.getByRole('button', { name: `${session?.title}, ${word}` });
    if (day.count() === 0) await page.getByRole('button', { name: 'Next month' }).click();
    expect(day).toBeVisible();
  }
});

test('TRAIN-38 a session that runs is in progress, and cannot be booked', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  const sessions = await page.line.read('GET /api/sessions');
  const session = sessions.find((one) => one.status === 'upcoming' && one.booking === null);
  if (!session) throw new Error('No session is free.');
  page.clock.setTime(Date.parse(session.date) + 60_000);
  await page.goto('/training?view=calendar');
  await page.getByRole('button', { name: `${session.title}, In Progress` }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: session.title }) });
  expect(card).toContainText('In Progress');
  expect(card.getByRole('button')).toHaveCount(0);
});

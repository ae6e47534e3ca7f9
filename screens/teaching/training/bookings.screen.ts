import { expect, type Page, test } from '../../room/test.ts';
import { openCalendar, type Session, sessionCard, sessionNamed } from './sessions.ts';

const attend = (page: Page, session: Session) =>
  sessionCard(page, session.title).getByRole('button', { name: 'Attend' }).click();

test('TRAIN-39 TRAIN-43 TRAIN-47 Attend books a session, which is booked still after a reload and can be cancelled', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const session = await sessionNamed(page, 'impact-page');
  await openCalendar(page);
  const card = sessionCard(page, session.title);
  await attend(page, session);
  expect(page.getByText('Session Booked Successfully', { exact: true })).toBeVisible();
  expect(card.getByText('Booked', { exact: true })).toBeVisible();
  await openCalendar(page);
  expect(card.getByText('Booked', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await question.getByRole('button', { name: 'Keep my seat' }).click();
  expect(card.getByText('Booked', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  expect(page.getByText('Booking Cancelled', { exact: true })).toBeVisible();
  expect(card.getByText('Available', { exact: true })).toBeVisible();
});

/** Two sessions that overlap. */
function overlappingPair(sessions: readonly Session[]): [Session, Session] {
  const open = sessions.filter(({ status, seatsLeft }) => status === 'upcoming' && seatsLeft > 2);
  for (const first of open)
    for (const second of open)
      if (first.id !== second.id && first.date < second.endDate && second.date < first.endDate)
        return [first, second];
  throw new Error('No two sessions overlap.');
}

test('TRAIN-44 a session that overlaps a booked one is refused with the name of that one', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const [first, second] = overlappingPair(await page.line.read('GET /api/sessions'));
  await openCalendar(page);
  await attend(page, first);
  await openCalendar(page);
  const card = sessionCard(page, second.title);
  expect(card.getByText('Conflict', { exact: true })).toBeVisible();
  await attend(page, second);
  const alert = page.getByRole('alert');
  expect(alert.getByText('Scheduling Conflict', { exact: true })).toBeVisible();
  expect(
    alert.getByText(`This session conflicts with "${first.title}". Please choose a different time.`, {
      exact: true,
    }),
  ).toBeVisible();
  expect((await sessionNamed(page, second.id)).booking).toBeNull();
});

test('TRAIN-45 a session that begins when a booked one ends can be booked', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  const first = await sessionNamed(page, 'train-your-first-model');
  const second = await sessionNamed(page, 'charts-on-a-small-screen');
  expect(second.date).toBe(first.endDate);
  await openCalendar(page);
  await attend(page, first);
  await attend(page, second);
  for (const { title } of [first, second])
    expect(sessionCard(page, title).getByText('Booked', { exact: true })).toBeVisible();
});

test('TRAIN-46 booking a booked session is refused', async ({ page, signInAsNew }) => {
  await signInAsNew('learner');
  const session = await sessionNamed(page, 'impact-page');
  await openCalendar(page);
  await attend(page, session);
  await openCalendar(page);
  await attend(page, session);
  expect(page.getByText('Already Booked', { exact: true })).toBeVisible();
  expect(page.getByText('You have already booked this session.', { exact: true })).toBeVisible();
});

test('a seat that the line lost on the way back is booked once, and shown as booked', async ({
  page,
  signInAsNew,
}) => {
  await signInAsNew('learner');
  const session = await sessionNamed(page, 'impact-page');
  await openCalendar(page);
  page.line.lose('POST /api/sessions/:sessionId/bookings', 'after');
  await attend(page, session);
  const card = sessionCard(page, session.title);
  expect(card.getByText('Not booked yet', { exact: true })).toBeVisible();
  page.line.mend('POST /api/sessions/:sessionId/bookings');
  await openCalendar(page);
  expect(card.getByText('Booked', { exact: true })).toBeVisible();
});

import { expect, test } from '../../room/test.ts';
import { SAMPLE_EVENTS } from './sample-events.ts';
import { stageEvents } from './stage-events.ts';

test.beforeEach(async ({ signInAsNew }) => signInAsNew('learner'));

const TITLE = 'POPIA for small teams';

test('a learner registers for an event, sees it on the card still after a reload, and withdraws', async ({
  page,
}) => {
  await page.goto('/events');
  const card = page.getByRole('article', { name: TITLE });
  await card.getByRole('button', { name: `Register for ${TITLE}` }).click();
  expect(page.getByText('You’re Registered', { exact: true })).toBeVisible();
  expect(card.getByText('You’re registered')).toBeVisible();
  expect(card).toContainText('Your joining link appears here 15 minutes before the start.');
  await page.reload();
  await card.getByRole('button', { name: `Withdraw from ${TITLE}` }).click();
  expect(card.getByRole('button', { name: `Register for ${TITLE}` })).toBeVisible();
});

test('an online event is joined from its card when it is time, and says so when no link is set', async ({
  page,
}) => {
  const [, , atNoon] = SAMPLE_EVENTS;
  if (!atNoon) throw new Error('There is an event at noon.');
  const online = { ...atNoon, place: 'Online', isOnline: true };
  const register = (joiningUrl: string | null) =>
    page.line.answer('GET /api/event-registrations', () => [{ eventId: online.id, joiningUrl }]);
  stageEvents(page, [{ ...online, hasJoiningLink: true }]);
  register('https://meet.example.co.za/noon');
  await page.goto('/events');
  const link = page.getByRole('link', { name: /^Join now: At noon/ });
  expect(link).toHaveAttribute('href', 'https://meet.example.co.za/noon');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  stageEvents(page, [{ ...online, hasJoiningLink: false }]);
  register(null);
  await page.reload();
  expect(page.getByText('Your joining link will appear here before the start.')).toBeVisible();
  expect(link).toHaveCount(0);
});

test('an event without a place left cannot be registered for', async ({ page }) => {
  const [, , , tonight] = SAMPLE_EVENTS;
  if (!tonight) throw new Error('There is an event tonight.');
  stageEvents(page, [{ ...tonight, seatsLeft: 0 }]);
  await page.goto('/events');
  expect(page.getByText('Fully booked')).toBeVisible();
  expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(0);
});

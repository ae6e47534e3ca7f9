import { expect, test } from '../fixtures.ts';
import { SAMPLE_EVENTS, stageEvents } from './sample-events.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ signIn }) => signIn('learner'));

const TITLE = 'POPIA for small teams';

test('a learner registers for an event, sees it on the card still after a reload, and withdraws', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/events');
  const card = page.getByRole('article', { name: TITLE });
  await card.getByRole('button', { name: `Register for ${TITLE}` }).click();
  await expect(page.getByText('You’re Registered', { exact: true })).toBeVisible();
  await expect(card.getByText('You’re registered')).toBeVisible();
  await expect(card).toContainText('Your joining link appears here 15 minutes before the start.');
  await page.reload();
  await card.getByRole('button', { name: `Withdraw from ${TITLE}` }).click();
  await expect(card.getByRole('button', { name: `Register for ${TITLE}` })).toBeVisible();
});

test('an online event is joined from its card when it is time, and says so when no link is set', async ({
  page,
}) => {
  const [, , atNoon] = SAMPLE_EVENTS;
  if (!atNoon) throw new Error('There is an event at noon.');
  const online = { ...atNoon, place: 'Online', isOnline: true };
  const register = (joiningUrl: string | null) =>
    page.route('**/api/event-registrations', (route) =>
      route.fulfill({ json: [{ eventId: online.id, joiningUrl }] }),
    );
  await stageEvents(page, [{ ...online, hasJoiningLink: true }]);
  await register('https://meet.example.co.za/noon');
  await page.goto('/events');
  const link = page.getByRole('link', { name: /^Join now: At noon/ });
  await expect(link).toHaveAttribute('href', 'https://meet.example.co.za/noon');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  await page.unroute('**/api/event-registrations');
  await stageEvents(page, [{ ...online, hasJoiningLink: false }]);
  await register(null);
  await page.reload();
  await expect(page.getByText('Your joining link will appear here before the start.')).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('an event without a place left cannot be registered for', async ({ page }) => {
  const [, , , tonight] = SAMPLE_EVENTS;
  await stageEvents(page, [{ ...tonight, seatsLeft: 0 }]);
  await page.goto('/events');
  await expect(page.getByText('Fully booked')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Register/ })).toHaveCount(0);
});

import { NO_NETWORK } from '../../device.ts';
import { expect, expectAccessibleInBothThemes, test } from '../../fixtures.ts';
import { signInAs } from '../../sign-in.ts';
import {
  book,
  giveBack,
  openCalendar,
  type Session,
  sessionCard,
  sessionNamed,
  sessionsOf,
} from './training.ts';

test.use({ serviceWorkers: 'block' });

test('a full session has a waiting list, and who waits moves up when somebody cancels', async ({
  page,
  signInAsNew,
  browser,
  baseURL,
}) => {
  await signInAsNew('Bongani Waits');
  const session = await sessionNamed(page, 'plan-card-clinic');
  const others = await Promise.all(
    (['trainer', 'admin'] as const).map(async (account) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      await signInAs(account, context, baseURL ?? '');
      await book(context.request, baseURL ?? '', session.id);
      return context;
    }),
  );
  await openCalendar(page);
  const card = sessionCard(page, session.title);
  await expect(card.getByText('Full', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('On the Waiting List', { exact: true })).toBeVisible();
  await expect(card.getByText('Waiting list, place 1')).toBeVisible();

  for (const context of others) await giveBack(context.request, baseURL ?? '', session.id);
  await openCalendar(page);
  await expect(card.getByText('Booked', { exact: true })).toBeVisible();
  await giveBack(page.request, baseURL ?? '', session.id);
  for (const context of others) await context.close();
});

/** Two that overlap, with room for one more. */
function overlappingPair(sessions: readonly Session[]): [Session, Session] {
  const open = sessions.filter(({ status, seatsLeft }) => status === 'upcoming' && seatsLeft > 2);
  for (const first of open)
    for (const second of open)
      if (first.id !== second.id && first.date < second.endDate && second.date < first.endDate)
        return [first, second];
  throw new Error('No two sessions overlap.');
}

test('a seat that is asked for without a connection is booked when the line is back, and a refusal is explained', async ({
  page,
  context,
  signInAsNew,
  allowConsoleErrors,
  baseURL,
}) => {
  test.slow();
  allowConsoleErrors(NO_NETWORK, /409/);
  await signInAsNew('Zanele Away');
  const [first, second] = overlappingPair(await sessionsOf(page));
  await openCalendar(page);
  await context.setOffline(true);
  for (const { title } of [first, second]) {
    const card = sessionCard(page, title);
    await card.getByRole('button', { name: 'Attend' }).press('Enter');
    await expect(card.getByText('Not booked yet', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cancel request' })).toBeFocused();
  }
  await expect(page.getByRole('link', { name: '2 steps waiting' })).toBeVisible();
  try {
    await context.setOffline(false);
    await expect(sessionCard(page, first.title).getByText('Booked', { exact: true })).toBeVisible();
    await expect(
      sessionCard(page, second.title).getByText(
        `You asked for a seat without a connection. This session conflicts with "${first.title}". Please choose a different time.`,
      ),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.goto('/offline');
    await expect(page.getByRole('heading', { name: 'Could not be taken' })).toBeVisible();
    await expect(page.getByText(`A seat in “${second.title}”`, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Nothing waits.')).toBeVisible();
  } finally {
    await giveBack(page.request, baseURL ?? '', first.id);
  }
});

test('a seat that was booked when the line came back can be cancelled and booked again on the same page', async ({
  page,
  context,
  signInAsNew,
  allowConsoleErrors,
  baseURL,
}) => {
  test.slow();
  allowConsoleErrors(NO_NETWORK);
  await signInAsNew('Lindiwe Again');
  const [session] = overlappingPair(await sessionsOf(page));
  await openCalendar(page);
  const card = sessionCard(page, session.title);
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Attend' }).click();
  await expect(card.getByText('Not booked yet', { exact: true })).toBeVisible();
  try {
    await context.setOffline(false);
    await expect(card.getByText('Booked', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(card.getByText('Available', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Attend' }).click();
    await expect(card.getByText('Booked', { exact: true })).toBeVisible();
    expect((await sessionNamed(page, session.id)).booking?.state).toBe('booked');
  } finally {
    await giveBack(page.request, baseURL ?? '', session.id);
  }
});

test('the own calendar has a secret address, and a new one ends it', async ({
  page,
  signInAsNew,
  context,
  baseURL,
}) => {
  await signInAsNew('Bongani Secret');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [session] = overlappingPair(await sessionsOf(page));
  expect(await book(page.request, baseURL ?? '', session.id)).toBe(200);
  await page.goto('/training?view=calendar');
  await page.getByRole('button', { name: 'Get my calendar link' }).click();
  const field = page.getByRole('textbox', { name: 'Private calendar link' });
  const url = await field.inputValue();
  const feed = await page.request.get(url);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).toContain(`SUMMARY:${session.title.slice(0, 20)}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url);
  await page.getByRole('button', { name: 'Get a new calendar link' }).click();
  await expect(field).not.toHaveValue(url);
  expect((await page.request.get(url)).status()).toBe(404);
});

import { expect, expectAccessibleInBothThemes, test } from '../fixtures.ts';

// A worker would answer for the network where a test changes what it says.
test.use({ serviceWorkers: 'block' });

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA.session-reminders.AAAAAAAAAAAAAAAAAAAAAA';

test('the link of a mail shows a button to anyone; the button ends the mails', { tag: '@journey' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  let ended = 0;
  await page.route('**/api/unsubscriptions', (route) => {
    ended += 1;
    return route.fulfill({ json: { kind: 'session-reminders' } });
  });
  await page.goto(`/unsubscribe/${TOKEN}`);
  await expect(page.getByRole('heading', { name: 'End mails: Reminders of sessions' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(ended).toBe(0);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'You will not get these emails any more' })).toBeVisible();
});

test('a link that is not whole says so', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/Failed to load resource/);
  await page.goto(`/unsubscribe/${TOKEN}`);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText(/This link is incomplete/)).toBeVisible();
});

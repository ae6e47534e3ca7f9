import { expect, test } from '../../room/test.ts';

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA.session-reminders.AAAAAAAAAAAAAAAAAAAAAA';

test('the link of a mail shows a button to anyone; the button ends the mails', async ({ page }) => {
  let ended = 0;
  page.line.answer('POST /api/unsubscriptions', () => {
    ended += 1;
    return { kind: 'session-reminders' };
  });
  await page.goto(`/unsubscribe/${TOKEN}`);
  expect(page.getByRole('heading', { name: 'End mails: Reminders of sessions' })).toBeVisible();
  expect(ended).toBe(0);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  expect(page.getByRole('heading', { name: 'You will not get these emails any more' })).toBeVisible();
  expect(ended).toBe(1);
});

test('a link that is not whole says so', async ({ page }) => {
  await page.goto(`/unsubscribe/${TOKEN}`);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  expect(page.getByText(/This link is incomplete/)).toBeVisible();
});

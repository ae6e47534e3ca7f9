import { expect, test } from '../room/test.ts';

test('staff without the second factor that is asked for see it first, and learners’ pages stay open', async ({
  page,
  signInAsNew,
}) => {
  const { id, username } = await signInAsNew('administrator');
  page.line.answer('GET /api/auth/user', () => ({
    id,
    username,
    role: 'administrator',
    fullName: 'Zanele Dube',
    email: null,
    avatarUrl: null,
    unreadNotices: 0,
    displaySettings: null,
    needsSecondFactor: true,
  }));
  for (const path of ['/', '/admin/people']) {
    await page.goto(path);
    expect(page.getByRole('heading', { name: 'One more step before you start' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  expect(page.address()).toBe('/settings/second-factor');
  expect(page.getByRole('heading', { name: 'One more step before you start' })).toHaveCount(0);
});

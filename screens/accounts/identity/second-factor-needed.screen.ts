import { expect, type Page, test } from '../../room/test.ts';

interface Account {
  readonly id: string;
  readonly username: string;
}

/** An administrator who has no second factor although the academy requires one. */
function stageAdministrator(page: Page, { id, username }: Account): void {
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
}

test('staff whose second factor was removed by a recovery are sent to an administrator, and not to a form that refuses them', async ({
  page,
  signInAsNew,
}) => {
  stageAdministrator(page, await signInAsNew('administrator'));
  page.line.answer('GET /api/auth/second-factor', () => ({
    onSince: null,
    recoveryCodesLeft: 0,
    isRequired: true,
    isLost: true,
  }));
  await page.goto('/admin/people');
  expect(page.getByRole('heading', { name: 'Please speak to an administrator' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Set up an authenticator app' })).toHaveCount(0);
  await page.goto('/settings/second-factor');
  expect(page.getByText('Once an administrator has made sure that it is you')).toBeVisible();
  expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toHaveCount(0);
});

test('staff without the second factor that is asked for see it first, and learners’ pages stay open', async ({
  page,
  signInAsNew,
}) => {
  stageAdministrator(page, await signInAsNew('administrator'));
  for (const path of ['/', '/admin/people']) {
    await page.goto(path);
    expect(page.getByRole('heading', { name: 'One more step before you start' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Set up an authenticator app' }).click();
  expect(page.address()).toBe('/settings/second-factor');
  expect(page.getByRole('heading', { name: 'One more step before you start' })).toHaveCount(0);
});

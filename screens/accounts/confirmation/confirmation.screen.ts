import { CONFIRMATION_MS } from '@academy/domain/accounts/identity';
import { vi } from 'vitest';
import { academy, type NewPerson, newPerson, type SignedIn } from '../../room/academy.ts';
import { expect, type Page, test } from '../../room/test.ts';

const REASON = 'She trains the next group.';

/** The academy's clock is shared, so the confirmation of this sign-in is moved instead. */
async function age({ id }: SignedIn): Promise<void> {
  const { database } = await academy();
  await database.pool.query(
    "update sign_ins set confirmed_at = confirmed_at - $2 * interval '1 millisecond' where user_id = $1",
    [id, CONFIRMATION_MS],
  );
}
async function roleOf({ id }: SignedIn): Promise<string> {
  const { database } = await academy();
  const { rows } = await database.pool.query('select role from users where id = $1', [id]);
  return rows[0].role;
}
async function acts({ id }: Pick<SignedIn, 'id'>): Promise<number> {
  const { database } = await academy();
  const { rowCount } = await database.pool.query('select from audit_log where subject = $1', [id]);
  return rowCount ?? 0;
}

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Please confirm it is you' });

/** Fills in and submits the form that changes a person. */
async function makeTrainer(page: Page, username: string) {
  const name = `Full ${username}`;
  await page.goto('/admin/people');
  await page.getByLabel('Search by name or email').fill(username);
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: `Change ${name}` }).click();
  const form = page.getByRole('dialog', { name: `Change ${name}` });
  await form.getByLabel('Role').selectOption('Trainer');
  await form.getByLabel('Reason').fill(REASON);
  await form.getByRole('button', { name: 'Save' }).click();
  return form;
}

test('a role is changed after the password: a wrong one is refused, the right one makes the change, once', async ({
  page,
  signInAsNew,
}) => {
  const administrator = await signInAsNew('administrator');
  const person = await newPerson('learner');
  await age(administrator);
  const form = await makeTrainer(page, person.username);
  const dialog = confirmation(page);
  const password = dialog.getByLabel('Your password', { exact: true });
  expect(password).toBeFocused();
  expect(await roleOf(person)).toBe('learner');

  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect(password).toHaveAccessibleDescription(/Please enter your password\./);
  await password.fill('not my password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect(password).toHaveAccessibleDescription(/The password is not right\./);
  expect(await roleOf(person)).toBe('learner');

  await password.fill(administrator.password);
  await page.keyboard.press('Enter');
  expect(dialog).toHaveCount(0);
  expect(form).toHaveCount(0);
  expect([await roleOf(person), await acts(person)]).toEqual(['trainer', 1]);
});

test('somebody who does not confirm keeps what was typed, and can send it again', async ({
  page,
  signInAsNew,
}) => {
  const administrator = await signInAsNew('administrator');
  const person = await newPerson('learner');
  await age(administrator);
  const form = await makeTrainer(page, person.username);
  await confirmation(page).getByRole('button', { name: 'Cancel' }).click();
  expect(confirmation(page)).toHaveCount(0);
  const save = form.getByRole('button', { name: 'Save' });
  expect(save).toBeFocused();
  expect(form.getByLabel('Reason')).toHaveValue(REASON);
  expect(form.getByLabel('Role')).toHaveValue('trainer');
  expect(form.getByText('Please confirm first that it is you. Nothing was changed.')).toBeVisible();
  expect(await acts(person)).toBe(0);

  await save.click();
  await confirmation(page).getByLabel('Your password', { exact: true }).fill(administrator.password);
  await confirmation(page).getByRole('button', { name: 'Confirm' }).click();
  expect([await roleOf(person), await acts(person)]).toEqual(['trainer', 1]);
});

async function confirm(page: Page, { password }: NewPerson) {
  await confirmation(page).getByLabel('Your password', { exact: true }).fill(password);
  await confirmation(page).getByRole('button', { name: 'Confirm' }).click();
  expect(confirmation(page)).toHaveCount(0);
}

test('codes of sponsors are downloaded after the password', async ({ page, signInAsNew }) => {
  const administrator = await signInAsNew('administrator');
  const sponsor = `Sponsor of ${administrator.username}`;
  const terms = { courseId: null, amountInRand: 500, size: 2, lastDay: '2099-12-31', province: null };
  const { id } = await page.line.send('POST /api/admin/vouchers', { sponsor, ...terms });
  await age(administrator);
  const files: Blob[] = [];
  const saving = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return '#';
  });
  await page.goto('/admin/vouchers');
  await page.getByRole('button', { name: `Codes (CSV) of ${sponsor}` }).click();
  expect([await acts({ id }), files.length]).toEqual([1, 0]);
  await confirm(page, administrator);
  saving.mockRestore();
  expect(await acts({ id })).toBe(2);
  expect((await files[0]?.text())?.split('\r\n')).toHaveLength(4);
});

test('a price is changed after the password, and the rest of the form without', async ({
  page,
  signInAsNew,
}) => {
  const administrator = await signInAsNew('administrator');
  await age(administrator);
  await page.goto('/cms?type=courses');
  const form = page.getByRole('dialog', { name: 'Edit Course' });
  const open = () => page.getByRole('button', { name: 'Edit Deep Learning' }).click();
  const save = form.getByRole('button', { name: 'Save Course' });
  await open();
  await form.getByLabel('Description').fill('Networks of many layers.');
  await save.click();
  expect(form).toHaveCount(0);
  await open();
  await form.getByLabel('Price (R)').fill('4321');
  await save.click();
  await confirm(page, administrator);
  expect(form).toHaveCount(0);
  const { entry } = await page.line.read(
    'GET /api/admin/content/:contentType/:contentId',
    '/api/admin/content/courses/deep-learning',
  );
  expect(entry.fields).toMatchObject({ description: 'Networks of many layers.', price: 4321 });
});

test('a learner gets the copy of their data after the password', async ({ page, signInAsNew }) => {
  const learner = await signInAsNew('learner');
  await age(learner);
  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Prepare a copy' }).click();
  await confirm(page, learner);
  expect(page.getByText('We are preparing your copy.')).toBeVisible();
});

test('within ten minutes of signing in nobody is asked', async ({ page, signInAsNew }) => {
  await signInAsNew('administrator');
  const person = await newPerson('learner');
  const form = await makeTrainer(page, person.username);
  expect(form).toHaveCount(0);
  expect(page.line.asked.filter((call) => call.includes('/api/auth/confirmation'))).toEqual([]);
});

test('the dialog offers the ways that the person has', async ({ page, signInAsNew }) => {
  const administrator = await signInAsNew('administrator');
  const person = await newPerson('learner');
  await age(administrator);
  page.line.answer('GET /api/auth/confirmation', () => ({
    hasPassword: true,
    hasPasskey: false,
    hasCode: true,
  }));
  await makeTrainer(page, person.username);
  const dialog = confirmation(page);
  expect(dialog.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use a code' }).click();
  await dialog.getByLabel('Code of your authenticator app').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect(dialog.getByText(/This code is not right\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use your password' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(administrator.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect(await roleOf(person)).toBe('trainer');
});

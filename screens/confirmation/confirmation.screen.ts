import { CONFIRMATION_MS } from '@academy/domain/identity';
import { academy, newPerson, type SignedIn } from '../room/academy.ts';
import { expect, type Page, test } from '../room/test.ts';

const REASON = 'She trains the next group.';

/** The academy's clock is everybody's: not it is moved, but the confirmation of this sign-in. */
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
async function acts({ id }: SignedIn): Promise<number> {
  const { database } = await academy();
  const { rowCount } = await database.pool.query('select from audit_log where subject = $1', [id]);
  return rowCount ?? 0;
}

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Please confirm it is you' });

/** The form to change somebody is filled in and sent. */
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

test('a role is changed after the password: a wrong one is told, the right one does what was asked, once', async ({
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

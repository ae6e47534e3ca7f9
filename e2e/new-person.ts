import { type APIRequestContext, expect } from '@playwright/test';
import { mailsTo } from './outbox.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The same in letters, because a person's name has no digits. */
export const inLetters = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** An account that no other test uses: invited by the administrator with these requests, and not signed in. */
export async function invitePerson(admin: APIRequestContext, person: Person): Promise<void> {
  const { name, email, password } = person;
  const registered = await admin.post('/api/waitlist/register', {
    data: { name, email, province: 'Gauteng' },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const entries = await (await admin.get('/api/admin/waitlist')).json();
  const entryIds: string[] = entries
    .filter((entry: { email: string }) => entry.email === email)
    .map(({ id }: { id: string }) => id);
  const invited = await admin.post('/api/admin/waitlist/invitations', { data: { entryIds } });
  expect(invited.ok(), await invited.text()).toBe(true);
  let token = '';
  await expect(async () => {
    const mails = await mailsTo(admin, email);
    token = mails.map(({ text }) => /\/invitation#(\S+)/.exec(text)?.[1] ?? '').find(Boolean) ?? '';
    expect(token).not.toBe('');
  }).toPass({ timeout: 30_000 });
  const accepted = await admin.post('/api/invitations/accept', { data: { token, fullName: name, password } });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  // The list has fifty places, and more tests than that use a separate person.
  for (const entryId of entryIds) await admin.delete(`/api/admin/waitlist/${entryId}`);
}

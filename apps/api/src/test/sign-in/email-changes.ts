import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { addLearner, type TestLearner } from '../test-learner.ts';

const PASSWORD = 'correct horse battery';

export const freshAddress = () => `new-${randomUUID()}@example.co.za`;

/** A change of the e-mail address, by its person and by a reader of the mails about it. */
export function createEmailChanges(test: TestApp) {
  const ask = (person: TestLearner, email: string, password = PASSWORD) =>
    person.post('/api/auth/email-change', { email, password });
  const mailsTo = async (recipient: string): Promise<{ subject: string; body: string }[]> =>
    (
      await test.database.pool.query(
        'select subject, body from outbox_mails where recipient = $1 order by created_at desc, id',
        [recipient],
      )
    ).rows;
  const tokensTo = async (recipient: string, purpose: 'confirm' | 'undo'): Promise<string[]> =>
    (await mailsTo(recipient)).flatMap(
      ({ body }) =>
        new RegExp(`http://academy.example/email-change#${purpose}\\.(\\S+)`).exec(body)?.[1] ?? [],
    );
  const press = (act: 'confirmation' | 'undoing', token: string | undefined, headers = {}) =>
    test.call('POST', `/api/auth/email-change/${act}`, { body: { token }, headers });
  const emailOf = async (person: TestLearner) =>
    (await test.database.pool.query('select email, username from users where id = $1', [person.id])).rows[0];

  async function changed() {
    const person = await addLearner(test);
    const email = freshAddress();
    expect((await ask(person, email)).statusCode).toBe(202);
    const [token] = await tokensTo(email, 'confirm');
    expect((await press('confirmation', token)).json()).toEqual({ email });
    return { person, email, token };
  }
  return { ask, mailsTo, tokensTo, press, emailOf, changed };
}

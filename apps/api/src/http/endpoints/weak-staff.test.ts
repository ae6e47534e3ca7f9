import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addLearner } from '../../test/test-learner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ STAFF_SECOND_FACTOR: 'required', PUBLIC_URL: 'http://academy.example' });
});
afterAll(() => test.close());

/** An administrator's sign-in with or without a second factor. */
async function addAdministrator({ isStrong }: { isStrong: boolean }) {
  const person = await addLearner(test, 'administrator');
  await test.database.pool.query('update sign_ins set is_strong = $2 where user_id = $1', [
    person.id,
    isStrong,
  ]);
  return person;
}

describe('an administrator without the second factor that staff need', () => {
  it('sees what a learner sees where everybody may ask', async () => {
    const learner = await addLearner(test);
    await learner.takePlace('ai-fundamentals');
    const ticket = await learner.post('/api/tickets', { subject: 'A question', text: 'Where do I begin?' });
    expect(ticket.statusCode, ticket.body).toBe(201);
    const { id } = ticket.json();
    const [weak, strong] = [
      await addAdministrator({ isStrong: false }),
      await addAdministrator({ isStrong: true }),
    ];
    expect((await strong.get('/api/students')).json()).not.toEqual([]);
    expect((await weak.get('/api/students')).json()).toEqual([]);
    expect((await strong.get(`/api/tickets/${id}`)).statusCode).toBe(200);
    expect((await weak.get(`/api/tickets/${id}`)).statusCode).toBe(404);
    expect((await weak.post(`/api/tickets/${id}/messages`, { text: 'Here.' })).statusCode).toBe(404);
  });

  it('keeps the own account, with its role and its rules', async () => {
    const weak = await addAdministrator({ isStrong: false });
    expect((await weak.get('/api/auth/user')).json().role).toBe('administrator');
    expect((await weak.get('/api/auth/second-factor')).json().isRequired).toBe(true);
    const erasure = await weak.post('/api/privacy/erasure', { password: 'correct horse battery' });
    expect([erasure.statusCode, (await weak.get('/api/admin/people')).statusCode]).toEqual([409, 403]);
  });
});

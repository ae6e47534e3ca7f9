import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner } from '../../../test/test-learner.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

it('SET-18 SET-19 text size and mode are kept with the account, each for themselves, and begin with nothing', async () => {
  const [learner, other] = [await addLearner(academy), await addLearner(academy)];
  const path = '/api/display-settings';
  const settingsOf = async (person: typeof learner) =>
    (await person.get('/api/auth/user')).json().displaySettings;
  expect(await settingsOf(learner)).toBeNull();
  for (const fontSize of ['large', 'extra-large', 'extra-large'])
    expect((await learner.put(path, { accessibilityMode: true, fontSize })).statusCode).toBe(204);
  expect(await settingsOf(learner)).toEqual({ accessibilityMode: true, fontSize: 'extra-large' });
  expect(await settingsOf(other)).toBeNull();
  expect((await learner.put(path, { accessibilityMode: true, fontSize: 'huge' })).statusCode).toBe(400);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSecondProcess } from '../../../test/second-process.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  allPositions,
  emptyList,
  fillTo,
  OPEN_TO_ONE_ADDRESS,
  register,
  storedPositions,
} from './test/registrations.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await createTestApp(OPEN_TO_ONE_ADDRESS);
  second = await startSecondProcess(test.database, OPEN_TO_ONE_ADDRESS);
});
afterAll(async () => {
  await second.close();
  await test.close();
});
beforeEach(() => emptyList(test.database.pool));

const processFor = (index: number) => (index % 2 === 0 ? test : second);

describe('a rush for the places (1§9)', () => {
  it('LAND-37 gives the last place to one of two that arrive at once', async () => {
    await fillTo(test.database.pool, 49);
    const answers = await Promise.all(
      ['a@b.co', 'c@d.co'].map((email, index) => register(processFor(index), { email })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.map(({ body }) => body).sort()).toEqual(['The waiting list is full.', '{"position":50}']);
    expect(await storedPositions(test.database.pool)).toEqual(allPositions);
  });

  it('LAND-39 gives one place to an address that arrives twenty times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register(processFor(index), { email: index % 3 === 0 ? 'Same@B.co' : 'same@b.co' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect(await storedPositions(test.database.pool)).toEqual([1]);
  });
});

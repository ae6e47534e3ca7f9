import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSecondProcess } from '../../../test/second-process.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  allPositions,
  emptyList,
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

describe('a rush of hundreds for the places (1§9)', () => {
  it.each([
    ['', () => ({})],
    [' under keys', (index: number) => ({ 'idempotency-key': `rush-${index}` })],
  ])('LAND-37 of 300 registrations at once%s sells each of the 50 places once', async (_how, headersOf) => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        register(processFor(index), { email: `rush${index}@example.co.za` }, headersOf(index)),
      ),
    );
    const sold = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(sold.map((answer) => answer.json().position).sort((a, b) => a - b)).toEqual(allPositions);
    expect(new Set(refused.map(({ body }) => body))).toEqual(new Set(['The waiting list is full.']));
    expect(await storedPositions(test.database.pool)).toEqual(allPositions);
    const { rows } = await test.database.pool.query('select count(*)::int as n from outbox_mails');
    expect(rows[0].n).toBe(50);
  });
});

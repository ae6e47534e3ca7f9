import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/** A second try finds that it was the second. */
const NOT_REPEATABLE: Readonly<Record<string, string>> = {
  'POST /api/auth/passkeys': 'its challenge is used up by the first try',
};

it('what creates something takes an Idempotency-Key, so that a double click or a retry creates it once', () => {
  const creating = Object.entries<Endpoint>(endpoints).filter(
    ([key, { status }]) => key.startsWith('POST ') && status === 201,
  );
  const unprotected = creating.filter(([, { isRepeatable }]) => !isRepeatable).map(([key]) => key);
  expect(creating.length).toBeGreaterThan(15);
  expect(
    unprotected
      .filter((key) => !(key in NOT_REPEATABLE))
      .map((key) => `${key} needs isRepeatable: true in its row of the contract`),
  ).toEqual([]);
  expect(Object.keys(NOT_REPEATABLE).filter((key) => !unprotected.includes(key))).toEqual([]);
});

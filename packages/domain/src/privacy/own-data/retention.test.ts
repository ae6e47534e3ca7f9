import { expect, it } from 'vitest';
import { erasureDueAt, exportExpiresAt } from './retention.ts';

it('an account is erased thirty days after its owner asked for it', () => {
  expect(erasureDueAt(new Date('2026-11-19T12:00:00Z'))).toEqual(new Date('2026-12-19T12:00:00Z'));
});

it('a copy of the own data waits seven days for its owner', () => {
  expect(exportExpiresAt(new Date('2026-12-28T12:00:00Z'))).toEqual(new Date('2027-01-04T12:00:00Z'));
});

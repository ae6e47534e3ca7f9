import { expect, it } from 'vitest';
import { concernOf } from './create-hearing.ts';

it('means the gravest that is not unlikely, and nothing below the threshold', () => {
  expect(concernOf([0.1, 0.1, 0.4], 0.7)).toBeNull();
  expect(concernOf([0.02, 0.02, 0.9], 0.7)).toBe('distress');
  expect(concernOf([0.3, 0.1, 0.5], 0.7)).toBe('crisis');
  expect(concernOf([0.1, 0.3, 0.5], 0.7)).toBe('violence');
});

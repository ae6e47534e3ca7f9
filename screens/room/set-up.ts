import './page-time.ts';
import './missing-parts.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const surprises = vi.mocked(console.error).mock.calls.map((values) => values.map(String).join(' '));
  vi.restoreAllMocks();
  expect(surprises, 'what the page logged as errors').toEqual([]);
});

import './page-clock.ts';
import './missing-browser-apis.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeErrors } from './logged-errors.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const surprises = takeErrors();
  vi.restoreAllMocks();
  expect(surprises, 'what the page logged as errors').toEqual([]);
});

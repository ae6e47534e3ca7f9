import { expect, it } from 'vitest';
import { budgetWarning, monthWords, packedWords, priceNote } from './data-usage-words.ts';

it('the note names price, source and date of the estimate', () => {
  expect(priceNote()).toBe(
    'Counted at R0.10 a megabyte. 1\u00a0GB for 30 days was R85 at Vodacom and MTN in April 2023.',
  );
});

it.each([
  [102_400, 409_600, 'This session really saved 75%: 400.0 KB came as 100.0 KB.'],
  [100, 100, null],
  [0, 0, null],
])('%i bytes that were %i before are said as %j', (packedBytes, plainBytes, words) => {
  expect(packedWords({ bytes: 0, packedBytes, plainBytes })).toBe(words);
});

it('the note names the own bundle where it is known', () => {
  expect(priceNote({ budgetMegabytes: null, bundle: { rand: 29, megabytes: 1024 } })).toBe(
    'Counted at your own bundle: R29 for 1.0 GB.',
  );
});

it('a budget is shown with the part used, and its warning comes at 80%', () => {
  expect(monthWords(1024 * 1024, { budgetMegabytes: 50, bundle: null })).toBe('1.0 MB of 50.0 MB');
  expect(monthWords(5, { budgetMegabytes: null, bundle: null })).toBeNull();
  expect(budgetWarning('within')).toBeNull();
  expect(budgetWarning('near')).toContain('80%');
  expect(budgetWarning('over')).toContain('used up');
});

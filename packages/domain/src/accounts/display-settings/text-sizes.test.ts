import { expect, it } from 'vitest';
import { displaySettingsFrom } from './index.ts';

it.each([
  [null, null, { accessibilityMode: false, fontSize: 'normal' }],
  ['true', 'extra-large', { accessibilityMode: true, fontSize: 'extra-large' }],
  ['false', 'large', { accessibilityMode: false, fontSize: 'large' }],
  ['yes', 'huge', { accessibilityMode: false, fontSize: 'normal' }],
])('SET-18 SET-19 of %j and %j are understood as %j', (mode, size, settings) => {
  expect(displaySettingsFrom(mode, size)).toEqual(settings);
});

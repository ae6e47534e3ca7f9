import { expect, it } from 'vitest';
import { withShortKeys } from './short-icon-keys.ts';

it('numbers the strokes of an icon', () => {
  const icon = '["path", { d: "M6 8h.01", key: "x9i8wu" }],["rect", { width: "20", key: "18n3k1" }]';
  expect(withShortKeys(icon)).toBe('["path", { d: "M6 8h.01", key: 0 }],["rect", { width: "20", key: 1 }]');
});

import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('reads what HTML shows', () => {
  expect(plainText('<p>5 &lt; 6 &amp;amp; <code>&quot;x&quot;</code></p>')).toBe('5 < 6 &amp; "x"');
});

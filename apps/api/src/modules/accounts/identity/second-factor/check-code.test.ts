import { expect, it } from 'vitest';
import { totpCode } from './check-code.ts';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, of which apps show the last six digits.
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code after %i seconds is the end of %s', (seconds, code) => {
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code.slice(2));
});

import { describe, expect, it } from 'vitest';
import { readEmail } from './index.ts';

describe('an email address', () => {
  it.each([
    ['thandi@example.co.za', 'thandi@example.co.za'],
    ['Thandi.O’Brien@example.co.za', 'Thandi.O’Brien@example.co.za'],
    ["o'brien+list@mail.example.org", "o'brien+list@mail.example.org"],
    ['  a@b.co ', 'a@b.co'],
    ['a@b.co.', 'a@b.co'],
    ['ａtk7@example.test', 'atk7@example.test'],
    ['a@b．co', 'a@b.co'],
    ['a@b。co', 'a@b.co'],
    ['\u202aa@b.co\u202c', 'a@b.co'],
    ['a\u200b@b.co', 'a@b.co'],
    ['thandi@müller.example', 'thandi@müller.example'],
  ])('typed as %j is %j', (typed, email) => expect(readEmail(typed)).toBe(email));

  it.each([
    'a@b',
    'a@@b.co',
    'a b@c.co',
    'a@b..co',
    'a@.co',
    '"><img/src=x>@b.co',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'mailto:a@b.co',
    'a@b.co/x.y',
    'Thandi <a@b.co>',
    `${'a'.repeat(250)}@b.co`,
  ])('is not %j', (typed) => expect(readEmail(typed)).toBeNull());
});

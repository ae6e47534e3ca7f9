import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('text without what nobody sees', () => {
  it.each([
    ['a right-to-left override', 'Pay\u202e0001 R', 'Pay0001 R'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['marks of direction', 'a\u200e\u200f\u061cb', 'ab'],
    ['control codes', 'a\u0001\u001b[31m\u007f\u009b\rb', 'a[31mb'],
    ['characters of no width', '\ufeffad\u00admi\u200bn\u2060', 'admin'],
    ['a joiner in a Latin word', 'ad\u200dmi\u200cn', 'admin'],
    ['a joiner at the beginning or after a space', '\u200da \u200cb', 'a b'],
    ['a hidden message in tags', 'a\u{E0068}\u{E0069}', 'a'],
  ])('loses %s', (_what, text, expected) => expect(visibleText(text)).toBe(expected));

  it.each([
    ['lines and tabs', 'one\n\ttwo'],
    ['a family', '👨‍👩‍👧'],
    ['an astronaut with a skin tone', '👩🏽‍🚀'],
    ['a heart on fire', '❤️‍🔥'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a Persian word', 'می‌خواهم'],
    ['a Hindi conjunct', 'क्‍ष'],
    ['Hebrew and Arabic', 'שלום محمد'],
  ])('keeps %s', (_what, text) => expect(visibleText(text)).toBe(text));
});

import { describe, expect, it } from 'vitest';
import { nameAmongLearners } from './index.ts';

describe('what learners see of each other', () => {
  it.each([
    ['Thandi Nkosi', 'Thandi'],
    ['  Sipho ', 'Sipho'],
    ['', 'A fellow learner'],
    ['www.example.com/win now', 'A fellow learner'],
    ['Sh1t Head', 'A fellow learner'],
    ['Siân Jones', 'Siân'],
    ['ᴀᴅᴍɪɴ Jones', 'A fellow learner'],
    ['Call-me-on-zero-eight-two Bob', 'Call'],
    [null, 'A fellow learner'],
  ])('of %j is %s', (fullName, expected) => {
    expect(nameAmongLearners({ fullName, isNameShown: true })).toBe(expected);
  });

  it('is no name where its owner does not show it', () => {
    expect(nameAmongLearners({ fullName: 'Thandi Nkosi', isNameShown: false })).toBe('A fellow learner');
  });
});

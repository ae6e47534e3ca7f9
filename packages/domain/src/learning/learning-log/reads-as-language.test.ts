import { describe, expect, it } from 'vitest';
import { readsAsLanguage } from './reads-as-language.ts';
import { NONSENSE, TEXTS_OF_LEARNERS } from './test/texts-of-learners.ts';

describe('what can be read as language', () => {
  it('is every one of more than a hundred texts, in whatever language, shape and spelling', () => {
    expect(TEXTS_OF_LEARNERS.length).toBeGreaterThanOrEqual(100);
    expect(TEXTS_OF_LEARNERS.filter((text) => !readsAsLanguage(text))).toEqual([]);
  });

  it('is any two of these texts, one after the other', () => {
    const refused = TEXTS_OF_LEARNERS.flatMap((text, at) => {
      const both = `${text}\n\n${TEXTS_OF_LEARNERS[(at * 37 + 11) % TEXTS_OF_LEARNERS.length]}`;
      return readsAsLanguage(both) ? [] : [both];
    });
    expect(refused).toEqual([]);
  });

  it('is none of more than forty pieces of nonsense', () => {
    expect(NONSENSE.length).toBeGreaterThanOrEqual(40);
    expect(NONSENSE.filter(readsAsLanguage)).toEqual([]);
  });

  it('may contain code or figures as soon as it has a sentence', () => {
    const figures = Array.from({ length: 60 }, (_, at) => at * 7).join(' ');
    expect(readsAsLanguage(figures)).toBe(false);
    expect(readsAsLanguage(`${figures} loaves of bread were sold`)).toBe(true);
    expect(readsAsLanguage(`${figures} loaves of bread sold`)).toBe(false);
  });

  it.each(['', '👍', 'gr8', 'Less food wasted', 'x1 x2 x3'])(
    'is whatever is too short to be judged: %j',
    (text) => {
      expect(readsAsLanguage(text)).toBe(true);
    },
  );

  it('allows up to half broken words next to common words, and up to a quarter without', () => {
    const broken = (count: number) => Array.from({ length: count }, (_, at) => `jkvbq${at % 2 ? 'a' : 'o'}`);
    const known = ['the', 'bread', 'sold', 'today', 'morning', 'market'];
    expect(readsAsLanguage([...known, ...broken(6)].join(' '))).toBe(true);
    expect(readsAsLanguage([...known, ...broken(7)].join(' '))).toBe(false);
    const strange = ['tavo', 'benik', 'solda', 'rimel', 'gatun', 'pelos'];
    expect(readsAsLanguage([...strange, ...broken(2)].join(' '))).toBe(true);
    expect(readsAsLanguage([...strange, ...broken(3)].join(' '))).toBe(false);
  });
});

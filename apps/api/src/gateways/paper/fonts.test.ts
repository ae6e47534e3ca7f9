import { describe, expect, it } from 'vitest';
import { loadFonts, runsOf } from './fonts.ts';

const drawn = async (text: string) => {
  const runs = runsOf(text, (await loadFonts()).get(500) ?? []);
  return {
    text: runs.map((run) => run.text).join(''),
    families: [...new Set(runs.map(({ part }) => part.family))],
  };
};

describe('a name on paper', () => {
  it.each(['Naledi Mokoena', 'Zoë d’Oliveira-van der Merwe', 'Łukasz Żółć'])(
    'is in the typeface of the house: %s',
    async (name) => expect(await drawn(name)).toEqual({ text: name, families: ['schibsted-grotesk'] }),
  );

  it.each([
    'Tshililo Ṱhaḓulani',
    'Mpho Ṋemaḽale',
    'ǃXam ǀKunta',
    'ǂKhoa ǁGana',
    'Nguyễn Thị Hạnh',
    'Ọlúwaṣẹ\u0301gun Adéọlá',
    'Ɓala Ɗan Ƙasa',
  ])('is in one typeface where the house’s has not every letter, and loses no mark: %s', async (name) =>
    expect(await drawn(name)).toEqual({ text: name.normalize('NFC'), families: ['noto-sans'] }),
  );

  it('has every letter that a name in Latin letters has', async () => {
    const letters = [
      [0x41, 0x24f],
      [0x1e00, 0x1eff],
    ].flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    const lost = [];
    for (const letter of letters.filter((each) => /\p{L}/u.test(each) && each === each.normalize('NFKC')))
      if ((await drawn(letter)).text !== letter) lost.push(letter);
    expect(lost).toEqual([]);
  });

  it('from before there was a rule has question marks for what no typeface has, and not an empty box', async () => {
    expect((await drawn('李小龙 Lee')).text).toBe('??? Lee');
    expect((await drawn('👩🏽‍🚀')).text).toMatch(/^\?+$/);
  });
});

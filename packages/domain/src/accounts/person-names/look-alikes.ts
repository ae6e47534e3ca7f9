// Each Latin letter with the Cyrillic and Greek letters (UTS 39, confusables.txt), digits and symbols that look like
// it, and with the Latin letters that Unicode does not count as accented forms.
const LOOK_ALIKES =
  'aАаΑα4@Ææ bВЬвьΒβßẞƁɓ cСсϹϲƆɔ dԀԁÐðĐđƊɗ eЕеєΕε3ƐɛƏə gԌԍ hНнҺһΗĦħ iІіӀӏΙι1|!ıǀǃ jЈјϳ kКкΚκƘƙ lŁł mМмΜ nпиΝηŊŋ oОоΟοσ0ØøŒœ ' +
  'pРрΡρÞþ qԚԛ rг sЅѕ5$ tТтΤτ7Ŧŧǂ uцυμ vѴѵν wԜԝшω xХхΧχ yУуүΥγƳƴ zΖ';

const LETTER_OF = new Map(
  LOOK_ALIKES.split(' ').flatMap(([letter = '', ...signs]) => signs.map((sign) => [sign, letter] as const)),
);

/** The name as a hurried reader sees it: without accents and case, look-alikes as the letters that they imitate. */
export function skeletonOf(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const read = Array.from(bare, (sign) => LETTER_OF.get(sign) ?? sign.toLowerCase()).join('');
  return read.replaceAll('ǁ', 'ii').replaceAll('l', 'i').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
// Not the modifier letters that every alphabet uses, such as the apostrophe ʼ.
const LETTER = /(?!\p{Script=Common})\p{L}/gu;

/** Whether one word mixes letters of two alphabets, as `Nаledi` with a Cyrillic `а` does. */
export function mixesAlphabets(text: string): boolean {
  return text.split(/[^\p{L}\p{M}]+/u).some((word) => {
    const letters = word.match(LETTER) ?? [];
    return ALPHABETS.some(
      (alphabet) =>
        letters.some((letter) => alphabet.test(letter)) && !letters.every((letter) => alphabet.test(letter)),
    );
  });
}

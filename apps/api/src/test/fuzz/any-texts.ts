import fc, { type Arbitrary } from 'fast-check';

const SURROGATES = { first: 0xd800, last: 0xdfff };

/** Any characters at all, as `fc.string({ unit: 'binary' })` gives them, which takes a second to be made. */
export const anyTexts = (maxLength: number): Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.integer({ min: 0, max: SURROGATES.first - 1 }),
        fc.integer({ min: SURROGATES.last + 1, max: 0x10ffff }),
      ),
      { maxLength },
    )
    .map((points) => String.fromCodePoint(...points));

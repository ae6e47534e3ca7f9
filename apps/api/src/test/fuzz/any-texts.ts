import fc, { type Arbitrary } from 'fast-check';

const SURROGATES = { first: 0xd800, last: 0xdfff };

/** Arbitrary characters, like `fc.string({ unit: 'binary' })`, which takes a second to build. */
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

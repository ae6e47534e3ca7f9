/** Control codes, characters that reverse the text around them, and zero-width characters. New line and tab stay. */
const INVISIBLE =
  /(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/gu;

// Persian, Hindi and others need a joiner after a letter, and family emoji between their parts. After a letter of these
// three alphabets, a digit or a space it can only hide something. No lookbehind: older phones do not support it.
const USELESS_JOINERS =
  /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u200c\u200d])[\u200c\u200d]+/gu;
const REPEATED_JOINERS = /([\u200c\u200d])[\u200c\u200d]+/gu;

// Invisible copies of ASCII; only the flags of England, Scotland and Wales are written with them.
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|[\u{E0000}-\u{E007F}]/gu;

/** The text without invisible characters and those that change how the rest is read. */
export function visibleText(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(TAGS, '$1')
    .replaceAll(USELESS_JOINERS, '$1')
    .replaceAll(REPEATED_JOINERS, '$1');
}

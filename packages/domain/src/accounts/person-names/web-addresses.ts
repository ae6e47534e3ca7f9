const LEFTOVER_MARKS = /\p{M}/gu;
// A dot between two single letters belongs to initials: "J.P. Nkosi".
const DOT_IN_WORD = /[\p{L}\p{N}]{2}\.[\p{L}\p{N}]|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u;
const DOT_BEFORE_WORD = /(?:^|[^\p{L}\p{N}])\.[\p{L}\p{N}]{2}/u;
const WWW = /(?:^|[^\p{L}\p{N}])www(?:[^\p{L}\p{N}]|$)/iu;

/** Whether part of a name reads as a web address: `t.me`, `evil .com`, `www.x.co`. */
export function holdsWebAddress(name: string): boolean {
  const bare = name.normalize('NFC').replaceAll(LEFTOVER_MARKS, '');
  return DOT_IN_WORD.test(bare) || DOT_BEFORE_WORD.test(bare) || WWW.test(bare);
}

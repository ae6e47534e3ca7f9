/** Keeps the groups of an amount such as R1 200 000 on one line. */
export function wholeAmounts(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}

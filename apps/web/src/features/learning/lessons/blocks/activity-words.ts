/**
 * The texts of an activity, one part after the other and nested ones too, for whoever its script does not come to.
 * Whatever is named so is HTML, and so are the strings of a list.
 */
export function wordsOf(part: object): string[] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value !== 'string' ? wordsOf(value ?? {}) : /html$|^\d/i.test(name) ? value : [],
  );
}

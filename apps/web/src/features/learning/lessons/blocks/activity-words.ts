/**
 * The texts of an activity, in order and including nested ones, shown when its script does not load. Properties whose
 * name ends in `html` are HTML, and so are the strings of a list.
 */
export function wordsOf(part: object): string[] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value !== 'string' ? wordsOf(value ?? {}) : /html$|^\d/i.test(name) ? value : [],
  );
}

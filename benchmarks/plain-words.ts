/** A few words of a text that look the same in HTML and JSON: only letters and single spaces. */
export function plainWords(text: string): string {
  const runs = text.match(/[A-Za-z]+(?: [A-Za-z]+){3,}/g) ?? [];
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

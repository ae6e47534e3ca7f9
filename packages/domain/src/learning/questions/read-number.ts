/**
 * The number that a person typed, or null. `0,25` and `R1 500` are South African formats; a comma before groups of
 * three digits separates thousands (`1,500`), unless the number starts with 0 (`0,125`).
 */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^R\s*(?=\d)/i, '')
    .replace(/\s*%$/, '')
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-');
  const written = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : null;
}

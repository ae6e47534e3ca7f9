// Includes full-width characters, as spreadsheets read them.
const FORMULA_SIGN = '[=+\\-@＝＋－＠﹢﹣﹦﹫−]';
const UNSEEN = '[\\s"\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]*';

/**
 * Where a formula could begin: at the start, or after anything by which some program separates cells. A South African
 * Excel separates by semicolons, even inside quotation marks.
 */
const FORMULA_START = new RegExp(`(^|[,;\\t\\r\\n])(${UNSEEN})(?=${FORMULA_SIGN})`, 'gu');

/** One value of a CSV file. Spreadsheets run anything that begins like a formula; an apostrophe makes it text. */
export function csvCell(text: string): string {
  const marked = text.replaceAll(FORMULA_START, "$1$2'");
  const harmless = /^[\t\r\n]/.test(marked) ? `'${marked}` : marked;
  return `"${harmless.replaceAll('"', '""')}"`;
}

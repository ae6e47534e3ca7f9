const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of sanitised HTML, without figures. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replaceAll(/<\/?(strong|em|code|a|span|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The number of words to read: code and its output are looked at, not read, so they do not count. */
export function countWords(html: string): number {
  const prose = plainText(html.replaceAll(/<pre[\s\S]*?<\/pre>/g, ' '));
  return prose.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

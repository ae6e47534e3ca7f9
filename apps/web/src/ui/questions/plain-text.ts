/** The text of a piece of markup, for controls that cannot show anything else. Nothing in it is run or loaded. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}

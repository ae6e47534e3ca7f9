/** The words of a piece of markup, for controls that can show nothing else. Nothing in it is run or loaded. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}

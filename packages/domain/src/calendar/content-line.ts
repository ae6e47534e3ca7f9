// RFC 5545 §3.1: a line has at most 75 octets without its break; a longer one goes on after a break and a space.
const MOST_OCTETS = 75;
const LINE_BREAK = '\r\n';

function octetsOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Ends the line, folded between characters so that none is torn apart. */
export function contentLine(name: string, value: string): string {
  let folded = '';
  let octets = 0;
  for (const character of `${name}:${value}`.toWellFormed()) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      folded += `${LINE_BREAK} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded + LINE_BREAK;
}

/** RFC 5545 §3.3.11: a text, without the control characters that a calendar may not hold. */
export function escapedText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through.
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** `20261115T153000Z` */
export function utcTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

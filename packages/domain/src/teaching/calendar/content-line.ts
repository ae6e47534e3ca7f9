import { visibleText } from '../../kernel/index.ts';

// RFC 5545 §3.1: a line has at most 75 octets without its break; a longer one goes on after a break and a space.
const MOST_OCTETS = 75;
const LINE_BREAK = '\r\n';

function octetsOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Ends the line, folded between characters so that none is split. */
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

/**
 * RFC 5545 §3.3.11: a text without control characters, which a calendar may not contain, and without anything that some
 * program takes for the end of a line.
 */
export function escapedText(text: string): string {
  return visibleText(text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** `20261115T153000Z` */
export function utcTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

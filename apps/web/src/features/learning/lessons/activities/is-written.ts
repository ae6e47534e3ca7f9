const LEAST_WORDS = 4;

/** Enough to compare: a letter typed to get past the door is not. */
export function isWritten(text: string): boolean {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= LEAST_WORDS;
}

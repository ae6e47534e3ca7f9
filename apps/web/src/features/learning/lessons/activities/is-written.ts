const LEAST_WORDS = 4;

/** Enough to compare with the model answer: a single letter typed to get past the check is not. */
export function isWritten(text: string): boolean {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= LEAST_WORDS;
}

import { countWords, plainText } from './plain-text.ts';

const LEFT_OUT = /<(svg|pre|table|h[1-6])\b[\s\S]*?<\/\1>/g;
const BLOCK_END = /<\/(?:p|li|blockquote)>/g;
// A full stop inside a number or before a lower-case letter does not end a sentence.
const SENTENCE_END = /(?<=[.!?]["”’')]*)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u;

/** The sentences of rendered text: paragraphs and lists, without code, figures, tables and headings. */
export function sentencesOf(html: string): string[] {
  return html
    .replaceAll(LEFT_OUT, '</p>')
    .split(BLOCK_END)
    .flatMap((block) => plainText(block).split(SENTENCE_END))
    .filter((sentence) => countWords(sentence) > 0);
}

/** The average number of words in a sentence; 0 without any. */
export function meanSentence(sentences: readonly string[]): number {
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  return sentences.length === 0 ? 0 : words / sentences.length;
}

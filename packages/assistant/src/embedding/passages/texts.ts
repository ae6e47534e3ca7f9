import { hash } from 'node:crypto';
import type { Passage } from './passage.ts';

/** A passage is found by its own meaning, by its single sentences and by its lesson's questions. */
export const passageText = ({ title, heading, body }: Passage) => `${title}. ${heading}. ${body}`;
export const sentenceText = ({ title }: Passage, sentence: string) => `${title}: ${sentence}`;

export function textsOf(passage: Passage): string[] {
  return [
    passageText(passage),
    ...passage.sentences.map((sentence) => sentenceText(passage, sentence)),
    ...passage.questions,
  ];
}

export const textHash = (text: string): Buffer => hash('sha256', text, 'buffer');
export const textKey = (text: string): string => hash('sha256', text, 'base64');

import type { Intent } from '@academy/domain/assistant/agents';
import { continuesSubject, newSubjectIn, withoutConnective } from '../intents/index.ts';
import { needsPlainWords, plainMessage, subjectWords } from '../language/index.ts';
import { type TextsToCompare, textsToCompare } from './texts-to-compare.ts';

export interface ReadMessage extends TextsToCompare {
  /** In plain words. */
  readonly said: string;
  /** The same without the words that only connect it to the message before. */
  readonly plain: string;
  /** Whether it continues the subject of the message before; */
  readonly isFollowUp: boolean;
  /** and names something in addition. */
  readonly hasOwnSubject: boolean;
}

export interface MessageContext {
  /** What the message before was about. */
  readonly about: Intent | undefined;
  readonly courses: readonly { readonly title: string }[];
  /** Corrects a mistyped word; without it only the nouns of the product are corrected. */
  readonly spell: ((word: string) => string) | undefined;
}

/** A message in plain words, spelling corrected, with how it continues the conversation. */
export function readMessage(message: string, { about, courses, spell }: MessageContext): ReadMessage {
  const spelled = plainMessage(message, spell);
  const plain = about === undefined ? spelled : withoutConnective(spelled);
  // The model only reads English with standard spelling.
  const isRewritten = plain !== spelled || needsPlainWords(message, spell);
  return {
    said: spelled,
    plain,
    isFollowUp: about !== undefined && continuesSubject(spelled, about),
    hasOwnSubject: subjectWords(newSubjectIn(spelled)).length > 0,
    ...textsToCompare(message, plain, { isRewritten, courses }),
  };
}

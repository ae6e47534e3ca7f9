import { PRODUCT_NAME } from '../../product/index.ts';
import { careWords, type Hear, type PersonConcern } from '../care/index.ts';
import { SMALL_TALKS, SUPPORT_KEYS, type SupportAnswers } from './support-answers.ts';

const NAME_IN_KEYS = 'nexusai';

/** People who are not in danger may just as well write to somebody. */
const careReply = (concern: PersonConcern) =>
  concern === 'distress'
    ? `${careWords(concern)}\n\nTo talk to a person of the academy, write to {contact}.`
    : careWords(concern);

/** 1§5: the scripted chatbot's answer to a message. Signs of danger or distress are checked before any key. */
export function replyTo(
  message: string,
  answers: SupportAnswers,
  { hear, productName = PRODUCT_NAME }: { readonly hear: Hear; readonly productName?: string },
): string {
  const concern = hear(message);
  if (concern !== null) return careReply(concern);
  const key = SUPPORT_KEYS.find((words) => matchesKey(message, words, productName));
  if (key !== undefined) return answers.keys[key];
  const topic = answers.topics?.find(({ phrases }) => containsPhrase(message, phrases));
  if (topic !== undefined) return topic.answer;
  const talk = SMALL_TALKS.find((name) => containsPhrase(message, answers.smallTalk[name].phrases));
  return talk === undefined ? answers.fallback : answers.smallTalk[talk].answer;
}

/** Every word of the key, in any order and also inside a longer word: `costs` has `cost`. */
function matchesKey(message: string, key: string, productName: string): boolean {
  const text = message.toLowerCase();
  return key.split(' ').every(
    (word) =>
      text.includes(word) ||
      // R5: whatever the product is called, asking for it by that name is answered.
      (word === NAME_IN_KEYS && text.includes(productName.toLowerCase())),
  );
}

/** Whole words only, so that `which` is not taken for `hi`. */
function containsPhrase(message: string, phrases: readonly string[]): boolean {
  const text = spacedWords(message);
  return phrases.some((phrase) => text.includes(spacedWords(phrase)));
}

function spacedWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

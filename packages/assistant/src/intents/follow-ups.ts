import type { Intent } from '@academy/domain/assistant/agents';
import { ruledIntent } from './intent-rules.ts';

/** Refers back to the message before, and names nothing itself. */
const POINTS_BACK =
  /^(?:(?:show|tell|give) (?:me )?)?(?:the )?(?:next|more|another|others?)(?: (?:one|ones|please|example|hint|of (?:it|them|those)))?$|^(?:why|how come|why is that|how so|for example|an? example|example|go on|continue|more|what else|which ones?|when|where|tell me more|explain(?: (?:it|that|more|again))?|what does (?:that|it|this) mean|i do not (?:get|understand)(?: (?:it|that))?)$|^(?:it|that|this|they|those|these)\b.{0,40}$/;

/** Continues the message before; the rest may be a new subject. */
const CONNECTIVE = /^(?:ok and|and|then|also|but|or|(?:what|how) about)\b(.{0,40})$/;

/** A message that only makes sense after another one. */
export const isFollowUp = (plain: string): boolean => POINTS_BACK.test(plain) || CONNECTIVE.test(plain);

/** The message without its connecting words. */
export const withoutConnective = (plain: string): string => CONNECTIVE.exec(plain)?.[1]?.trim() || plain;

/** Words that choose from what was said. */
const CHOOSING = /\b(?:next|ones?|others?|last|first|second|examples?|reason|please)\b/g;

/** What a follow-up names in addition to the previous subject; empty if it only refers back. */
export function newSubjectIn(plain: string): string {
  return (CONNECTIVE.exec(plain)?.[1] ?? '').replaceAll(CHOOSING, ' ').trim();
}

const ASKS = /^(?:who|what|why|how|where|when|which|is|are|does|do|can|could|explain|define)\b/;
const POINTS = /\b(?:it|they|them|that|this|those|these|there|ones?|mine)\b/;

/** A complete question that only begins with a connecting word: "and who is the president?" */
export function isWholeQuestion(plain: string): boolean {
  const tied = CONNECTIVE.exec(plain)?.[1]?.trim() ?? '';
  return ASKS.test(tied) && !POINTS.test(tied);
}

/** A comment on an answer, though a rule takes it for one on the open lesson. */
const NOT_UNDERSTOOD = /^i do not (?:get|understand)\b|^(?:it|that|this)\b.{0,15}\bmakes? no sense$/;

/**
 * Whether a message continues the previous subject. A message that names another subject of the academy asks about that
 * one.
 */
export function continuesSubject(plain: string, about: Intent): boolean {
  if (!isFollowUp(plain)) return false;
  const ruled = ruledIntent(withoutConnective(plain));
  return ruled === null || ruled.weight === 'hint' || ruled.intent === about || NOT_UNDERSTOOD.test(plain);
}

/** Continues a list; "my next session" is the first one of it. */
const FURTHER = /(?<!\bmy )\b(?:next|more|others?|another|else|after (?:that|this|it)|then)\b/;

/** Whether a message asks for more of a list. Repeating the whole question starts the list again. */
export function asksForMore(plain: string): boolean {
  const ruled = ruledIntent(plain);
  return isFollowUp(plain) && (ruled === null || ruled.weight === 'hint' || FURTHER.test(plain));
}

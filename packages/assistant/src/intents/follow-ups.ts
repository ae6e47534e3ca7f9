import type { Intent } from '@academy/domain/assistant/agents';
import { ruledIntent } from './intent-rules.ts';

/** Points back at what was said, and names nothing itself. */
const POINTS_BACK =
  /^(?:(?:show|tell|give) (?:me )?)?(?:the )?(?:next|more|another|others?)(?: (?:one|ones|please|example|hint|of (?:it|them|those)))?$|^(?:why|how come|why is that|how so|for example|an? example|example|go on|continue|more|what else|which ones?|when|where|tell me more|explain(?: (?:it|that|more|again))?|what does (?:that|it|this) mean|i do not (?:get|understand)(?: (?:it|that))?)$|^(?:it|that|this|they|those|these)\b.{0,40}$/;

/** Ties on to what was said; what stands behind may be a subject of its own. */
const TIES_ON = /^(?:ok and|and|then|also|but|or|(?:what|how) about)\b(.{0,40})$/;

/** A message that only makes sense after another one. */
export const isFollowUp = (plain: string): boolean => POINTS_BACK.test(plain) || TIES_ON.test(plain);

/** A message without what ties it on to another one. */
export const withoutTie = (plain: string): string => TIES_ON.exec(plain)?.[1]?.trim() || plain;

/** Words that choose from what was said. */
const CHOOSING = /\b(?:next|ones?|others?|last|first|second|examples?|reason|please)\b/g;

/** What a follow-up names beside what was talked about; empty where it only points back. */
export function namedBeside(plain: string): string {
  return (TIES_ON.exec(plain)?.[1] ?? '').replaceAll(CHOOSING, ' ').trim();
}

const ASKS = /^(?:who|what|why|how|where|when|which|is|are|does|do|can|could|explain|define)\b/;
const POINTS = /\b(?:it|they|them|that|this|those|these|there|ones?|mine)\b/;

/** A whole question that is only tied on with a word: "and who is the president?" */
export function isWholeQuestion(plain: string): boolean {
  const tied = TIES_ON.exec(plain)?.[1]?.trim() ?? '';
  return ASKS.test(tied) && !POINTS.test(tied);
}

/** Said of an answer, though a rule takes it for the lesson that is open. */
const NOT_UNDERSTOOD = /^i do not (?:get|understand)\b|^(?:it|that|this)\b.{0,15}\bmakes? no sense$/;

/** Whether a message goes on with what was talked about. Who names another thing of the academy asks for that one. */
export function goesOnWith(plain: string, about: Intent): boolean {
  if (!isFollowUp(plain)) return false;
  const ruled = ruledIntent(withoutTie(plain));
  return ruled === null || ruled.weight === 'hint' || ruled.intent === about || NOT_UNDERSTOOD.test(plain);
}

/** What follows on a list; "my next session" is the one that was told first. */
const FURTHER = /(?<!\bmy )\b(?:next|more|others?|another|else|after (?:that|this|it)|then)\b/;

/** Whether a list is gone on with. Who asks the whole question again is told it from its beginning. */
export function asksForMore(plain: string): boolean {
  const ruled = ruledIntent(plain);
  return isFollowUp(plain) && (ruled === null || ruled.weight === 'hint' || FURTHER.test(plain));
}

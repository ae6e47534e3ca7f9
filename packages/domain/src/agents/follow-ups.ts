import { ruledIntent } from './intent-rules.ts';

/** A message that only makes sense after another one. */
const FOLLOW_UP =
  /^(?:and|ok and|then|also|but|or)\b.{0,40}$|^(?:(?:show|tell|give) (?:me )?)?(?:the )?(?:next|more|another|others?)(?: (?:one|ones|please|example|hint|of (?:it|them|those)))?$|^(?:why|how come|why is that|how so|for example|an? example|example|go on|continue|more|what else|which ones?|when|where|tell me more|explain(?: (?:it|that|more|again))?|what does (?:that|it|this) mean|i do not (?:get|understand)(?: (?:it|that))?)$|^(?:it|that|this|they|those|these)\b.{0,40}$|^(?:what|how) about\b.{0,40}$/;

export const isFollowUp = (plain: string): boolean => FOLLOW_UP.test(plain);

/** What follows on a list; "my next session" is the one that was told first. */
const FURTHER = /(?<!\bmy )\b(?:next|more|others?|another|else|after (?:that|this|it)|then)\b/;

/** Whether a list is gone on with. Who asks the whole question again is told it from its beginning. */
export function asksForMore(plain: string): boolean {
  return isFollowUp(plain) && (ruledIntent(plain)?.weight !== 'sure' || FURTHER.test(plain));
}

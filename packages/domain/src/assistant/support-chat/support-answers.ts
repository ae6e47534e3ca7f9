/** 1§5: if several match, the first in this order answers. */
export const SUPPORT_KEYS = [
  'what is nexusai',
  'when launch',
  'how much cost',
  'what courses',
  'help',
  'register',
  'contact',
] as const;
type SupportKey = (typeof SUPPORT_KEYS)[number];

/** Tried in this order, and after the keys. */
export const SMALL_TALKS = ['greeting', 'thanks', 'goodbye'] as const;
type SmallTalk = (typeof SMALL_TALKS)[number];

interface PhrasedAnswer {
  /** Words or phrases; any one of them is enough. */
  readonly phrases: readonly string[];
  readonly answer: string;
}

export interface SupportAnswers {
  /** The greeting that the chat starts with. */
  readonly welcome: string;
  readonly keys: Readonly<Record<SupportKey, string>>;
  readonly smallTalk: Readonly<Record<SmallTalk, PhrasedAnswer>>;
  /** Other ways to ask, and further topics; tried in their order, after the keys and before small talk. */
  readonly topics?: readonly PhrasedAnswer[];
  /** Suggested first questions. */
  readonly suggestions?: readonly string[];
  readonly fallback: string;
}

/** 1§5: among several that match, the first of this order answers. */
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
  /** Words, or phrases of several, any of which is enough. */
  readonly phrases: readonly string[];
  readonly answer: string;
}

export interface SupportAnswers {
  /** What the chat starts with. */
  readonly welcome: string;
  readonly keys: Readonly<Record<SupportKey, string>>;
  readonly smallTalk: Readonly<Record<SmallTalk, PhrasedAnswer>>;
  /** Other ways to ask, and more to ask about; tried in their order, after the keys and before small talk. */
  readonly topics?: readonly PhrasedAnswer[];
  /** Questions to begin with. */
  readonly suggestions?: readonly string[];
  readonly fallback: string;
}

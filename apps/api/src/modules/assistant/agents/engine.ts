import type { AgentCitation } from '@academy/contract/assistant/agents';
import type { AgentType, Confidence, EngineName, Intent } from '@academy/domain/assistant/agents';
import type { Actor } from '../../../http/endpoints/actor.ts';

/** What a follow-up refers to. */
export interface Memory {
  readonly intent?: Intent;
  /** How many items of a list were already named. */
  readonly told?: number;
  readonly lessonId?: string;
  /** How often help with the same exercise was asked for. */
  readonly helped?: number;
  /** How many of its hints were given, */
  readonly hinted?: number;
  /** and the fingerprint of the last explained error. */
  readonly read?: string;
}

/** One message, with everything that may be known about it. The learner comes from the sign-in, never from the message. */
export interface Turn {
  readonly actor: Actor;
  readonly agentType: AgentType;
  readonly sessionId: string;
  readonly message: string;
  readonly memory: Memory;
  readonly now: Date;
  /** The lesson that is open. */
  readonly lessonId: string | null;
  /** Sent along by the learner's own click. */
  readonly program: { readonly code: string; readonly error: string } | null;
}

export interface Reply {
  /** The embedded engine by default. */
  readonly engine?: EngineName;
  readonly text: string;
  /** Shown to the learner after the text, and to nobody else: it is not stored, and not sent to a language model. */
  readonly aside?: string;
  readonly intent: Intent;
  readonly confidence: Confidence;
  readonly citations?: readonly AgentCitation[];
  readonly suggestions?: readonly string[];
  readonly actions?: readonly { readonly label: string; readonly href: string }[];
  /** The agent whose subject this is, when another one was asked. */
  readonly switchTo?: AgentType | null;
  readonly memory?: Memory;
  /** A reply to somebody in danger or distress, or instead of help: no experience, no day of the streak. */
  readonly earnsNothing?: boolean;
}

/** Receives an answer while it is written. */
export interface Listener {
  /** Aborted when the listener has disconnected: nothing is written for nobody. */
  readonly signal: AbortSignal;
  /** The next piece, checked like a whole answer. */
  readonly onText: (reply: Pick<Reply, 'engine' | 'intent' | 'confidence'>, text: string) => void;
}

export interface AgentEngine {
  /** A question is likely to follow. */
  readonly warm: () => void;
  /** The streamed text counts only if the reply begins with it. */
  readonly reply: (turn: Turn, listener: Listener) => Promise<Reply>;
}

import type {
  AnswerOf,
  Endpoint,
  EndpointTable,
  InputOf,
  RefusalCodeOf,
  StreamOf,
} from '@academy/contract/endpoint';
import type { Refusal, Result } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { SignInEvent, WayInEvent } from '../observing/security-log.ts';
import type { ActorFor } from './actor.ts';

export interface DetailedRefusal<Code extends string> extends Refusal<Code> {
  readonly retryAfterSeconds?: number;
  /** What the contract's sentence names in braces. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface Call<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly actor: ActorFor<E['access']>;
  /** Its transactions are rolled back by a refusal, and when the request has taken too long. */
  readonly db: Queryable;
  /**
   * A transaction that ends in the endpoint's answer. Under an Idempotency-Key the answer is stored in it, so that
   * effect and answer are one.
   */
  readonly transaction: <O extends OutcomeOf<E>>(work: (tx: Queryable) => Promise<O>) => Promise<O>;
  /** Tells a client that listens what happens on the way; to all others nothing is said before the answer. */
  readonly emit: <Name extends keyof StreamOf<E> & string>(event: Name, data: StreamOf<E>[Name]) => void;
  /**
   * For an endpoint with `confirmedWhen`, where that is the case: ends the request, and rolls its transaction back, unless this
   * sign-in was confirmed a moment ago.
   */
  readonly requireConfirmation: () => void;
  /** Aborted when nobody waits for the answer any more: the reader has gone, or was told to try again. */
  readonly signal: AbortSignal;
  readonly address: string;
  readonly device: string;
  readonly signInToken: string | null;
  readonly setSignIn: (token: string, maxAgeMs: number) => void;
  readonly clearSignIn: () => void;
  /** Opens the documents of the courses in which this person has a place; who teaches reads all. */
  readonly grantDocuments: (courseIds: Iterable<string>) => Promise<void>;
  /** By it a browser shows that it has signed in before; it opens nothing. */
  readonly deviceToken: string | null;
  readonly setDevice: (token: string) => void;
  /** Tells the security log. */
  readonly noteSignIn: (event: SignInEvent | WayInEvent) => void;
  /** The same where an endpoint is open to everybody, and a member of staff has acted on what is somebody else's. */
  readonly noteStaffAct: () => void;
}

interface Repeated {
  /** The answer carries its version: a client that holds that version already gets 304 without a body. */
  readonly isVersioned?: true;
  /** It is in memory for one person, and may be sent again as the same object: its text is made once. */
  readonly isKept?: true;
}

type OutcomeOf<E extends Endpoint> = Result<AnswerOf<E>, DetailedRefusal<RefusalCodeOf<E>>> & Repeated;

/** What an answer needs no waiting for is returned as it is. */
type Handler<E extends Endpoint> = (call: Call<E>) => OutcomeOf<E> | Promise<OutcomeOf<E>>;

export type Handlers<Table extends EndpointTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Endpoint ? Handler<Table[Key]> : never;
};

export type Outcome = Result<unknown, DetailedRefusal<string>> & Repeated;

/** A handler whose endpoint is known only at run time. */
export type AnyHandler = (call: Call<Endpoint>) => Outcome | Promise<Outcome>;

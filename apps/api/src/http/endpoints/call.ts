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
  /** The values for the braces in the contract's sentence. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface Call<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly actor: ActorFor<E['access']>;
  /** Its transactions are rolled back by a refusal, and when the request has timed out. */
  readonly db: Queryable;
  /**
   * A transaction that ends with the endpoint's response. Under an Idempotency-Key the response is stored in it,
   * so that effect and response are atomic.
   */
  readonly transaction: <O extends OutcomeOf<E>>(work: (tx: Queryable) => Promise<O>) => Promise<O>;
  /** Sends an event to a client that listens; other clients get only the response. */
  readonly emit: <Name extends keyof StreamOf<E> & string>(event: Name, data: StreamOf<E>[Name]) => void;
  /**
   * For an endpoint with `confirmedWhen`, when that applies: ends the request, and rolls its transaction back, unless this
   * sign-in was confirmed a moment ago.
   */
  readonly requireConfirmation: () => void;
  /** Aborted when nobody waits for the response any more: the reader has disconnected, or the request has timed out. */
  readonly signal: AbortSignal;
  readonly address: string;
  readonly device: string;
  readonly signInToken: string | null;
  readonly setSignIn: (token: string, maxAgeMs: number) => void;
  readonly clearSignIn: () => void;
  /** Grants the documents of this person's courses; trainers read all. */
  readonly grantDocuments: (courseIds: Iterable<string>) => Promise<void>;
  /** Shows that this browser has signed in before; it opens nothing. */
  readonly deviceToken: string | null;
  readonly setDevice: (token: string) => void;
  /** Writes to the security log. */
  readonly logSignInEvent: (event: SignInEvent | WayInEvent) => void;
  /** The same for an endpoint open to everybody, when a member of staff has acted on another person's data. */
  readonly logStaffAccess: () => void;
}

interface Repeated {
  /** The response carries its version: a client that already has it gets 304 without a body. */
  readonly isVersioned?: true;
  /** Cached for one person, and may be sent again as the same object: it is serialised once. */
  readonly isKept?: true;
}

type OutcomeOf<E extends Endpoint> = Result<AnswerOf<E>, DetailedRefusal<RefusalCodeOf<E>>> & Repeated;

/** A synchronous answer is returned without a promise. */
type Handler<E extends Endpoint> = (call: Call<E>) => OutcomeOf<E> | Promise<OutcomeOf<E>>;

export type Handlers<Table extends EndpointTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Endpoint ? Handler<Table[Key]> : never;
};

export type Outcome = Result<unknown, DetailedRefusal<string>> & Repeated;

/** A handler whose endpoint is known only at run time. */
export type AnyHandler = (call: Call<Endpoint>) => Outcome | Promise<Outcome>;

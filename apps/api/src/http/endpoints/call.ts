import type { AnswerOf, Endpoint, EndpointTable, InputOf, RefusalCodeOf } from '@academy/contract/endpoint';
import type { Refusal, Result } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { SignInEvent } from '../observing/security-log.ts';
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
  readonly address: string;
  readonly device: string;
  readonly signInToken: string | null;
  readonly setSignIn: (token: string, maxAgeMs: number) => void;
  readonly clearSignIn: () => void;
  /** By it a browser shows that it has signed in before; it opens nothing. */
  readonly deviceToken: string | null;
  readonly setDevice: (token: string) => void;
  /** Tells the security log. */
  readonly noteSignIn: (event: SignInEvent) => void;
}

/** An answer may carry its version: a client that holds that version already gets 304 without a body. */
interface Versioned {
  readonly isVersioned?: true;
}

type OutcomeOf<E extends Endpoint> = Result<AnswerOf<E>, DetailedRefusal<RefusalCodeOf<E>>> & Versioned;

/** What an answer needs no waiting for is returned as it is. */
type Handler<E extends Endpoint> = (call: Call<E>) => OutcomeOf<E> | Promise<OutcomeOf<E>>;

export type Handlers<Table extends EndpointTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Endpoint ? Handler<Table[Key]> : never;
};

export type Outcome = Result<unknown, DetailedRefusal<string>> & Versioned;

/** A handler whose endpoint is known only at run time. */
export type AnyHandler = (call: Call<Endpoint>) => Outcome | Promise<Outcome>;

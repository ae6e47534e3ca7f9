import type { Endpoint, InputOf } from '@academy/contract/endpoint';
import { DEVICE_KNOWN_MS, isConfirmed } from '@academy/domain/accounts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queryable } from '../../database/connect.ts';
import type { SignInEvent, WayInEvent } from '../observing/security-log.ts';
import { PROBLEMS, READER_GONE, RequestProblem } from '../problems/problem.ts';
import { type ActorFor, mayCall } from './actor.ts';
import type { Call, Outcome } from './call.ts';
import type { EventStream } from './event-stream.ts';
import type { Gate } from './gate.ts';
import { isRead, logStaffAct } from './log-outcome.ts';

const MOST_DEVICE_CHARACTERS = 300;

type KeepAnswer = (tx: Queryable, outcome: Outcome) => Promise<void>;

/** A call as a handler sees it. A class, so that unused properties are not computed. */
export class RequestCall implements Call<Endpoint> {
  readonly #gate: Gate;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #events: EventStream | null;
  readonly #reading: Queryable;
  #isLate = false;
  #storeAnswer: KeepAnswer | null = null;
  #hasStoredAnswer = false;
  #db: Queryable | null = null;
  #reader: AbortController | null = null;

  constructor(
    gate: Gate,
    request: FastifyRequest,
    reply: FastifyReply,
    /** Null for a client that takes the response as a whole. */
    events: EventStream | null = null,
    /** The database of a request that only reads. */
    reading: Queryable = gate.reading,
  ) {
    this.#gate = gate;
    this.#request = request;
    this.#reply = reply;
    this.#events = events;
    this.#reading = reading;
  }

  /** Every part was checked against its schema, and no name occurs in two of them (see the contract's test). */
  get input(): InputOf<Endpoint> {
    const { params, query, body } = this.#request;
    return Object.assign({}, params, query, body);
  }

  get actor(): ActorFor<Endpoint['access']> {
    return this.#request.actor as ActorFor<Endpoint['access']>;
  }

  get db(): Queryable {
    if (isRead(this.#request)) return this.#reading;
    const { db } = this.#gate.services;
    this.#db ??= Object.assign(Object.create(db), { transaction: this.#commitInTime(db) }) as Queryable;
    return this.#db;
  }

  /** After a timeout the transaction must not commit. */
  #commitInTime(db: Database): Database['transaction'] {
    return (work, config) =>
      db.transaction(async (tx) => {
        const result = await work(tx);
        if (this.#isLate) throw new RequestProblem(PROBLEMS.resting);
        this.#reader?.signal.throwIfAborted();
        return result;
      }, config);
  }

  get transaction() {
    return <O extends Outcome>(work: (tx: Queryable) => Promise<O>): Promise<O> =>
      this.db.transaction(async (tx) => {
        const outcome = await work(tx);
        if (outcome.ok && this.#storeAnswer !== null) {
          await this.#storeAnswer(tx, outcome);
          this.#hasStoredAnswer = true;
        }
        return outcome;
      });
  }

  get requireConfirmation(): () => void {
    return () => {
      const { actor } = this.#request;
      if (actor === null || !isConfirmed(actor.confirmedAt, this.#gate.services.clock()))
        throw new RequestProblem(PROBLEMS.confirmationNeeded);
    };
  }

  /** For a call under an Idempotency-Key: stores the response with the effect. */
  keepAnswersWith(keep: KeepAnswer): void {
    this.#storeAnswer = keep;
  }

  get hasStoredAnswer(): boolean {
    return this.#hasStoredAnswer;
  }

  /** Nobody waits for the response any more. */
  timeOut(): void {
    this.#isLate = true;
    this.#reader?.abort(new RequestProblem(PROBLEMS.resting));
  }

  /** Watched only for a handler that uses it: nearly every response is ready before anybody could disconnect. */
  get signal(): AbortSignal {
    if (this.#reader) return this.#reader.signal;
    const reader = new AbortController();
    this.#reader = reader;
    const { raw } = this.#reply;
    const goAway = () => reader.abort(new RequestProblem(READER_GONE));
    if (this.#isLate || raw.destroyed) goAway();
    else raw.once('close', () => raw.writableFinished || goAway());
    return reader.signal;
  }

  get emit(): (event: string, data: unknown) => void {
    return (event, data) => {
      if (!this.#isLate) this.#events?.send(event, JSON.stringify(data));
    };
  }

  get address(): string {
    return this.#request.ip;
  }

  get device(): string {
    return (this.#request.headers['user-agent'] ?? 'unknown device').slice(0, MOST_DEVICE_CHARACTERS);
  }

  get signInToken(): string | null {
    return this.#gate.cookie.read(this.#request);
  }

  // Handlers destructure these, so they are bound; created lazily, because few use them.
  get setSignIn(): (token: string, maxAgeMs: number) => void {
    return (token, maxAgeMs) => this.#gate.cookie.set(this.#reply, token, maxAgeMs);
  }

  get clearSignIn(): () => void {
    return () => {
      this.#gate.cookie.clear(this.#reply);
      this.#gate.grants.take(this.#reply);
    };
  }

  get grantDocuments(): (courseIds: Iterable<string>) => Promise<void> {
    const isTeacher = this.#request.actor !== null && mayCall('trainer', this.#request.actor);
    return (courseIds) =>
      this.#gate.grants.give(this.#request, this.#reply, isTeacher ? 'all' : [...courseIds].sort());
  }

  get deviceToken(): string | null {
    return this.#gate.deviceCookie.read(this.#request);
  }

  get setDevice(): (token: string) => void {
    return (token) => this.#gate.deviceCookie.set(this.#reply, token, DEVICE_KNOWN_MS);
  }

  get logSignInEvent(): (event: SignInEvent | WayInEvent) => void {
    return (event) => this.#gate.services.securityLog({ ...event, requestId: this.#request.id });
  }

  get logStaffAccess(): () => void {
    return () => logStaffAct(this.#gate, this.#request);
  }
}

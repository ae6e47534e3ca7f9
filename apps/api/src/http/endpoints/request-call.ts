import type { Endpoint, InputOf } from '@academy/contract/endpoint';
import { DEVICE_KNOWN_MS } from '@academy/domain/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/connect.ts';
import type { SignInEvent } from '../observing/security-log.ts';
import type { ActorFor } from './actor.ts';
import type { Call } from './call.ts';
import type { Gate } from './gate.ts';

const MOST_DEVICE_CHARACTERS = 300;

/** A call as a handler sees it. A class, so that what a handler does not ask for is not computed. */
export class RequestCall implements Call<Endpoint> {
  readonly #gate: Gate;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly db: Queryable;

  constructor(gate: Gate, request: FastifyRequest, reply: FastifyReply, db: Queryable = gate.services.db) {
    this.#gate = gate;
    this.#request = request;
    this.#reply = reply;
    this.db = db;
  }

  /** The same call inside a transaction. */
  within(tx: Queryable): RequestCall {
    return new RequestCall(this.#gate, this.#request, this.#reply, tx);
  }

  /** Every part was checked against its own schema, and no name stands in two of them (see the contract's test). */
  get input(): InputOf<Endpoint> {
    const { params, query, body } = this.#request;
    return Object.assign({}, params, query, body);
  }

  get actor(): ActorFor<Endpoint['access']> {
    return this.#request.actor as ActorFor<Endpoint['access']>;
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

  // Handlers take these out of the call, so they keep their `this`; made when asked for, which is seldom.
  get setSignIn(): (token: string, maxAgeMs: number) => void {
    return (token, maxAgeMs) => this.#gate.cookie.set(this.#reply, token, maxAgeMs);
  }

  get clearSignIn(): () => void {
    return () => this.#gate.cookie.clear(this.#reply);
  }

  get deviceToken(): string | null {
    return this.#gate.deviceCookie.read(this.#request);
  }

  get setDevice(): (token: string) => void {
    return (token) => this.#gate.deviceCookie.set(this.#reply, token, DEVICE_KNOWN_MS);
  }

  get noteSignIn(): (event: SignInEvent) => void {
    return (event) => this.#gate.services.securityLog({ ...event, requestId: this.#request.id });
  }
}

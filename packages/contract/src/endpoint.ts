import type { ConfirmedArea } from '@academy/domain/access';
import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';

/** Who may call: `trainer` includes administrators. */
export type Access = 'public' | 'signed-in' | 'trainer' | 'administrator';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /api/${string}`;

/** How a refusal is sent: a status and one sentence for a person (R7). */
export interface RefusalAnswer {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
  /** May contain values of the refusal in braces: `{title}`. */
  readonly sentence: string;
}

export interface Endpoint {
  readonly access: Access;
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  readonly status: 200 | 201 | 202 | 204;
  /** Null: the response has no body. */
  readonly answer: TSchema | null;
  readonly refusals: Readonly<Record<string, RefusalAnswer>>;
  /**
   * The events for a client that accepts `text/event-stream`, by name. The last event is `done` with the whole answer,
   * or `error` with a code and a sentence; a refusal before the first event is an ordinary response.
   */
  readonly stream?: Readonly<Record<string, TObject>>;
  /** Takes an `Idempotency-Key`: the same key and body get the same response again. */
  readonly isRepeatable?: true;
  /**
   * Refused with `confirmation-needed` unless this sign-in was confirmed within the last ten minutes, by a password, a
   * passkey or a code. The value names the confirmed area to which the endpoint belongs.
   */
  readonly confirmedFor?: ConfirmedArea;
  /**
   * The cases in which it applies, if not all. What the server has to look up first only its handler can tell: it calls
   * `requireConfirmation` of the call, within its transaction.
   */
  readonly confirmedWhen?: string;
}

export type EndpointTable = Readonly<Record<EndpointKey, Endpoint>>;

/** Keeps the literal types of a table of endpoints, so that paths, inputs and answers are checked. */
export function defineEndpoints<const Table extends EndpointTable>(table: Table): Table {
  return table;
}

/** An object without any properties but the named ones, in requests and responses. */
export function strictObject<const Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export const VERBATIM = 'x-verbatim';

/** For texts in which every character matters. From all others the server removes invisible characters (decision 99). */
export const verbatim = <const Reason extends string>(reason: Reason) => ({ [VERBATIM]: reason });

export function nullable<const Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

type PartOf<E, Part extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<Part, infer Schema extends TSchema>> ? Static<Schema> : unknown;

/** Path parameters, query and body in one flat object: the names in the path are never reused elsewhere. */
export type InputOf<E> = PartOf<E, 'params'> & PartOf<E, 'query'> & PartOf<E, 'body'>;

export type AnswerOf<E> = E extends { readonly answer: infer Schema extends TSchema } ? Static<Schema> : null;

/** The events of an endpoint's stream and what each carries. */
export type StreamOf<E> = E extends {
  readonly stream: infer Events extends Readonly<Record<string, TObject>>;
}
  ? { readonly [Name in keyof Events]: Static<Events[Name]> }
  : Readonly<Record<never, never>>;

export type RefusalCodeOf<E> = E extends { readonly refusals: infer Refusals }
  ? keyof Refusals & string
  : never;

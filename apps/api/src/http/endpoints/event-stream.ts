import { PassThrough } from 'node:stream';
import type { Endpoint } from '@academy/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../problems/problem.ts';

const EVENT_STREAM = 'text/event-stream';

/** Whether this client accepts a stream, at an endpoint that can send one. */
export function wantsEvents({ stream }: Endpoint, request: FastifyRequest): boolean {
  return stream !== undefined && (request.headers.accept?.includes(EVENT_STREAM) ?? false);
}

/**
 * The response of a request as a stream. The first event opens it: until then a refusal is an ordinary response with a
 * status. After the reader has disconnected, events are dropped.
 */
export class EventStream {
  readonly #reply: FastifyReply;
  #pipe: PassThrough | null = null;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  get isOpen(): boolean {
    return this.#pipe !== null;
  }

  /** `json` is on one line, as `JSON.stringify` writes it. */
  send(event: string, json: string): void {
    this.#pipe ??= this.#open();
    if (!this.#pipe.destroyed && !this.#pipe.writableEnded)
      this.#pipe.write(`event: ${event}\ndata: ${json}\n\n`);
  }

  finish(answer: string): FastifyReply {
    return this.#end('done', answer);
  }

  fail({ code, sentence }: Pick<Problem, 'code' | 'sentence'>): FastifyReply {
    return this.#end('error', JSON.stringify({ code, message: sentence }));
  }

  #end(event: string, json: string): FastifyReply {
    this.send(event, json);
    this.#pipe?.end();
    return this.#reply;
  }

  #open(): PassThrough {
    const pipe = new PassThrough();
    // A proxy that buffers the response would defeat the stream.
    this.#reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    this.#reply.type(`${EVENT_STREAM}; charset=utf-8`).send(pipe);
    return pipe;
  }
}

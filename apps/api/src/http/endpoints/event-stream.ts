import { PassThrough } from 'node:stream';
import type { Endpoint } from '@academy/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../problems/problem.ts';

const EVENT_STREAM = 'text/event-stream';

/** Whether this client is told what happens on the way, at an endpoint that can tell it. */
export function wantsEvents({ stream }: Endpoint, request: FastifyRequest): boolean {
  return stream !== undefined && (request.headers.accept?.includes(EVENT_STREAM) ?? false);
}

/**
 * The answer of a request as it comes. It is opened by the first event: until then a refusal is an ordinary one, with a
 * status. When the reader has gone, what is still said is said to nobody.
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

  /** `json` is in one line, as JSON is made. */
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
    // A proxy that collects an answer before it passes it on would take away what the stream is for.
    this.#reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    this.#reply.type(`${EVENT_STREAM}; charset=utf-8`).send(pipe);
    return pipe;
  }
}

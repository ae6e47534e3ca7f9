import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A request as it reached the server, with the response. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

export interface Recorder {
  readonly url: string;
  /** The requests since the last call. */
  readonly taken: () => Call[];
  /** Waits until there was no request for that time. */
  readonly quiet: (ms: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** A proxy in front of the product that records what a browser requests. */
export async function startRecorder(target: string): Promise<Recorder> {
  let calls: Call[] = [];
  let underWay = 0;
  let lastAt = performance.now();

  async function pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const body = await bytesOf(incoming);
    // Responses must be readable here; the browser does not mind.
    const forwarded = request(`${target}${path}`, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    forwarded.end(body);
    const [answered] = (await once(forwarded, 'response')) as [IncomingMessage];
    const answer = await bytesOf(answered);
    const status = answered.statusCode ?? 0;
    calls.push({ method, path, headers, body: body.toString(), status, answer: answer.toString() });
    reply.writeHead(status, answered.headers);
    reply.end(answer);
  }

  const server = createServer((incoming, reply) => {
    underWay += 1;
    pass(incoming, reply)
      .catch(() => reply.destroy())
      .finally(() => {
        underWay -= 1;
        lastAt = performance.now();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const since = calls;
      calls = [];
      return since;
    },
    async quiet(ms) {
      lastAt = performance.now();
      while (underWay > 0 || performance.now() - lastAt < ms) await pause(50);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

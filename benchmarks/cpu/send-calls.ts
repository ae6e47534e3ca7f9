import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { ReplayedCall } from './calls.ts';

/** One unit of work: its requests, made one after the other. */
export type Work = () => readonly ReplayedCall[];

export interface Sender {
  readonly send: (call: ReplayedCall) => Promise<string>;
  readonly close: () => void;
}

/** Keeps its connections open, as browsers do. */
export function createSender(url: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async send({ method, path, headers, body, status }) {
      const outgoing = request(`${url}${path}`, { agent, method, headers: { ...headers } });
      outgoing.end(body);
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
      let text = '';
      // Compressed responses are discarded as they are: decompressing them is the browser's work.
      for await (const part of answer) if (!answer.headers['content-encoding']) text += part;
      if (answer.statusCode !== status)
        throw new Error(
          `${method} ${path}: ${answer.statusCode} instead of ${status}. ${text.slice(0, 200)}`,
        );
      return text;
    },
    close: () => agent.destroy(),
  };
}

/** Works for that time on this many parallel lines, and returns how many units were done. */
export async function workFor(sender: Sender, work: Work, lines: number, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let done = 0;
  async function line(): Promise<void> {
    while (performance.now() < end) {
      for (const call of work()) await sender.send(call);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: lines }, line));
  return done;
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Clock, PACKET_BYTES, SharedLine } from './shared-line.ts';
import { TrafficMeter } from './traffic.ts';

export interface LineSpeed {
  readonly kilobitsPerSecond: number;
  readonly roundTripMs: number;
}

export interface ThrottlingProxy {
  readonly url: string;
  readonly meter: TrafficMeter;
  readonly stop: () => Promise<void>;
}

const REAL_CLOCK: Clock = {
  now: () => performance.now(),
  at: (time, run) => void setTimeout(run, Math.max(0, time - performance.now())),
};

/** Forwards what one socket sends to the other, over the line. */
function carry(
  from: Socket,
  to: Socket,
  line: SharedLine,
  count: (part: Buffer) => void,
  meter: TrafficMeter,
): void {
  const connection = {};
  // Timers may fire out of order by a fraction of a millisecond; their data may not.
  const underWay: (Buffer | null)[] = [];
  const deliver = () => {
    const part = underWay.shift();
    meter.noteMove();
    if (part) to.write(part);
    else to.end();
  };
  const send = (part: Buffer | null) => {
    underWay.push(part);
    line.send(connection, part?.length ?? 0, deliver);
  };
  from.on('data', (part: Buffer) => {
    count(part);
    for (let at = 0; at < part.length; at += PACKET_BYTES) send(part.subarray(at, at + PACKET_BYTES));
  });
  from.on('end', () => send(null));
}

/**
 * A slow line in front of the product. Opening a connection takes a round trip before its first byte, every request and
 * every response half of one, and all connections share the same few bits per second, in each direction.
 */
export async function startThrottlingProxy(target: string, speed: LineSpeed): Promise<ThrottlingProxy> {
  const { hostname, port } = new URL(target);
  const bytesPerMs = speed.kilobitsPerSecond / 8;
  const up = new SharedLine(REAL_CLOCK, bytesPerMs, speed.roundTripMs / 2);
  const down = new SharedLine(REAL_CLOCK, bytesPerMs, speed.roundTripMs / 2);
  const meter = new TrafficMeter();
  const sockets = new Set<Socket>();

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true, noDelay: true }, (browser) => {
    const product = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
    for (const [one, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
    const count = (part: Buffer) => meter.count(part, browser);
    carry(product, browser, down, count, meter);
    // The handshake: until it is complete, the browser has sent nothing else.
    setTimeout(() => {
      carry(browser, product, up, count, meter);
      browser.resume();
    }, speed.roundTripMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meter,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

import { Agent, request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './fuzz-requests.ts';

/** Longer than any request may take: a request without a response until then hangs. */
const HANG_MS = 25_000;

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function textOf(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Over a real socket, with the raw address: `fetch` would normalise it. */
export function sendRequest(
  origin: string,
  { operation, url, headers, body }: FuzzRequest,
  cookie: string | undefined,
): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${origin}/`,
      {
        agent,
        method: operation.method,
        path: url,
        headers: {
          ...headers,
          ...(cookie && { cookie }),
          ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
        },
        // impatient: the test looks for a server that is silent for longer than it promises
        timeout: HANG_MS,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: textOf(Buffer.concat(parts), answer.headers['content-encoding']),
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${HANG_MS} ms`)));
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

import fc from 'fast-check';
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { objectionTo } from './judge-answer.ts';
import { documentedOperations, type Operation } from './operations.ts';
import { sendRequest } from './send-request.ts';

const BATCH = 200;
const AT_ONCE = 8;
const MOST_FINDINGS = 20;

interface FuzzRun {
  readonly requests: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
  readonly say?: (line: string) => void;
  /** The operations to call; all of them by default. */
  readonly only?: (operation: Operation) => boolean;
}

interface FuzzReport {
  readonly findings: readonly string[];
  /** How often each status was returned. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Operations that succeeded at least once. */
  readonly succeeded: ReadonlySet<string>;
}

function described({ operation, asker, url, headers, body }: FuzzRequest): string {
  return `${operation.method} ${url} as ${asker}\n    ${JSON.stringify(headers)}\n    ${body ?? ''}`.slice(
    0,
    2000,
  );
}

/** Sends requests made from our OpenAPI document and reports what was wrong with the responses. */
export async function runFuzz(
  world: FuzzWorld,
  { requests, seed, say, only = () => true }: FuzzRun,
): Promise<FuzzReport> {
  const made = fc.oneof(
    ...documentedOperations()
      .filter(only)
      .map((operation) => fuzzRequests(operation, world.known)),
  );
  const succeeded = new Set<string>();
  const findings: string[] = [];
  const statuses = new Map<number, number>();

  async function judge(request: FuzzRequest): Promise<void> {
    const objection = await sendRequest(world.origin, request, await world.cookieFor(request)).then(
      (answer) => {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status < 300) succeeded.add(`${request.operation.method} ${request.operation.path}`);
        return objectionTo(request, answer, world.markers);
      },
      (error: unknown) => String(error),
    );
    if (objection !== null) findings.push(`${objection}\n  ${described(request)}`);
  }

  for (let sent = 0; sent < requests && findings.length < MOST_FINDINGS; sent += BATCH) {
    const batch = fc.sample(made, { seed: seed + sent / BATCH, numRuns: Math.min(BATCH, requests - sent) });
    const waiting = batch.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const request of waiting) await judge(request);
      }),
    );
    say?.(`${sent + batch.length} requests, ${findings.length} findings`);
  }
  return { findings, statuses, succeeded };
}

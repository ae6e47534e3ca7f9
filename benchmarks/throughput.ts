import autocannon from 'autocannon';

const CONNECTIONS = 16;

export interface Target {
  readonly name: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Measured {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  readonly errors: number;
}

async function measure({ name, url, headers }: Target, seconds: number): Promise<Measured> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(headers && { headers: { ...headers } }),
  });
  return {
    name,
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The targets take turns, so that a busy moment of the machine meets all of them alike. */
export async function measureInTurns(
  targets: readonly Target[],
  rounds: number,
  seconds: number,
): Promise<Measured[]> {
  for (const target of targets) await measure(target, 1);
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const target of targets) all.push(await measure(target, seconds));
  return targets.map(({ name }) => {
    const own = all.filter((measured) => measured.name === name);
    return {
      name,
      requestsPerSecond: median(own.map((measured) => measured.requestsPerSecond)),
      p99Ms: median(own.map((measured) => measured.p99Ms)),
      errors: own.reduce((sum, { errors }) => sum + errors, 0),
    };
  });
}

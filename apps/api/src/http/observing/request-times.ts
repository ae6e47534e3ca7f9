const BOUNDS_IN_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const NAME = 'http_request_duration_seconds';

interface Series {
  readonly labels: string;
  readonly counts: number[];
  sumSeconds: number;
}

/**
 * A Prometheus histogram of answer times by method, route and status. Our own because it stands in the path of
 * every request: three lookups and two additions, where the library's cost more than the request itself.
 */
export class RequestTimes {
  // By route, then by status, then by method: looking up three short keys is cheaper than joining them into one.
  readonly #series = new Map<string, Map<number, Map<string, Series>>>();

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.#series.get(route)?.get(status)?.get(method) ?? this.#begin(method, route, status);
    let bucket = 0;
    while (seconds > (BOUNDS_IN_SECONDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sumSeconds += seconds;
  }

  #begin(method: string, route: string, status: number): Series {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = { labels, counts: Array(BOUNDS_IN_SECONDS.length + 1).fill(0), sumSeconds: 0 };
    const byStatus = this.#series.get(route) ?? new Map<number, Map<string, Series>>();
    const byMethod = byStatus.get(status) ?? new Map<string, Series>();
    this.#series.set(route, byStatus.set(status, byMethod.set(method, series)));
    return series;
  }

  #all(): Series[] {
    return [...this.#series.values()].flatMap((byStatus) =>
      [...byStatus.values()].flatMap((byMethod) => [...byMethod.values()]),
    );
  }

  /** The exposition format: buckets are cumulative. */
  text(): string {
    const lines = [`# HELP ${NAME} Time to answer a request`, `# TYPE ${NAME} histogram`];
    for (const { labels, counts, sumSeconds } of this.#all()) {
      let total = 0;
      counts.forEach((count, index) => {
        total += count;
        lines.push(`${NAME}_bucket{${labels},le="${BOUNDS_IN_SECONDS[index] ?? '+Inf'}"} ${total}`);
      });
      lines.push(`${NAME}_sum{${labels}} ${sumSeconds}`, `${NAME}_count{${labels}} ${total}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

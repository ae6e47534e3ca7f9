import { Histogram, type Registry } from 'prom-client';

const BOUNDS_IN_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

interface Observer {
  readonly observe: (seconds: number) => void;
}

/** A Prometheus histogram of response times by method, route and status. */
export class RequestTimes {
  readonly #histogram: Histogram<'method' | 'route' | 'status'>;
  // Runs for every request: the series is bound to its labels once, and found by three short keys.
  readonly #series = new Map<string, Map<number, Map<string, Observer>>>();

  constructor(registry: Registry) {
    this.#histogram = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: BOUNDS_IN_SECONDS,
      registers: [registry],
    });
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.#series.get(route)?.get(status)?.get(method) ?? this.#begin(method, route, status);
    series.observe(seconds);
  }

  #begin(method: string, route: string, status: number): Observer {
    const series = this.#histogram.labels(method, route, String(status));
    const byStatus = this.#series.get(route) ?? new Map<number, Map<string, Observer>>();
    const byMethod = byStatus.get(status) ?? new Map<string, Observer>();
    this.#series.set(route, byStatus.set(status, byMethod.set(method, series)));
    return series;
  }
}

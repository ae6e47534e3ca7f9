import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { RequestTimes } from './request-times.ts';

it('counts a request into its bucket and all larger ones', async () => {
  const registry = new Registry();
  const times = new RequestTimes(registry);
  for (const seconds of [0.005, 0.006, 20]) times.observe('GET', '/api/health', 200, seconds);
  const text = await registry.metrics();
  const labels = 'method="GET",route="/api/health",status="200"';
  const bucket = (bound: string, count: number) =>
    `http_request_duration_seconds_bucket{le="${bound}",${labels}} ${count}\n`;
  expect(text).toContain(bucket('0.005', 1));
  expect(text).toContain(bucket('0.01', 2));
  expect(text).toContain(bucket('15', 2));
  expect(text).toContain(bucket('+Inf', 3));
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 20.011\n`);
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 3\n`);
});

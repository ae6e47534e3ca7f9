import { expect, it } from 'vitest';
import { RequestTimes } from './request-times.ts';

it('counts a request into its bucket and all larger ones', () => {
  const times = new RequestTimes();
  for (const seconds of [0.005, 0.006, 20]) times.observe('GET', '/api/health', 200, seconds);
  const text = times.text();
  const labels = 'method="GET",route="/api/health",status="200"';
  expect(text).toContain(`_bucket{${labels},le="0.005"} 1\n`);
  expect(text).toContain(`_bucket{${labels},le="0.01"} 2\n`);
  expect(text).toContain(`_bucket{${labels},le="15"} 2\n`);
  expect(text).toContain(`_bucket{${labels},le="+Inf"} 3\n`);
  expect(text).toContain(`_sum{${labels}} 20.011\n`);
  expect(text).toContain(`_count{${labels}} 3\n`);
});

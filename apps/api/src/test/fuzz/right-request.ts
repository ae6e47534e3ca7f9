import type { Endpoint } from '@academy/contract/endpoint';
import fc from 'fast-check';
import { fittingValues, type JsonSchema } from './fitting-values.ts';

/** The same value each time. */
export const sampleOf = (schema: JsonSchema) =>
  fc.sample(fittingValues(schema), { seed: 7, numRuns: 1 })[0] as unknown;

/** One request that is right in path and body, as far as a schema can say. */
export function rightRequest(key: string, { params, body }: Endpoint) {
  const names = (params ? sampleOf(params as JsonSchema) : {}) as Record<string, unknown>;
  const [method = '', path = ''] = key.split(' ');
  return {
    method: method as 'POST',
    path: path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(names[name]) || 'x')),
    names,
    ...(body && { payload: sampleOf(body as JsonSchema) as Record<string, unknown> }),
  };
}

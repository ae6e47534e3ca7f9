import type { Endpoint } from '@academy/contract/endpoint';
import fc from 'fast-check';
import { fittingValues, type JsonSchema } from './fitting-values.ts';

const samples = new WeakMap<JsonSchema, unknown>();

/** The same value each time, for reading only. */
export function sampleOf(schema: JsonSchema): unknown {
  if (!samples.has(schema)) samples.set(schema, fc.sample(fittingValues(schema), { seed: 7, numRuns: 1 })[0]);
  return samples.get(schema);
}

/** One request with a valid path and body, as far as a schema can say. */
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

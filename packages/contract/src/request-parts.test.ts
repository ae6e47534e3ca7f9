import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

const namesIn = (part: Endpoint['params']) => Object.keys(part?.properties ?? {});

describe.each(Object.entries<Endpoint>(endpoints))('%s', (key, { params, query, body }) => {
  it('names the parameters of its path, and no other', () => {
    const inPath = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(namesIn(params).sort()).toEqual(inPath.sort());
  });

  it('uses no name in two parts, so that one cannot stand in for the other', () => {
    const names = [params, query, body].flatMap(namesIn);
    expect(names).toEqual([...new Set(names)]);
  });

  it('admits nothing that it does not name', () => {
    for (const part of [params, query, body])
      if (part) expect(part).toMatchObject({ type: 'object', additionalProperties: false });
  });

  it('asks in its address for texts and whole numbers with limits only', () => {
    for (const property of [params, query].flatMap((part) => Object.values(part?.properties ?? {})))
      expect(property).toSatisfy(
        (schema: Record<string, unknown>) =>
          'enum' in schema ||
          (schema.type === 'string' && ('maxLength' in schema || 'format' in schema)) ||
          (schema.type === 'integer' && 'minimum' in schema && 'maximum' in schema),
      );
  });
});

import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

const table = Object.entries<Endpoint>(endpoints);

const namesIn = (part: Endpoint['params']) => Object.keys(part?.properties ?? {});

function isBounded(schema: Readonly<Record<string, unknown>>): boolean {
  return (
    'enum' in schema ||
    (schema.type === 'string' && ('maxLength' in schema || 'format' in schema)) ||
    (schema.type === 'integer' && 'minimum' in schema && 'maximum' in schema)
  );
}

describe('every endpoint', () => {
  it('names the parameters of its path, and no other', () => {
    const inPaths = table.map(([key]) => [
      key,
      ...[...key.matchAll(/:(\w+)/g)].map(([, name]) => name).sort(),
    ]);
    expect(table.map(([key, { params }]) => [key, ...namesIn(params).sort()])).toEqual(inPaths);
  });

  it('uses no name in two parts, so that one cannot replace the other', () => {
    const repeated = table.filter(([, { params, query, body }]) => {
      const names = [params, query, body].flatMap(namesIn);
      return new Set(names).size < names.length;
    });
    expect(repeated.map(([key]) => key)).toEqual([]);
  });

  it('admits nothing that it does not name', () => {
    const open = table.filter(([, { params, query, body }]) =>
      [params, query, body].some(
        (part) => part && !('additionalProperties' in part && part.additionalProperties === false),
      ),
    );
    expect(open.map(([key]) => key)).toEqual([]);
  });

  it('asks in its address for texts and whole numbers with limits only', () => {
    const unbounded = table.flatMap(([key, { params, query }]) =>
      [params, query]
        .flatMap((part) => Object.entries(part?.properties ?? {}))
        .filter(([, schema]) => !isBounded(schema as Readonly<Record<string, unknown>>))
        .map(([name]) => `${key}: ${name}`),
    );
    expect(unbounded).toEqual([]);
  });
});

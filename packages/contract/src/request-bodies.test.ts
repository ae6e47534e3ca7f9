import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

interface Part {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly patternProperties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly anyOf?: readonly Part[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  string: ['maxLength', 'format', 'const', 'enum'],
  array: ['maxItems'],
  integer: ['maximum', 'enum', 'const'],
};

/** Every part of a body without an upper bound on its size. */
function endless(part: Part, place: string): string[] {
  const bounds = BOUNDS[part.type ?? ''];
  return [
    ...(bounds && !bounds.some((bound) => bound in part) ? [place] : []),
    ...(part.patternProperties && !('maxProperties' in part) ? [`${place}{}`] : []),
    ...(part.anyOf ?? []).flatMap((one) => endless(one, place)),
    ...(part.items ? endless(part.items, `${place}[]`) : []),
    ...Object.entries({ ...part.properties, ...part.patternProperties }).flatMap(([name, inner]) =>
      endless(inner, `${place}.${name}`),
    ),
  ];
}

it('every body has a greatest length, number and count in each of its parts', () => {
  const found = Object.entries<Endpoint>(endpoints).flatMap(([key, { body }]) =>
    body ? endless(body as Part, 'body').map((place) => `${key}: ${place}`) : [],
  );
  expect(found).toEqual([]);
});

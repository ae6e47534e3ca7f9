import { endpoints } from '@academy/contract';
import { type Endpoint, VERBATIM } from '@academy/contract/endpoint';
import type { JsonSchema, KnownValues } from './fuzz/fitting-values.ts';
import { sampleOf } from './fuzz/right-request.ts';

/** The path of a text in a request: property names, with `*` for an entry of a list or of a map. */
export interface TextPlace {
  readonly key: keyof typeof endpoints;
  readonly part: 'body' | 'query';
  readonly path: readonly string[];
  /** Why it is taken verbatim; null when it is cleaned. */
  readonly verbatim: string | null;
}

type TextSchema = JsonSchema & { readonly [VERBATIM]?: string };
interface TextPath {
  readonly path: readonly string[];
  readonly verbatim: string | null;
}

function textsIn(schema: TextSchema): TextPath[] {
  if (schema.enum || 'const' in schema) return [];
  if (schema.type === 'string') return [{ path: [], verbatim: schema[VERBATIM] ?? null }];
  const under = (name: string, inner: JsonSchema) =>
    textsIn(inner).map((found) => ({ ...found, path: [name, ...found.path] }));
  const inside = [
    ...(schema.anyOf ?? []).flatMap(textsIn),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => under(name, inner)),
    ...[...(schema.items ? [schema.items] : []), ...Object.values(schema.patternProperties ?? {})].flatMap(
      (inner) => under('*', inner),
    ),
  ];
  return [...new Map(inside.map((found) => [found.path.join('.'), found])).values()];
}

/** Every text that the contract takes in a body or a query, except enumerated ones. */
export function textPlaces(): TextPlace[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([key, endpoint]) =>
    (['body', 'query'] as const).flatMap((part) =>
      textsIn((endpoint[part] ?? {}) as JsonSchema).map((found) => ({
        ...found,
        key: key as keyof typeof endpoints,
        part,
      })),
    ),
  );
}

const reaches = (schema: JsonSchema, path: readonly string[]) =>
  textsIn(schema).some((found) => found.path.join('.') === path.join('.'));

/** A value that the schema admits, with `sign` at the end of the text at this path; null: no such path in it. */
export function valueWith(
  schema: JsonSchema,
  path: readonly string[] | null,
  sign: string,
  good: KnownValues,
  name = '',
): unknown {
  if (path === null) return good[name]?.[0] ?? sampleOf(schema);
  if (schema.anyOf) {
    const one = schema.anyOf.find((each) => reaches(each, path));
    return one && valueWith(one, path, sign, good, name);
  }
  const [first, ...rest] = path;
  if (first === undefined) return `${good[name]?.[0] ?? 'Plain words'}${sign}`;
  if (schema.items) return [valueWith(schema.items, rest, sign, good, name)];
  if (!schema.properties) {
    const [inner = {}] = Object.values(schema.patternProperties ?? {});
    return { [String(good.itemId?.[0])]: valueWith(inner, rest, sign, good, name) };
  }
  const included = new Set([...(schema.required ?? []), first]);
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([each]) => included.has(each))
      .map(([each, inner]) => [each, valueWith(inner, each === first ? rest : null, sign, good, each)]),
  );
}

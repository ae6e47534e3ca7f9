import { VERBATIM } from '@academy/contract/endpoint';
import { visibleText } from '@academy/domain/kernel';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly [VERBATIM]?: string;
}

/** The positions of a value's texts. */
interface Places {
  isVerbatim: boolean;
  readonly fields: Map<string, Places>;
  /** Of a list, or of an object whose keys the caller chooses. */
  entries: Places | null;
}

function addPlaces(schema: Schema, places: Places): Places {
  if (VERBATIM in schema) places.isVerbatim = true;
  for (const one of schema.anyOf ?? []) addPlaces(one, places);
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    places.fields.set(name, addPlaces(inner, places.fields.get(name) ?? noPlaces()));
  for (const inner of [schema.items, ...Object.values(schema.patternProperties ?? {})])
    if (inner) places.entries = addPlaces(inner, places.entries ?? noPlaces());
  return places;
}

const noPlaces = (): Places => ({ isVerbatim: false, fields: new Map(), entries: null });

type Fields = Record<string, unknown>;

/** As deep as the schema goes and no deeper: a body of a hundred thousand brackets must not overflow the stack. */
function cleaned(value: unknown, places: Places): unknown {
  if (typeof value === 'string') return places.isVerbatim ? value : visibleText(value);
  if (typeof value !== 'object' || value === null) return value;
  const { fields, entries } = places;
  for (const name of Object.keys(value)) {
    const inside = (Array.isArray(value) ? null : fields.get(name)) ?? entries;
    if (inside) (value as Fields)[name] = cleaned((value as Fields)[name], inside);
  }
  return value;
}

/**
 * Removes invisible characters from every text of a request before it is checked: control codes, and characters that
 * reverse our own text next to it. Texts that the contract calls verbatim stay unchanged.
 */
export function visibleTextsOf(schema: object): (part: unknown) => void {
  const places = addPlaces(schema as Schema, noPlaces());
  return (part) => void cleaned(part, places);
}

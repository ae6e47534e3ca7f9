import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

/** Existing ids and other values, by the name of their parameter. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

// Limits of the contract go to thousands; a few are enough to reach every branch, and a hundred thousand requests must be quick.
const MOST_ITEMS = 4;
const MOST_CHARACTERS = 40;

const formatted: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  'date-time': fc
    .date({ min: new Date('1901-01-01'), max: new Date('2199-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date('1901-01-01'), max: new Date('2199-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
};

/** Values of a pattern are expensive to generate, and each round of requests needs all of them. */
const madeTexts = new WeakMap<JsonSchema, Arbitrary<string>>();

function texts(schema: JsonSchema): Arbitrary<string> {
  const made = madeTexts.get(schema) ?? makeTexts(schema);
  madeTexts.set(schema, made);
  return made;
}

function makeTexts({
  format,
  pattern,
  minLength = 0,
  maxLength = MOST_CHARACTERS,
}: JsonSchema): Arbitrary<string> {
  if (format !== undefined) return formatted[format] ?? fc.string();
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  const longest = Math.max(minLength, Math.min(maxLength, MOST_CHARACTERS));
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.floor(longest / 4)) }),
  );
}

function numbers({ minimum, maximum, multipleOf }: JsonSchema): Arbitrary<number> {
  if (multipleOf !== undefined) {
    const steps = {
      min: Math.ceil((minimum ?? -1000) / multipleOf),
      max: Math.floor((maximum ?? 1000) / multipleOf),
    };
    return fc.integer(steps).map((step) => step * multipleOf);
  }
  const limits = {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
  return fc.double({ noNaN: true, noDefaultInfinity: true, ...limits });
}

function lists(
  { items = {}, minItems = 0, maxItems = MOST_ITEMS, uniqueItems }: JsonSchema,
  known: KnownValues,
) {
  const limits = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) };
  return uniqueItems
    ? fc.uniqueArray(fittingValues(items, known), limits)
    : fc.array(fittingValues(items, known), limits);
}

function objects(
  { properties = {}, required = [], patternProperties }: JsonSchema,
  known: KnownValues,
): Arbitrary<unknown> {
  const entrySchema = Object.values(patternProperties ?? {})[0];
  if (entrySchema) {
    const names = fc.string({ minLength: 1, maxLength: 12 }).filter((name) => name !== '__proto__');
    return fc.dictionary(names, fittingValues(entrySchema, known), {
      maxKeys: MOST_ITEMS,
      noNullPrototype: true,
    });
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(name, schema, known)]),
  );
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}

/** A valid value, often an existing one: made-up ids alone would never get past "not found". */
export function valuesOf(name: string, schema: JsonSchema, known: KnownValues): Arbitrary<unknown> {
  const existing = known[name];
  const fitting = fittingValues(schema, known);
  if (!existing?.length) return fitting;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: fitting });
}

/** Values that a schema admits. */
export function fittingValues(schema: JsonSchema, known: KnownValues = {}): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fittingValues(one, known)));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, known);
    case 'object':
      return objects(schema, known);
    default:
      return fc.jsonValue();
  }
}

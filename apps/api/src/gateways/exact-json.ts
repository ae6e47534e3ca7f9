type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/** JSON with whole numbers beyond 2^53 as text: a provider's ids exceed the safe integers. */
export function parseExactJson(text: string): unknown {
  return parse(text, (_key, value, { source }) =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    source !== undefined &&
    /^-?\d+$/.test(source)
      ? source
      : value,
  );
}

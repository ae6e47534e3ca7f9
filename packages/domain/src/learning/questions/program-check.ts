/** The values that a program may be expected to return: anything that YAML can express. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue };

/** An expression over what the learner's program defined, and the value that it must have. */
export interface ProgramCheck {
  readonly name: string;
  readonly call: string;
  readonly gives: PlainValue;
}

/**
 * A value of a Python program, taken apart by the interpreter. Only Python's built-in types are reported: an object of
 * a class that the learner wrote could claim to equal everything, so it is `other` and equals nothing.
 */
export type PythonValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'bool'; readonly isTrue: boolean }
  | { readonly kind: 'int' | 'float' | 'str'; readonly text: string }
  | { readonly kind: 'list' | 'tuple'; readonly items: readonly PythonValue[] }
  | { readonly kind: 'dict'; readonly entries: readonly (readonly [PythonValue, PythonValue])[] }
  | { readonly kind: 'other'; readonly type: string };

// Decimals in a program are right when they differ by no more than accumulated rounding errors.
const TOLERANCE = 1e-9;

/** Whether a program returned what was expected: integers and floats are interchangeable, as are list and tuple. */
export function isValueWanted(value: PythonValue, expected: PlainValue): boolean {
  switch (value.kind) {
    case 'none':
      return expected === null;
    case 'bool':
      return expected === value.isTrue;
    case 'int':
    case 'float':
      return typeof expected === 'number' && isNear(Number(value.text), expected);
    case 'str':
      return expected === value.text;
    case 'list':
    case 'tuple':
      return (
        Array.isArray(expected) &&
        expected.length === value.items.length &&
        value.items.every((item, index) => isValueWanted(item, expected[index]))
      );
    case 'dict':
      return isDictionaryWanted(value.entries, expected);
    case 'other':
      return false;
  }
}

/** The checks that a program fails, given the value of each call; null if a call has none. */
export function failedChecks(
  checks: readonly ProgramCheck[],
  values: readonly (PythonValue | null)[],
): ProgramCheck[] {
  return checks.filter(({ gives }, index) => {
    const value = values[index] ?? null;
    return value === null || !isValueWanted(value, gives);
  });
}

function isNear(given: number, expected: number): boolean {
  return given === expected || Math.abs(given - expected) <= TOLERANCE * Math.max(1, Math.abs(expected));
}

function isDictionaryWanted(
  entries: readonly (readonly [PythonValue, PythonValue])[],
  expected: PlainValue,
): boolean {
  if (expected === null || typeof expected !== 'object' || Array.isArray(expected)) return false;
  const fields = expected as Readonly<Record<string, PlainValue>>;
  if (Object.keys(fields).length !== entries.length) return false;
  return entries.every(([key, item]) => {
    if (key.kind !== 'str' && key.kind !== 'int') return false;
    const field = Object.hasOwn(fields, key.text) ? fields[key.text] : undefined;
    return field !== undefined && isValueWanted(item, field);
  });
}

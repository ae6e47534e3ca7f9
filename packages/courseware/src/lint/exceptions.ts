import Type from 'typebox';
import type { Fault } from '../fault.ts';
import { type Reading, readOptionalYaml } from '../read/reading.ts';
import { fields } from '../shapes/texts.ts';
import { readShape } from '../source/check-shape.ts';

export const EXCEPTIONS_FILE = 'lint-exceptions.yaml';

/** The files that may still break a rule, by the rule's name. */
export type Exceptions = ReadonlyMap<string, readonly string[]>;

export interface RuledFault extends Fault {
  readonly rule: string;
}

/** Folders of courses that are being rewritten: no rule checks their files. */
const ALL_RULES = 'all-rules';

export async function readExceptions(reading: Reading, rules: readonly string[]): Promise<Exceptions> {
  const source = await readOptionalYaml(reading, EXCEPTIONS_FILE);
  const files = Type.Optional(Type.Array(Type.String(), { uniqueItems: true }));
  const shape = fields(Object.fromEntries([ALL_RULES, ...rules].map((rule) => [rule, files])));
  const read = source && readShape(shape, source, reading.report);
  return new Map(Object.entries(read ?? {}) as [string, string[]][]);
}

/** The faults of files that are not excepted, and the exceptions that are no longer needed. */
export function withoutExceptions(
  faults: readonly RuledFault[],
  exceptions: Exceptions,
): { readonly faults: Fault[]; readonly stale: readonly string[] } {
  const needed = new Set<string>();
  const isExcepted = ({ rule, file }: RuledFault) => {
    const folders = (exceptions.get(ALL_RULES) ?? []).filter((folder) => file.startsWith(folder));
    const isListed = exceptions.get(rule)?.includes(file) === true;
    for (const folder of folders) needed.add(`${ALL_RULES}: ${folder}`);
    if (isListed) needed.add(`${rule}: ${file}`);
    return isListed || folders.length > 0;
  };
  const others = faults.filter((fault) => !isExcepted(fault));
  const listed = [...exceptions].flatMap(([rule, files]) => files.map((file) => `${rule}: ${file}`));
  return {
    faults: others.map(({ file, line, message }) => ({ file, line, message })),
    stale: listed.filter((entry) => !needed.has(entry)),
  };
}

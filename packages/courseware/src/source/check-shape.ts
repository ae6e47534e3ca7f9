import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import type { ReportFault } from '../fault.ts';
import type { SourcePath, YamlSource } from './yaml-source.ts';

type ShapeError = ReturnType<typeof Value.Errors>[number];

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'empty',
  number: 'a number',
  object: 'a group of named fields',
  string: 'a text (put it in quotation marks if it looks like a number)',
};

/** The value at a path of a file if it has the shape; if not, null, with every fault reported. */
export function readShape<Schema extends TSchema>(
  schema: Schema,
  source: YamlSource,
  report: ReportFault,
  path: SourcePath = [],
): Static<Schema> | null {
  const value = path.reduce<unknown>(
    (parent, step) => (parent as Record<string, unknown>)?.[step],
    source.value,
  );
  if (Value.Check(schema, value)) return value;
  for (const error of Value.Errors(schema, value))
    for (const { place, message } of sentencesOf(error)) {
      const whole = [...path, ...place];
      report(source.file, source.lineOf(whole), message);
    }
  return null;
}

interface Sentence {
  readonly place: SourcePath;
  readonly message: string;
}

function sentencesOf(error: ShapeError): Sentence[] {
  const place = stepsOf(error.instancePath);
  const name = nameOf(place);
  switch (error.keyword) {
    case 'additionalProperties':
      return error.params.additionalProperties.map((field) => ({
        place: [...place, field],
        message: `The field ${nameOf([...place, field])} is not known here.`,
      }));
    case 'required':
      return error.params.requiredProperties.map((field) => ({
        place,
        message: `The field ${nameOf([...place, field])} is missing.`,
      }));
    // Reported already by `additionalProperties`.
    case 'boolean':
      return [];
    case 'type':
      return [
        { place, message: `${name} must be ${KINDS[String(error.params.type)] ?? error.params.type}.` },
      ];
    case 'enum':
      return [{ place, message: `${name} must be one of: ${error.params.allowedValues.join(', ')}.` }];
    case 'minLength':
      return [{ place, message: `${name} must not be empty.` }];
    case 'maxLength':
      return [{ place, message: `${name} has more than ${error.params.limit} characters.` }];
    case 'minItems':
      return [{ place, message: `${name} needs at least ${error.params.limit}.` }];
    case 'maxItems':
      return [{ place, message: `${name} may have at most ${error.params.limit}.` }];
    case 'pattern':
      return [
        { place, message: `${name} is not written as it must be (${patternWords(error.params.pattern)}).` },
      ];
    default:
      return [{ place, message: `${name} ${error.message}.` }];
  }
}

export const ID_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const NAME_PATTERN = '^[a-z][a-z0-9]*$';
export const ONE_LINE_PATTERN = '^[^\\n]*\\S[^\\n]*\\n?$';

function patternWords(pattern: string | RegExp): string {
  const source = String(pattern);
  if (source.includes(ID_PATTERN)) return 'small letters, digits and hyphens';
  if (source.includes(NAME_PATTERN)) return 'a small letter, then small letters and digits';
  return 'one line of text';
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `"why" of options 2`: indexes in lists count from 1, as people do. */
function nameOf(place: SourcePath): string {
  const words = place.map((step) => (/^\d+$/.test(String(step)) ? String(Number(step) + 1) : String(step)));
  const last = words.pop();
  if (last === undefined) return 'The file';
  const isEntry = /^\d+$/.test(last);
  const parents = words.join(' ');
  if (isEntry) return `Entry ${last} of "${parents}"`;
  return parents === '' ? `"${last}"` : `"${last}" of ${parents}`;
}

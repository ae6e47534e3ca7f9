import { formatRand, sastDateTime } from '../../kernel/index.ts';
import { CONTENT_FIELDS, type ContentType } from './content-types.ts';
import type { EntryFields, Field, FieldValue } from './field.ts';

export interface FieldDifference {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const NOTHING = '(nothing)';

/** A value as people read it. */
export function valueInWords(field: Field, value: FieldValue | undefined): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.length === 0 ? NOTHING : value.join(' · ');
  if (field.kind === 'instant') return sastDateTime(new Date(String(value)));
  if (field.kind === 'integer' && field.isRand) return formatRand(Number(value));
  return String(value);
}

const isSame = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether two versions of an entry agree in every field of the form. */
export function sameFields(type: ContentType, one: EntryFields, other: EntryFields): boolean {
  return CONTENT_FIELDS[type].every(({ name }) => isSame(one[name], other[name]));
}

/** The fields in which two versions differ, in the order of the form. */
export function differenceOf(type: ContentType, before: EntryFields, after: EntryFields): FieldDifference[] {
  return CONTENT_FIELDS[type].flatMap((field) =>
    isSame(before[field.name], after[field.name])
      ? []
      : [
          {
            field: field.name,
            label: field.label,
            before: valueInWords(field, before[field.name]),
            after: valueInWords(field, after[field.name]),
          },
        ],
  );
}

import {
  CONTENT_FIELDS,
  type ContentType,
  type EntryFields,
  type Field,
  type FieldValue,
  formInstant,
  readEntry,
} from '@academy/domain/catalogue/content';

/** What stands in the fields of a form: numbers and dates as they are typed. */
type DraftValue = string | boolean | readonly string[];
export type Draft = Readonly<Record<string, DraftValue>>;

function draftValue(field: Field, value: FieldValue | undefined): DraftValue {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'list':
      return Array.isArray(value) ? value : [];
    case 'instant':
      return formInstant(String(value));
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}

export function draftOf(type: ContentType, fields: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(
    CONTENT_FIELDS[type].map((field) => [field.name, draftValue(field, fields[field.name] as FieldValue)]),
  );
}

/** Nothing typed is no number; what is not a number stays what it is, and is refused. */
function numberIn(typed: unknown): unknown {
  const text = String(typed).trim();
  if (text === '') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The draft as values of the entry, right or wrong. */
function givenIn(type: ContentType, draft: Draft): EntryFields {
  return Object.fromEntries(
    CONTENT_FIELDS[type].map(({ name, kind }) => [
      name,
      (kind === 'integer' ? numberIn(draft[name]) : (draft[name] ?? '')) as FieldValue,
    ]),
  );
}

/** What would be saved, or everything that is wrong, by field. */
export function checkDraft(type: ContentType, draft: Draft) {
  const read = readEntry(type, givenIn(type, draft));
  if (read.ok) return { fields: read.value, faults: new Map<string, string>() };
  return {
    fields: null,
    faults: new Map(read.refusal.faults.map(({ field, sentence }) => [field, sentence])),
  };
}

export const isSameDraft = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

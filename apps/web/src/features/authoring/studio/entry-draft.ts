import {
  CONTENT_FIELDS,
  type ContentType,
  type EntryFields,
  type Field,
  type FieldValue,
  formInstant,
  readEntry,
} from '@academy/domain/catalogue/content';

/** The values of a form's fields: numbers and dates as they are typed. */
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

/** An empty field is no number; text that is not a number stays as it is, and is refused. */
function numberIn(typed: unknown): unknown {
  const text = String(typed).trim();
  if (text === '') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** The draft as values of the entry, valid or not. */
function givenIn(type: ContentType, draft: Draft): EntryFields {
  return Object.fromEntries(
    CONTENT_FIELDS[type].map(({ name, kind }) => [
      name,
      (kind === 'integer' ? numberIn(draft[name]) : (draft[name] ?? '')) as FieldValue,
    ]),
  );
}

/** The values to save, or all errors by field. */
export function checkDraft(type: ContentType, draft: Draft) {
  const read = readEntry(type, givenIn(type, draft));
  if (read.ok) return { fields: read.value, faults: new Map<string, string>() };
  return {
    fields: null,
    faults: new Map(read.refusal.faults.map(({ field, sentence }) => [field, sentence])),
  };
}

export const isSameDraft = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other);

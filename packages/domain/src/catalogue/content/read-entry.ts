import { accept } from '../../kernel/index.ts';
import { CONTENT_FIELDS, type ContentType } from './content-types.ts';
import {
  type EntryFields,
  type Field,
  type FieldValue,
  LONGEST_LIST_ENTRY,
  MOST_LIST_ENTRIES,
} from './field.ts';
import { readInstant } from './read-instant.ts';

export interface FieldFault {
  readonly field: string;
  readonly sentence: string;
}

type FieldResult = { readonly value: FieldValue } | { readonly fault: string };
const fault = (text: string): FieldResult => ({ fault: text });

/** A picture that the academy serves itself: pages may load no other. */
const OWN_IMAGE = /^\/images\/[\w-]+\.(?:jpg|jpeg|png|webp|svg)$/;

function imageFault(label: string, address: string): string | null {
  if (OWN_IMAGE.test(address)) return null;
  return /^https?:/i.test(address)
    ? `${label} must be one of our own pictures. Please upload it here instead of linking to another site`
    : `${label} must be a URL`;
}

function readText(field: Extract<Field, { longest: number }>, given: unknown): FieldResult {
  if (given !== null && typeof given !== 'string') return fault(`${field.label} must be text`);
  const text = (given ?? '').trim();
  if (text === '') {
    if (field.isRequired) return fault(`${field.label} is required`);
    return { value: field.kind === 'image' ? null : '' };
  }
  if (text.length > field.longest) return fault(`${field.label} is longer than ${field.longest} characters`);
  const wrongImage = field.kind === 'image' ? imageFault(field.label, text) : null;
  if (wrongImage !== null) return fault(wrongImage);
  return { value: text };
}

function readNumber(field: Extract<Field, { kind: 'integer' }>, given: unknown): FieldResult {
  if (given === null || given === undefined) {
    if (field.isRequired) return fault(`${field.label} is required`);
    return { value: field.initial };
  }
  if (typeof given !== 'number' || !Number.isInteger(given))
    return fault(`${field.label} must be a whole number`);
  if (given < field.least) return fault(`${field.label} must be at least ${field.least}`);
  if (given > field.most) return fault(`${field.label} must be at most ${field.most}`);
  return { value: given };
}

function readList(field: Field, given: unknown): FieldResult {
  if (!Array.isArray(given) || given.some((each) => typeof each !== 'string'))
    return fault(`${field.label} must be a list of texts`);
  const entries = given.map((each: string) => each.trim()).filter((each) => each !== '');
  if (entries.length > MOST_LIST_ENTRIES)
    return fault(`${field.label} has more than ${MOST_LIST_ENTRIES} entries`);
  if (entries.some((each) => each.length > LONGEST_LIST_ENTRY))
    return fault(`An entry of ${field.label} is longer than ${LONGEST_LIST_ENTRY} characters`);
  return { value: entries };
}

function readMoment(field: Field, given: unknown): FieldResult {
  if (given === null || given === undefined || given === '') return fault(`${field.label} is required`);
  const moment = typeof given === 'string' ? readInstant(given) : null;
  return moment ? { value: moment.toISOString() } : fault(`${field.label} is not a valid date and time`);
}

function readField(field: Field, given: unknown): FieldResult {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'image':
      // A required text must be given, whatever the form starts with.
      return readText(field, given ?? (field.isRequired ? null : field.initial) ?? null);
    case 'integer':
      return readNumber(field, given);
    case 'choice':
    case 'theme':
      if (given === undefined) return { value: field.initial };
      return field.choices.some((choice) => choice === given)
        ? { value: String(given) }
        : fault(`${field.label} must be one of ${field.choices.join(', ')}`);
    case 'flag':
      if (given === undefined) return { value: field.initial };
      return typeof given === 'boolean' ? { value: given } : fault(`${field.label} must be yes or no`);
    case 'instant':
      return readMoment(field, given);
    case 'list':
      return readList(field, given ?? []);
  }
}

/** Errors between fields that are each valid by themselves. */
function faultsBetween(fields: Readonly<Record<string, FieldValue>>): FieldFault[] {
  const { startDate, endDate } = fields;
  if (typeof startDate !== 'string' || typeof endDate !== 'string' || endDate > startDate) return [];
  return [{ field: 'endDate', sentence: 'End date must be after the start date' }];
}

/** All errors of an entry, field by field, in the order of the form. */
export function readEntry(type: ContentType, given: Readonly<Record<string, unknown>>) {
  const fields: Record<string, FieldValue> = {};
  const faults: FieldFault[] = [];
  for (const field of CONTENT_FIELDS[type]) {
    const read = readField(field, given[field.name]);
    if ('fault' in read) faults.push({ field: field.name, sentence: read.fault });
    else fields[field.name] = read.value;
  }
  if (faults.length === 0) faults.push(...faultsBetween(fields));
  if (faults.length > 0) return { ok: false, refusal: { code: 'invalid-entry', faults } } as const;
  return accept<EntryFields>(fields);
}

import {
  CONTENT_FIELDS,
  CONTENT_PATHS,
  type ContentPath,
  type ContentType,
  type Field,
} from '@academy/domain/catalogue/content';
import { MOST_IMAGE_BYTES } from '@academy/domain/kernel';
import Type, { type Static, type TObject, type TSchema, type TUnknown } from 'typebox';
import { defineEndpoints, nullable, strictObject } from '../endpoint.ts';

const MOST_LIST_ENTRIES = 100;
const contentId = Type.String({ maxLength: 100 });
const version = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });
const contentType = Type.Enum(Object.values(CONTENT_PATHS) as ContentPath[]);

/** The shape of a field; the domain checks what a schema cannot express, such as an end after its start. */
function fieldSchema(field: Field): TSchema {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'image': {
      const text = Type.String({ maxLength: field.longest, ...(field.isRequired && { minLength: 1 }) });
      return field.isRequired ? text : nullable(text);
    }
    case 'integer': {
      const number = Type.Integer({ minimum: field.least, maximum: field.most });
      return field.initial === null ? nullable(number) : number;
    }
    case 'choice':
    case 'theme':
      return Type.Enum([...field.choices]);
    case 'flag':
      return Type.Boolean();
    case 'instant':
      return Type.String({ minLength: 1, maxLength: 40 });
    case 'list':
      return Type.Array(Type.String({ maxLength: 1000 }), { maxItems: MOST_LIST_ENTRIES });
  }
}

type AnyFields = TObject<Record<string, TUnknown>>;

function bodyOf(type: ContentType, more: Record<string, TSchema> = {}): AnyFields {
  const fields = CONTENT_FIELDS[type].map((field) => {
    const schema = fieldSchema(field);
    return [field.name, field.isRequired ? schema : Type.Optional(schema)];
  });
  return strictObject({ ...Object.fromEntries(fields), ...more }) as unknown as AnyFields;
}

/** The saved fields of the form with the entry's id and version. */
function savedOf(type: ContentType) {
  const fields = CONTENT_FIELDS[type].map(({ name }) => [name, Type.Unknown()]);
  return strictObject({ ...Object.fromEntries(fields), id: contentId, version }) as unknown as TObject<{
    id: typeof contentId;
    version: typeof version;
  }>;
}

const hasEnrolments = {
  status: 409,
  sentence:
    '{learners} a place in this course. Archive it instead: it is no longer offered, and they keep their place.',
} as const;
const unknownEntry = {
  status: 404,
  sentence: 'We can’t find this entry. It may have been deleted.',
} as const;
const invalidEntry = { status: 400, sentence: '{reason}.' } as const;
const changedMeanwhile = {
  status: 409,
  sentence: 'Somebody else changed this entry after you opened it. Nothing was overwritten.',
} as const;

function createRow(type: ContentType) {
  return {
    access: 'administrator',
    summary: `Create a ${type} from the fields of its form.`,
    body: bodyOf(type),
    status: 201,
    answer: savedOf(type),
    refusals: { 'invalid-entry': invalidEntry },
    isRepeatable: true,
  } as const;
}

const CONFIRMED_PRICE = { confirmedFor: 'prices', confirmedWhen: 'the price changes' } as const;
const hasPrice = (type: ContentType) => CONTENT_FIELDS[type].some(({ name }) => name === 'price');

function updateRow(type: ContentType) {
  return {
    access: 'administrator',
    ...(hasPrice(type) ? CONFIRMED_PRICE : {}),
    summary: `Change a ${type}. With the version that was read, a change in between is refused instead of overwritten.`,
    params: strictObject({ contentId }),
    body: bodyOf(type, { version: Type.Optional(version) }),
    status: 200,
    answer: savedOf(type),
    refusals: {
      'invalid-entry': invalidEntry,
      'unknown-entry': unknownEntry,
      'changed-meanwhile': changedMeanwhile,
    },
    isRepeatable: true,
  } as const;
}

function deleteRow(type: ContentType) {
  return {
    access: 'administrator',
    summary: `Delete a ${type}. It can be brought back.`,
    params: strictObject({ contentId }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-entry': unknownEntry,
      'has-enrolments': hasEnrolments,
    },
    isRepeatable: true,
  } as const;
}

/** What a table shows of an entry, and the values for its form. */
const entrySchema = strictObject({
  id: Type.String(),
  version,
  origin: Type.Enum(['files', 'studio']),
  /** An entry from the files that the studio has changed. */
  isEdited: Type.Boolean(),
  isArchived: Type.Boolean(),
  /** The files have a newer version, to accept or decline. */
  hasProposal: Type.Boolean(),
  changedAt: Type.String({ format: 'date-time' }),
  /** Null: nobody of the studio. */
  changedBy: nullable(Type.String()),
  fields: Type.Record(Type.String(), Type.Unknown()),
});
export type ContentEntry = Static<typeof entrySchema>;

const imageSchema = strictObject({ url: Type.String(), width: Type.Integer(), height: Type.Integer() });
const entryParams = strictObject({ contentType, contentId });
const countsSchema = strictObject(
  Object.fromEntries(Object.values(CONTENT_PATHS).map((path) => [path, Type.Integer()])) as Record<
    ContentPath,
    ReturnType<typeof Type.Integer>
  >,
);

export const studioEndpoints = defineEndpoints({
  'POST /api/admin/courses': createRow('course'),
  'PUT /api/admin/courses/:contentId': updateRow('course'),
  'DELETE /api/admin/courses/:contentId': deleteRow('course'),
  'POST /api/admin/events': createRow('event'),
  'PUT /api/admin/events/:contentId': updateRow('event'),
  'DELETE /api/admin/events/:contentId': deleteRow('event'),
  'POST /api/admin/collections': createRow('collection'),
  'PUT /api/admin/collections/:contentId': updateRow('collection'),
  'DELETE /api/admin/collections/:contentId': deleteRow('collection'),
  'POST /api/admin/instructors': createRow('instructor'),
  'PUT /api/admin/instructors/:contentId': updateRow('instructor'),
  'DELETE /api/admin/instructors/:contentId': deleteRow('instructor'),
  'POST /api/admin/curriculums': createRow('curriculum'),
  'PUT /api/admin/curriculums/:contentId': updateRow('curriculum'),
  'DELETE /api/admin/curriculums/:contentId': deleteRow('curriculum'),
  'POST /api/admin/learning-paths': createRow('learning-path'),
  'PUT /api/admin/learning-paths/:contentId': updateRow('learning-path'),
  'DELETE /api/admin/learning-paths/:contentId': deleteRow('learning-path'),

  'GET /api/admin/content/:contentType': {
    access: 'administrator',
    summary: 'A page of the entries of a type, sorted and searched, with how many entries each type has.',
    params: strictObject({ contentType }),
    query: strictObject({
      /** A field of the form, or `changedAt`; by default the academy's own order. */
      sort: Type.Optional(Type.String({ maxLength: 40 })),
      direction: Type.Optional(Type.Enum(['up', 'down'])),
      words: Type.Optional(Type.String({ maxLength: 100 })),
      show: Type.Optional(Type.Enum(['all', 'archived', 'updates', 'deleted'])),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    }),
    status: 200,
    answer: strictObject({
      counts: countsSchema,
      entries: Type.Array(entrySchema),
      /** For the search, over all pages. */
      found: Type.Integer(),
      page: Type.Integer(),
      pages: Type.Integer(),
      archived: Type.Integer(),
      updates: Type.Integer(),
      /** Entries that can be restored. */
      deleted: Type.Integer(),
    }),
    refusals: {},
  },
  'GET /api/admin/content/:contentType/:contentId': {
    access: 'administrator',
    summary: 'An entry as it is now, and what the files say where that waits for a decision.',
    params: entryParams,
    status: 200,
    answer: strictObject({
      entry: entrySchema,
      proposal: nullable(
        strictObject({
          /** Null: the files no longer have it. */
          fields: nullable(Type.Record(Type.String(), Type.Unknown())),
        }),
      ),
    }),
    refusals: { 'unknown-entry': unknownEntry },
  },
  'GET /api/admin/images': {
    access: 'administrator',
    summary: 'The pictures that were uploaded last.',
    status: 200,
    answer: Type.Array(imageSchema),
    refusals: {},
  },
  'POST /api/admin/images': {
    access: 'administrator',
    summary: 'Upload a picture: a small JPEG in base64. What stands in it beside the picture is taken out.',
    body: strictObject({ jpeg: Type.String({ maxLength: Math.ceil(MOST_IMAGE_BYTES / 3) * 4 }) }),
    status: 201,
    answer: imageSchema,
    refusals: {
      'not-an-image': { status: 400, sentence: 'This is not a JPEG picture of a size that we can use.' },
      'too-many-pictures': {
        status: 429,
        sentence: 'You have uploaded as many pictures as one person can in a day. Please try again tomorrow.',
      },
    },
    isRepeatable: true,
  },
  'POST /api/admin/content/:contentType/:contentId/restoration': {
    access: 'administrator',
    summary: 'Bring a deleted entry back.',
    params: entryParams,
    status: 204,
    answer: null,
    refusals: { 'unknown-entry': unknownEntry },
    isRepeatable: true,
  },
  'PUT /api/admin/content/:contentType/:contentId/archive': {
    access: 'administrator',
    summary: 'Archive an entry, so that it is no longer offered, or offer it again.',
    params: entryParams,
    body: strictObject({ isArchived: Type.Boolean() }),
    status: 204,
    answer: null,
    refusals: { 'unknown-entry': unknownEntry },
    isRepeatable: true,
  },
  'POST /api/admin/content/:contentType/:contentId/proposal': {
    access: 'administrator',
    summary: 'Take what the files say now, or leave it and keep the own version.',
    params: entryParams,
    body: strictObject({ decision: Type.Enum(['take', 'leave']), version }),
    status: 204,
    answer: null,
    refusals: {
      'unknown-entry': unknownEntry,
      'changed-meanwhile': changedMeanwhile,
      'no-proposal': { status: 409, sentence: 'There is no update to decide on any more.' },
      'has-enrolments': hasEnrolments,
    },
    isRepeatable: true,
  },
});

/** The public part of a curriculum or a learning path: the fields of its form. */
function publicEntry(type: ContentType) {
  const fields = CONTENT_FIELDS[type].map((field) => [field.name, Type.Unknown()]);
  return strictObject({ ...Object.fromEntries(fields), id: contentId });
}

export const publicContentEndpoints = defineEndpoints({
  'GET /api/instructors': {
    access: 'public',
    summary: 'The people who teach.',
    status: 200,
    answer: Type.Array(
      strictObject({ id: Type.String(), name: Type.String(), avatarUrl: nullable(Type.String()) }),
    ),
    refusals: {},
  },
  'GET /api/curricula': {
    access: 'public',
    summary: 'The curricula, with whether each is active.',
    status: 200,
    answer: Type.Array(publicEntry('curriculum')),
    refusals: {},
  },
  'GET /api/learning-paths': {
    access: 'public',
    summary: 'The learning paths, with whether each is active.',
    status: 200,
    answer: Type.Array(publicEntry('learning-path')),
    refusals: {},
  },
});

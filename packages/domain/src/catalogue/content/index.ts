export {
  CONTENT_FIELDS,
  CONTENT_PATHS,
  CONTENT_TYPES,
  CONTENT_WORDS,
  type ContentPath,
  type ContentType,
  contentTypeAt,
  type EntryType,
  entryName,
  type GuideType,
} from './content-types.ts';
export { differenceOf, type FieldDifference, sameFields, valueInWords } from './difference.ts';
export {
  afterEdit,
  afterImport,
  afterLeaving,
  afterTaking,
  type EntrySource,
  hasProposal,
} from './entry-source.ts';
export type { EntryFields, Field, FieldValue } from './field.ts';
export { copyName, entryStem, newEntry } from './new-entry.ts';
export { type FieldFault, readEntry } from './read-entry.ts';
export { formInstant, readInstant } from './read-instant.ts';

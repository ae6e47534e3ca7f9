import type { ContentType } from './content-types.ts';
import { sameFields } from './difference.ts';
import type { EntryFields } from './field.ts';

/** Where an entry comes from and what the studio has made of it (decision 41). */
export interface EntrySource {
  readonly origin: 'files' | 'studio';
  readonly fields: EntryFields;
  /** What the files say now; null of an entry that they do not have. */
  readonly fileFields: EntryFields | null;
  /** What the files said when the studio last looked: at its first change, and when an update was left. */
  readonly settledFields: EntryFields | null;
  readonly isEdited: boolean;
}

const isSameOrBothNull = (type: ContentType, one: EntryFields | null, other: EntryFields | null) =>
  one === null || other === null ? one === other : sameFields(type, one, other);

/** An edited entry whose files have moved on since: their state can be taken or left. */
export function hasProposal(type: ContentType, source: EntrySource): boolean {
  return source.isEdited && !isSameOrBothNull(type, source.fileFields, source.settledFields);
}

/** What the files bring. The studio's work stays as it is; an entry that nobody touched follows them. */
export function afterImport(known: EntrySource | null, fileFields: EntryFields): EntrySource {
  if (known === null)
    return { origin: 'files', fields: fileFields, fileFields, settledFields: null, isEdited: false };
  if (known.origin === 'studio') return known;
  return known.isEdited ? { ...known, fileFields } : { ...known, fields: fileFields, fileFields };
}

/** What the studio writes. Whoever brings an entry back to what the files say lets it follow them again. */
export function afterEdit<Known extends EntrySource>(
  type: ContentType,
  known: Known,
  fields: EntryFields,
): Known {
  if (known.origin === 'studio') return { ...known, fields };
  if (known.fileFields !== null && sameFields(type, fields, known.fileFields))
    return { ...known, fields, settledFields: null, isEdited: false };
  const settledFields = known.isEdited ? known.settledFields : known.fileFields;
  return { ...known, fields, settledFields, isEdited: true };
}

export function afterTaking<Known extends EntrySource>(known: Known): Known {
  return { ...known, fields: known.fileFields ?? known.fields, settledFields: null, isEdited: false };
}

export function afterLeaving<Known extends EntrySource>(known: Known): Known {
  return { ...known, settledFields: known.fileFields };
}

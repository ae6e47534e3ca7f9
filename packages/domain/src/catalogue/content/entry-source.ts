import type { ContentType } from './content-types.ts';
import { sameFields } from './difference.ts';
import type { EntryFields } from './field.ts';

/** Where an entry comes from and whether the studio has changed it (decision 41). */
export interface EntrySource {
  readonly origin: 'files' | 'studio';
  readonly fields: EntryFields;
  /** What the files say now; null if they do not have the entry. */
  readonly fileFields: EntryFields | null;
  /** What the files said when the studio last looked: at its first change, and when an update was declined. */
  readonly settledFields: EntryFields | null;
  readonly isEdited: boolean;
}

const isSameOrBothNull = (type: ContentType, one: EntryFields | null, other: EntryFields | null) =>
  one === null || other === null ? one === other : sameFields(type, one, other);

/** An edited entry whose files have changed since: their version can be accepted or declined. */
export function hasProposal(type: ContentType, source: EntrySource): boolean {
  return source.isEdited && !isSameOrBothNull(type, source.fileFields, source.settledFields);
}

/** Applies an update from the files. The studio's work stays as it is; an entry that nobody has edited follows them. */
export function afterImport(known: EntrySource | null, fileFields: EntryFields): EntrySource {
  if (known === null)
    return { origin: 'files', fields: fileFields, fileFields, settledFields: null, isEdited: false };
  if (known.origin === 'studio') return known;
  return known.isEdited ? { ...known, fileFields } : { ...known, fields: fileFields, fileFields };
}

/** Applies a change from the studio. Editing an entry back to what the files say makes it follow them again. */
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

import type { Answer } from '@academy/contract';
import type { ContentEntry } from '@academy/contract/authoring/studio';
import {
  CONTENT_FIELDS,
  CONTENT_PATHS,
  CONTENT_TYPES,
  type ContentType,
  hasProposal,
} from '@academy/domain/catalogue/content';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import { countEntries, type StudioRow, studioEntries } from '../../catalogue/content-entries/index.ts';
import type { Catalogue } from '../../catalogue/courses/index.ts';
import { withDates } from './course-dates.ts';

const ENTRIES_PER_PAGE = 20;

export interface EntryContext {
  readonly catalogue: Catalogue;
  readonly now: Date;
}

function entryAnswer(row: StudioRow, { catalogue, now }: EntryContext): ContentEntry {
  const { type, id, version, origin, isEdited, archivedAt, changedAt, editor } = row;
  return {
    id,
    version,
    origin,
    isEdited,
    isArchived: archivedAt !== null,
    hasProposal: hasProposal(type, row),
    changedAt: changedAt.toISOString(),
    changedBy: editor,
    fields: withDates(row, row.fields, catalogue, now),
  };
}

interface EntryQuery {
  readonly type: ContentType;
  readonly sort?: string | undefined;
  readonly direction?: 'up' | 'down' | undefined;
  readonly words?: string | undefined;
  readonly show?: 'all' | 'archived' | 'updates' | 'deleted' | undefined;
  readonly page?: number | undefined;
}

const compareTexts = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' }).compare;

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareTexts(String(one ?? ''), String(other ?? ''));
}

function sorted(entries: ContentEntry[], { type, sort, direction }: EntryQuery): ContentEntry[] {
  const isField = CONTENT_FIELDS[type].some(({ name }) => name === sort);
  if (sort === undefined || (!isField && sort !== 'changedAt')) return entries;
  const valueIn = (entry: ContentEntry) => (isField ? entry.fields[sort] : entry.changedAt);
  const sign = direction === 'down' ? -1 : 1;
  return entries.toSorted((one, other) => sign * compareValues(valueIn(one), valueIn(other)));
}

const isShown = (entry: ContentEntry, show: EntryQuery['show']) =>
  show === 'archived' ? entry.isArchived : show === 'updates' ? entry.hasProposal : true;

/** Every word must occur in the entry. */
function hasWords(entry: ContentEntry, words: readonly string[]): boolean {
  const text = Object.values(entry.fields).flat().join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** A type has dozens of entries, at most thousands: they are sorted and searched here, whatever the kind of field. */
export async function listEntries(
  db: Queryable,
  query: EntryQuery,
  context: EntryContext,
): Promise<Answer<'GET /api/admin/content/:contentType'>> {
  const counts = await countEntries(db);
  const rows = await studioEntries(db, query.type);
  const [gone, there] = [true, false].map((isDeleted) =>
    rows
      .filter(({ deletedAt }) => (deletedAt !== null) === isDeleted)
      .map((row) => entryAnswer(row, context)),
  ) as [ContentEntry[], ContentEntry[]];
  const all = query.show === 'deleted' ? gone : there;
  const words = (query.words ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((entry) => isShown(entry, query.show) && hasWords(entry, words));
  const pages = Math.max(1, Math.ceil(found.length / ENTRIES_PER_PAGE));
  const page = Math.min(query.page ?? 1, pages);
  const first = (page - 1) * ENTRIES_PER_PAGE;
  return {
    counts: Object.fromEntries(
      CONTENT_TYPES.map((type) => [CONTENT_PATHS[type], counts.get(type) ?? 0]),
    ) as Answer<'GET /api/admin/content/:contentType'>['counts'],
    entries: sorted(found, query).slice(first, first + ENTRIES_PER_PAGE),
    found: found.length,
    page,
    pages,
    archived: there.filter(({ isArchived }) => isArchived).length,
    updates: there.filter((entry) => entry.hasProposal).length,
    deleted: gone.length,
  };
}

export async function readStudioEntry(db: Queryable, type: ContentType, id: string, context: EntryContext) {
  const [row] = await studioEntries(db, type, id);
  if (!row || row.deletedAt !== null) return refuse('unknown-entry');
  const entry = entryAnswer(row, context);
  const { catalogue, now } = context;
  const fields = row.fileFields && withDates(row, row.fileFields, catalogue, now);
  return accept({ entry, proposal: entry.hasProposal ? { fields } : null });
}

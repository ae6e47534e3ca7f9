import type { EntryFields, EntryType } from '@academy/domain/catalogue/content';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

export const contentEntries = pgTable(
  'content_entries',
  {
    type: text('type').$type<EntryType>().notNull(),
    id: text('id').notNull(),
    origin: text('origin').$type<'files' | 'studio'>().notNull(),
    version: integer('version').notNull().default(1),
    position: integer('position').notNull(),
    fields: jsonb('fields').$type<EntryFields>().notNull(),
    more: jsonb('more').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    fileFields: jsonb('file_fields').$type<EntryFields>(),
    settledFields: jsonb('settled_fields').$type<EntryFields>(),
    isEdited: boolean('is_edited').notNull().default(false),
    archivedAt: instant('archived_at'),
    removedAt: instant('removed_at'),
    deletedAt: instant('deleted_at'),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.type, table.id] })],
);

import { SEARCH_KINDS } from '@academy/domain/catalogue/search';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The generated column of words is internal to the search. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind', { enum: SEARCH_KINDS }).notNull(),
    id: text('id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    keywords: text('keywords').notNull().default(''),
    href: text('href').notNull(),
    forRole: text('for_role'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
});

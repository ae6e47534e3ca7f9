import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';

export const drawnPaymentPapers = pgTable('drawn_payment_papers', {
  paperId: uuid('paper_id').primaryKey(),
  factsHash: bytea('facts_hash').notNull(),
  file: bytea('file').notNull(),
  drawnAt: instant('drawn_at').notNull(),
});

export const drawnCertificates = pgTable(
  'drawn_certificates',
  {
    certificateId: text('certificate_id').notNull(),
    form: text('form', { enum: ['paper', 'card'] }).notNull(),
    factsHash: bytea('facts_hash').notNull(),
    file: bytea('file').notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  ({ certificateId, form }) => [primaryKey({ columns: [certificateId, form] })],
);

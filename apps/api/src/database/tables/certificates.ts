import type { CertificateFacts } from '@academy/domain/rewards/certificates';
import { bigint, json, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const certificates = pgTable('certificates', {
  id: text('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  courseId: text('course_id').notNull(),
  completedAt: instant('completed_at').notNull(),
  issuedAt: instant('issued_at').notNull(),
  validUntil: instant('valid_until'),
  statusIndex: bigint('status_index', { mode: 'number' }).notNull(),
  facts: jsonb('facts').$type<CertificateFacts>().notNull(),
  credential: json('credential').$type<Readonly<Record<string, unknown>>>().notNull(),
  signedText: text('signed_text').notNull(),
  proofText: text('proof_text').notNull(),
  signedWith: text('signed_with').notNull(),
  revokedAt: instant('revoked_at'),
  revokedBy: uuid('revoked_by'),
  revocationReason: text('revocation_reason'),
  revokedBecause: text('revoked_because', { enum: ['refund'] }),
});

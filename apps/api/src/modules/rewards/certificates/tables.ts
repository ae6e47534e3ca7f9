import type { CertificateFacts } from '@academy/domain/rewards/certificates';
import { bigint, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../../database/columns.ts';

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

/** The public halves of the academy's signing keys. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  madeAt: instant('made_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
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

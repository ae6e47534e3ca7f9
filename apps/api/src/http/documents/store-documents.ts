import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Queryable } from '../../database/connect.ts';
import type { DocumentAccess } from './document-grant.ts';
import { addRow, knownHashes, type RetiredScope, retire, revive } from './documents.store.ts';

const HASH_LENGTH = 16;
// A page opened earlier may still request the document that it was given then.
const REPLACED_RETENTION_MS = 30 * 24 * 60 * 60_000;

/** JSON that is the same for every reader, named by its content. */
export interface NewDocument extends DocumentAccess {
  readonly hash: string;
  readonly kind: string;
  /** The lesson, course or other thing that it is about; each has one current document per kind. */
  readonly subject: string;
  readonly text: string;
}

export function documentOf(about: Omit<NewDocument, 'hash' | 'text'>, content: object): NewDocument {
  const text = JSON.stringify(content);
  return { ...about, text, hash: hash('sha256', text, 'base64url').slice(0, HASH_LENGTH) };
}

// The best compression, because it is done once.
async function compressed(text: string) {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gzipped, sizeBytes: plain.length };
}

/** Stores documents; an existing one costs nothing. */
export async function storeDocuments(db: Queryable, documents: readonly NewDocument[]): Promise<void> {
  const hashes = documents.map((document) => document.hash);
  const known = await knownHashes(db, hashes);
  await revive(db, hashes);
  for (const { text, ...row } of documents)
    if (!known.has(row.hash)) await addRow(db, { ...row, ...(await compressed(text)) });
}

/** Makes these the only current documents of their kinds. */
export async function replaceKinds(
  db: Queryable,
  kinds: readonly string[],
  documents: readonly NewDocument[],
  now: Date,
): Promise<void> {
  await replace(db, { kinds }, documents, now);
}

/** Makes these the only current documents of their kinds in one course. */
export async function replaceKindsOfCourse(
  db: Queryable,
  kinds: readonly string[],
  courseId: string,
  documents: readonly NewDocument[],
  now: Date,
): Promise<void> {
  await replace(db, { kinds, courseId }, documents, now);
}

async function replace(
  db: Queryable,
  scope: RetiredScope,
  documents: readonly NewDocument[],
  now: Date,
): Promise<void> {
  const forgetBefore = new Date(now.getTime() - REPLACED_RETENTION_MS);
  await retire(
    db,
    scope,
    documents.map((document) => document.hash),
    { now, forgetBefore },
  );
  await storeDocuments(db, documents);
}

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { accept, refuse } from '@academy/domain/kernel';
import { type ExportFormat, exportFileName } from '@academy/domain/privacy/own-data';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { findExportFile } from './exports.store.ts';

const uncompressed = promisify(gunzip);

/** Changes nothing, so that a download that broke off can be repeated. */
export async function downloadExport(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  userId: string,
  format: ExportFormat,
) {
  const file = await findExportFile(db, userId, format, clock());
  if (file === null) return refuse('export-not-ready');
  const text = (await uncompressed(file.content)).toString('utf8');
  return accept({ fileName: exportFileName(format), text, characters: text.length, hash: file.hash });
}

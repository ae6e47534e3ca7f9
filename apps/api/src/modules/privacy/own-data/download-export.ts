import { gunzipSync } from 'node:zlib';
import { accept, refuse } from '@academy/domain/kernel';
import { type ExportFormat, exportFileName } from '@academy/domain/privacy/own-data';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { consumeExport } from './exports.store.ts';

export async function downloadExport(
  { clock }: Pick<Services, 'clock'>,
  tx: Queryable,
  userId: string,
  format: ExportFormat,
) {
  const content = await consumeExport(tx, userId, format, clock());
  if (content === null) return refuse('export-not-ready');
  return accept({ fileName: exportFileName(format), text: gunzipSync(content).toString('utf8') });
}

import type { SearchKind } from '@academy/domain/search';
import type { Services } from '../../services.ts';
import { replaceDocuments } from '../search/index.ts';
import { academyContent } from './academy-content.ts';
import { contentDocuments } from './content-documents.ts';
import { knowsDocuments, lockDocuments } from './known-documents.store.ts';

const KINDS: readonly SearchKind[] = ['career', 'collection', 'help'];

/** Reads and checks the files, and brings the search to their state; unchanged ones cost one look. */
export async function importAcademyContent({ db }: Pick<Services, 'db'>): Promise<void> {
  const documents = contentDocuments(await academyContent());
  await db.transaction(async (tx) => {
    await lockDocuments(tx);
    if (!(await knowsDocuments(tx, KINDS, documents))) await replaceDocuments(tx, KINDS, documents);
  });
}

import type { AcademyContent } from '@academy/courseware/academy-content';
import type { EntryType } from '@academy/domain/catalogue/content';
import type { SearchKind } from '@academy/domain/catalogue/search';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { type FileEntry, importEntries, offeredEntries } from '../content-entries/index.ts';
import {
  ANY_VERSION,
  type ContentVersion,
  collectionEntry,
  collectionOf,
  countRevision,
  guideEntry,
  guidesIn,
  hasNewerContent,
  lockCourseware,
  recordContentVersion,
} from '../courses/index.ts';
import { replaceDocuments } from '../search/index.ts';
import { academyContent } from './academy-content.ts';
import { contentDocuments } from './content-documents.ts';
import { knowsDocuments, lockDocuments } from './known-documents.store.ts';

const KINDS: readonly SearchKind[] = ['career', 'collection', 'help'];

function entriesIn(content: AcademyContent): [EntryType, FileEntry[]][] {
  const { collections, programmes, careers, help, learningPaths } = content;
  const entryOf = ({ id, ...fields }: { readonly id: string } & FileEntry['fields']) => ({ id, fields });
  return [
    ['collection', collections.map(collectionEntry)],
    ['curriculum', programmes.curricula.map(entryOf)],
    ['learning-path', programmes.learningPaths.map(entryOf)],
    ['career', careers.map(guideEntry)],
    ['help', help.map(guideEntry)],
    ['track', learningPaths.map(guideEntry)],
  ];
}

/** The academy's content besides courses: the files merged with the studio's changes. */
async function importOwnEntries(tx: Queryable, content: AcademyContent, now: Date): Promise<void> {
  let isChanged = false;
  for (const [type, files] of entriesIn(content))
    isChanged = (await importEntries(tx, type, files, now)).isChanged || isChanged;
  if (isChanged) await countRevision(tx);
}

/**
 * Reads and checks the files, and updates entries and search; unchanged files cost one check. After the courseware, and as
 * the last part of the content: from then on it is the academy's, and older content is kept out.
 */
export async function importAcademyContent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  of: ContentVersion = ANY_VERSION,
): Promise<void> {
  const content = await academyContent();
  await db.transaction(async (tx) => {
    await lockCourseware(tx);
    await lockDocuments(tx);
    if (await hasNewerContent(tx, of)) return;
    await importOwnEntries(tx, content, clock());
    const offered = await offeredEntries(tx, ['collection', 'career', 'help']);
    const documents = contentDocuments({
      careers: guidesIn(offered, 'career'),
      collections: offered.filter(({ type }) => type === 'collection').map(collectionOf),
      help: guidesIn(offered, 'help'),
    });
    if (!(await knowsDocuments(tx, KINDS, documents))) await replaceDocuments(tx, KINDS, documents);
    // After the entries, as the studio does it: the other order would deadlock.
    await recordContentVersion(tx, of.version);
  });
}

// `npm run course:export -- <course> [file.zip]`: writes a course as the files that `content/` uses, in one zip.
import { writeFile } from 'node:fs/promises';
import { writeZip } from '@academy/courseware/zip';
import { entriesOfBundle } from '@academy/domain/authoring/drafts';
import { readBundle } from '../modules/authoring/drafts/index.ts';
import { withDatabase } from '../with-database.ts';

async function main(): Promise<number> {
  const [courseId, file = `${courseId}.zip`] = process.argv.slice(2);
  if (!courseId) {
    console.error('Usage: npm run course:export -- <course> [file.zip]');
    return 1;
  }
  return withDatabase(async (db) => {
    const bundle = await readBundle(db, courseId);
    if (bundle.files.length === 0) {
      console.error(`There is no course ${courseId} with files.`);
      return 1;
    }
    await writeFile(file, writeZip(entriesOfBundle(bundle)));
    console.log(`${bundle.files.length} files of ${courseId} are in ${file}.`);
    return 0;
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

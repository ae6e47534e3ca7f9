// `npm run course:import -- <file.zip>`: replaces a course by a zip of `course:export`. It is checked and its
// programs are proven first; ids stay, so learners keep their progress.
import { readFile, stat } from 'node:fs/promises';
import { readZip } from '@academy/courseware/zip';
import { type BundleRefusal, bundleOfZip, MOST_ZIP_BYTES } from '@academy/domain/authoring/drafts';
import { refuse } from '@academy/domain/kernel';
import { importCourse } from '../modules/authoring/drafts/index.ts';
import { withDatabase } from '../with-database.ts';

const FAULTS: Readonly<Record<BundleRefusal['code'], string>> = {
  'not-a-course': 'is not a zip with the files of one course.',
  'too-large': 'holds more than a course can have.',
};

async function main(): Promise<number> {
  const [file] = process.argv.slice(2);
  if (!file) {
    console.error('Usage: npm run course:import -- <file.zip>');
    return 1;
  }
  const { size } = await stat(file);
  const zip = size > MOST_ZIP_BYTES ? refuse('too-large') : readZip(await readFile(file), MOST_ZIP_BYTES);
  const unpacked = bundleOfZip(zip);
  if (!unpacked.ok) {
    console.error(`${file} ${FAULTS[unpacked.refusal.code]}`);
    return 1;
  }
  return withDatabase(async (db) => {
    const imported = await importCourse({ db, clock: () => new Date(), paystack: null }, unpacked.value);
    if (!imported.ok) {
      for (const { file: place, line, message } of imported.faults)
        console.error(`${place}:${line} ${message}`);
      return 1;
    }
    console.log(`${imported.value.changed} files of ${unpacked.value.courseId} were changed.`);
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

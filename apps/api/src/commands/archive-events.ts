// `npm run events:archive -- --before=2025-01-01`: moves what devices reported before that day, in UTC, out of the log to
// the archive of its year. With a DATABASE_URL the product may keep running; the managed database serves one program
// at a time.
import { parseArgs } from 'node:util';
import { ARCHIVE_MIN_AGE_DAYS } from '@academy/domain/learning/learning-log';
import { archiveEvents } from '../modules/learning/learning-log/index.ts';
import { withDatabase } from '../with-database.ts';

function readBefore(): Date | null {
  const { values } = parseArgs({ options: { before: { type: 'string' } } });
  if (!/^\d{4}-\d\d-\d\d$/.test(values.before ?? '')) return null;
  const before = new Date(`${values.before}T00:00:00Z`);
  return Number.isNaN(before.getTime()) ? null : before;
}

async function main(): Promise<number> {
  const before = readBefore();
  if (!before) {
    console.error('Usage: npm run events:archive -- --before=<year>-<month>-<day>');
    return 1;
  }
  const archived = await withDatabase((db) => archiveEvents(db, before, new Date()));
  if (!archived.ok) {
    console.error(`Events stay in the log for ${ARCHIVE_MIN_AGE_DAYS} days: name an earlier day.`);
    return 1;
  }
  console.log(`Moved to the archive: ${archived.value.moved} events.`);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

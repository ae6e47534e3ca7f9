// `npm run progress:rebuild`: derives everything that learners have earned from the learning log again. With a
// DATABASE_URL the product may keep running, as each learner is locked for a moment; the managed database serves one
// program at a time.
import { CatalogueCache } from '../modules/catalogue/courses/index.ts';
import { rebuildAllProgress } from '../modules/learning/learning-log/index.ts';
import { withDatabase } from '../with-database.ts';

withDatabase(async (db) =>
  rebuildAllProgress(await new CatalogueCache({ db, paystack: null }).read(), db),
).then(
  (learners) => {
    console.log(`Progress rebuilt from the log. Learners: ${learners}.`);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

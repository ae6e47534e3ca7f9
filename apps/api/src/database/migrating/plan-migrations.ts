import { MigrationError } from './migration-error.ts';
import type { Migration } from './read-migrations.ts';

/** A row of `schema_migrations`. */
export interface RecordedMigration {
  readonly name: string;
  readonly fingerprint: string;
  readonly remainingSteps: number;
  readonly requires: string | null;
}

interface Plan {
  /** In their order, each with the number of steps that are done already. */
  readonly missing: readonly { readonly migration: Migration; readonly done: number }[];
  /** Migrations in the database that this release does not have. */
  readonly unknown: readonly string[];
}

const remainingIn = (recorded: ReadonlyMap<string, RecordedMigration>, { name, steps }: Migration) =>
  recorded.get(name)?.remainingSteps ?? steps.length;

/** What this release has to apply; refuses a database on which it cannot run, before anything is changed. */
export function planMigrations(migrations: readonly Migration[], rows: readonly RecordedMigration[]): Plan {
  const recorded = new Map(rows.map((row) => [row.name, row]));
  const names = new Set(migrations.map(({ name }) => name));
  const numbers = new Set(migrations.map(({ name }) => name.slice(0, 4)));
  const unknown = rows.filter(({ name }) => !names.has(name));

  const removing = unknown.find(({ requires }) => requires !== null && !numbers.has(requires));
  if (removing)
    throw new MigrationError(
      `This database has been changed by a newer release (${removing.name}): start that release or a newer one; nothing was changed.`,
    );
  const changed = migrations.find(
    ({ name, fingerprint }) => (recorded.get(name)?.fingerprint ?? fingerprint) !== fingerprint,
  );
  if (changed) throw new MigrationError(`Migration ${changed.name} was changed after it had been applied.`);

  const missing = migrations
    .filter((migration) => remainingIn(recorded, migration) > 0)
    .map((migration) => ({
      migration,
      done: migration.steps.length - remainingIn(recorded, migration),
    }));
  const [first] = missing;
  // The other release has not seen them before its own, and they have not seen what it did.
  if (first && unknown[0])
    throw new MigrationError(
      `This database has been changed by another release (${unknown[0].name}) and lacks ${first.migration.name} of this one: start a release that has both; nothing was changed.`,
    );
  return { missing, unknown: unknown.map(({ name }) => name) };
}

/** How many migrations are missing, unfinished or different. */
export function countUnapplied(migrations: readonly Migration[], rows: readonly RecordedMigration[]): number {
  const recorded = new Map(rows.map((row) => [row.name, row]));
  return migrations.filter(
    (migration) =>
      remainingIn(recorded, migration) > 0 ||
      recorded.get(migration.name)?.fingerprint !== migration.fingerprint,
  ).length;
}

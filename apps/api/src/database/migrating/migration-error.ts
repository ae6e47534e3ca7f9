/** For the operator: why the database cannot be brought to the schema of this release, in one sentence. */
export class MigrationError extends Error {}

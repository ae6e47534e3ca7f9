import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type DatabaseConnection } from '../database/connect.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly name: string;
  readonly drop: () => Promise<void>;
}

/** As a job, which has minutes: a database is a hundred files, and the disk may be busy. */
async function asOwner(statement: string): Promise<void> {
  const { jobDb, end } = connect(inject('cluster'), () => undefined);
  try {
    await jobDb.execute(statement);
  } finally {
    await end();
  }
}

/** A database of its own for a test file: a clone of the migrated template, or empty. */
export async function createTestDatabase(template: string = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name} template ${template}`);
  const connection = connect({ ...inject('cluster'), database: name }, () => undefined);
  return {
    ...connection,
    name,
    async drop() {
      await connection.end();
      await asOwner(`drop database ${name} with (force)`);
    },
  };
}

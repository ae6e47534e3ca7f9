import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type DatabaseConnection } from '../database/connect.ts';
import { TEMPLATES, type Template } from './templates.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly name: string;
  readonly drop: () => Promise<void>;
}

/** As a job, which has minutes: a database is hundreds of files, and the disk may be busy. */
async function asOwner(statement: string): Promise<void> {
  const { jobDb, end } = connect(inject('cluster'), () => undefined);
  try {
    await jobDb.execute(statement);
  } finally {
    await end();
  }
}

/** A database of its own for a test file: a clone of a template. */
export async function createTestDatabase(template: Template = 'courseware'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name} template ${TEMPLATES[template]} strategy file_copy`);
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

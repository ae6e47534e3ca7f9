import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type DatabaseConnection } from '../database/connect.ts';
import { TEMPLATES, type Template } from './templates.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly name: string;
  readonly drop: () => Promise<void>;
}

let owner: pg.Pool | undefined;

/** Without a limit: a database is hundreds of files, and the disk may be busy. One connection for all files of a worker. */
async function asOwner(statement: string): Promise<void> {
  if (!owner) {
    owner = new pg.Pool({ ...inject('cluster'), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // The server may end before the worker.
    owner.on('error', () => undefined);
  }
  await owner.query(statement);
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

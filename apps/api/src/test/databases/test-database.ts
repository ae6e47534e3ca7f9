import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type DatabaseConnection } from '../../database/connect.ts';
import { TEMPLATES, type Template } from './templates.ts';

export interface TestDatabase extends DatabaseConnection {
  readonly name: string;
  readonly drop: () => Promise<void>;
}

let superuser: pg.Pool | undefined;

/** Without a limit: a database is hundreds of files, and the disk may be busy. One connection for all files of a worker. */
async function asSuperuser(statement: string): Promise<void> {
  if (!superuser) {
    superuser = new pg.Pool({ ...inject('superuser'), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // The server may end before the worker.
    superuser.on('error', () => undefined);
  }
  await superuser.query(statement);
}

/** A separate database for a test file: a clone of a template. */
export async function createTestDatabase(template: Template = 'courseware'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const cluster = inject('cluster');
  await asSuperuser(
    `create database ${name} template ${TEMPLATES[template]} strategy file_copy owner ${cluster.user}`,
  );
  const connection = connect({ ...cluster, database: name }, () => undefined);
  return {
    ...connection,
    name,
    async drop() {
      await connection.end();
      await asSuperuser(`drop database ${name} with (force)`);
    },
  };
}

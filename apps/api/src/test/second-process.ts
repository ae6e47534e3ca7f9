import { inject } from 'vitest';
import { connect } from '../database/connect.ts';
import type { TestDatabase } from './databases/test-database.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Another server with separate connections to the same database, as behind a load balancer. */
export async function startSecondProcess(
  { name }: TestDatabase,
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const connection = connect({ ...inject('cluster'), database: name }, () => undefined);
  return createTestApp(environment, { database: { ...connection, name, drop: () => connection.end() } });
}

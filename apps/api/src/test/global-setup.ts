import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClusterConnection, type ManagedCluster, startManagedCluster } from '@academy/managed-cluster';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { importAcademyContent } from '../modules/academy-content/index.ts';
import { importCourseware } from '../modules/catalogue/index.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterConnection;
  }
}

const CONTENT_FOLDER = fileURLToPath(new URL('../../../../content/', import.meta.url));

let dataDir = '';
let cluster: ManagedCluster | null = null;

/** One real PostgreSQL for the whole run, with one migrated database, courseware included, that each test file clones. */
export async function setup(project: TestProject): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-tests-'));
  // The server's own user must be able to enter it.
  await chmod(dataDir, 0o711);
  cluster = await startManagedCluster({
    dataDir,
    say: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const owner = connect(cluster.connection, () => undefined);
  await owner.jobDb.execute(`create database ${TEMPLATE_DATABASE}`);
  await owner.end();
  const template = connect({ ...cluster.connection, database: TEMPLATE_DATABASE }, () => undefined);
  await migrate(template.pool);
  const services = { db: template.db, clock: () => new Date() };
  await importCourseware(services, CONTENT_FOLDER);
  await importAcademyContent(services);
  await template.end();
  project.provide('cluster', cluster.connection);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClusterConnection, type ManagedCluster, startManagedCluster } from '@academy/managed-cluster';
import type { TestProject } from 'vitest/node';
import { guardFolder } from '../../../../tools/guard/guard-client.ts';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { readConfig } from '../config.ts';
import { connect, type DatabaseConnection } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { importAcademyContent } from '../modules/catalogue/academy-content/index.ts';
import { importCourseware } from '../modules/catalogue/courses/index.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { copyPreparedCluster } from './databases/prepared-cluster.ts';
import { TEMPLATES, TEST_TIME, type Template } from './databases/templates.ts';
import { quickPasswords } from './sign-in/quick-passwords.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterConnection;
    /** Creates and drops the databases of test files, as the role of `cluster`. */
    superuser: ClusterConnection;
  }
}

const CONTENT_FOLDER = fileURLToPath(new URL('../../../../content/', import.meta.url));
/** Nothing here outlives the run, and a template is vacuumed once for all its clones. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_wal_size: '128MB',
  shared_buffers: '64MB',
  max_connections: '200',
  // In a separate folder, which is deleted however the run ends.
  dynamic_shared_memory_type: 'mmap',
};

let dataDir = '';
let cluster: ManagedCluster | null = null;

/** One real PostgreSQL for the whole run, with the templates that test files clone. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(scratchFolder(), 'academy-tests-'));
  guardFolder(folder);
  // The server's own user must be able to enter it.
  await chmod(folder, 0o711);
  dataDir = join(folder, 'data');
  await copyPreparedCluster(dataDir, async () => {
    const preparing = await startCluster();
    await addTemplates(preparing);
    await preparing.stop();
  });
  cluster = await startCluster();
  project.provide('cluster', cluster.connection);
  project.provide('superuser', cluster.superuserConnection);
}

const startCluster = () => startManagedCluster({ dataDir, say: () => undefined, settings: SETTINGS });

async function addTemplates(cluster: ManagedCluster): Promise<void> {
  await addTemplate(cluster, 'migrated', 'empty', ({ pool }) => migrate(pool));
  await addTemplate(cluster, 'courseware', 'migrated', async ({ db }) => {
    const services = { db, clock: () => TEST_TIME };
    await importCourseware(services, CONTENT_FOLDER);
    await importAcademyContent(services);
  });
  await addTemplate(cluster, 'demo', 'courseware', ({ db }) => {
    const config = readConfig({ DEMO: 'on' });
    const services = { db, config, clock: () => TEST_TIME, passwords: quickPasswords(), paystack: null };
    return seedDemo(services, CONTENT_FOLDER);
  });
}

async function addTemplate(
  { connection, superuserConnection }: ManagedCluster,
  name: Template,
  from: Template,
  fill: (database: DatabaseConnection) => Promise<unknown>,
): Promise<void> {
  const superuser = connect(superuserConnection, () => undefined);
  await superuser.jobDb.execute(
    `create database ${TEMPLATES[name]} template ${TEMPLATES[from]} owner ${connection.user}`,
  );
  await superuser.end();
  const template = connect({ ...connection, database: TEMPLATES[name] }, () => undefined);
  await fill(template);
  await template.jobDb.execute('vacuum analyze');
  await template.end();
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
  await rm(dirname(dataDir), { recursive: true, force: true });
}

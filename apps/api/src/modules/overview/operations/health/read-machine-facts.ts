import { stat, statfs } from 'node:fs/promises';
import { findIsolation } from '@academy/courseware/sandbox';
import { ISOLATION_KINDS, type IsolationKind } from '@academy/domain/overview/operations';
import type { Queryable } from '../../../../database/connect.ts';
import { countPending } from '../../../../database/migrate.ts';
import type { Services } from '../../../../services.ts';
import { isolationOfWorkers } from '../../../../worker-calls/answering-workers.store.ts';
import { answersInTime, isSuperuser } from './database-probe.store.ts';
import { readJobState } from './job-state.store.ts';

type MachineContext = Pick<Services, 'pool' | 'clock' | 'config' | 'replica'>;

/** Null when the folder cannot be read, e.g. for a database elsewhere and no folder here. */
async function freePercent(folder: string): Promise<number | null> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return blocks === 0 ? null : Math.floor((bavail / blocks) * 100);
  } catch {
    return null;
  }
}

const HOUR_MS = 60 * 60 * 1000;

/** Null when no backup has ever touched its file. */
async function backupAgeHours(file: string, now: Date): Promise<number | null> {
  try {
    const { mtime } = await stat(file);
    // A clock that is ahead does not date a file in the future.
    return Math.max(0, Math.floor((now.getTime() - mtime.getTime()) / HOUR_MS));
  } catch {
    return null;
  }
}

interface WorkerFacts {
  readonly workers: number | null;
  readonly isolation: IsolationKind | null;
}

/** Where programs of learners run: here, or at the workers, of which the weakest isolation counts. */
async function readWorkerFacts({ config }: MachineContext, db: Queryable): Promise<WorkerFacts> {
  if (config.ROLE !== 'web') return { workers: null, isolation: (await findIsolation()).kind };
  const kinds = await isolationOfWorkers(db);
  return { workers: kinds.length, isolation: ISOLATION_KINDS.find((kind) => kinds.includes(kind)) ?? null };
}

/** Database, disk, jobs and the settings that make a server safe to reach. */
export async function readMachineFacts(context: MachineContext, db: Queryable) {
  const { pool, clock, config, replica } = context;
  const jobs = await readJobState(db);
  return {
    doesDatabaseAnswer: await answersInTime(pool),
    isDatabaseSuperuser: await isSuperuser(db),
    replica: replica?.state() ?? null,
    pendingMigrations: await countPending(pool),
    backupAgeHours: await backupAgeHours(config.BACKUP_MARKER_FILE, clock()),
    freeDiskPercent: await freePercent(config.DATA_DIR),
    lateJobs: jobs.late,
    failedJobs: jobs.failed,
    isHttps: config.isSecure,
    isDemo: config.isDemo,
    isReachable: config.PUBLIC_URL !== null,
    ...(await readWorkerFacts(context, db)),
  };
}

import { stat, statfs } from 'node:fs/promises';
import { findIsolation } from '@academy/courseware/sandbox';
import type { Queryable } from '../../../../database/connect.ts';
import { countPending } from '../../../../database/migrate.ts';
import type { Services } from '../../../../services.ts';
import { answersInTime, isSuperuser } from './database-probe.store.ts';
import { readJobState } from './job-state.store.ts';

type MachineContext = Pick<Services, 'pool' | 'clock' | 'config'>;

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

/** Database, disk, jobs and the settings that make a server safe to reach. */
export async function readMachineFacts({ pool, clock, config }: MachineContext, db: Queryable) {
  const jobs = await readJobState(db);
  return {
    doesDatabaseAnswer: await answersInTime(pool),
    isDatabaseSuperuser: await isSuperuser(db),
    pendingMigrations: await countPending(pool),
    backupAgeHours: await backupAgeHours(config.BACKUP_MARKER_FILE, clock()),
    freeDiskPercent: await freePercent(config.DATA_DIR),
    lateJobs: jobs.late,
    failedJobs: jobs.failed,
    isHttps: config.isSecure,
    isDemo: config.isDemo,
    isReachable: config.PUBLIC_URL !== null,
    isolation: (await findIsolation()).kind,
  };
}

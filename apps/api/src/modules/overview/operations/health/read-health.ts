import { stat, statfs } from 'node:fs/promises';
import type { Answer } from '@academy/contract';
import { findIsolation } from '@academy/courseware/sandbox';
import { sastDay } from '@academy/domain/kernel';
import { judgeHealth } from '@academy/domain/overview/operations';
import type { Queryable } from '../../../../database/connect.ts';
import { countPending } from '../../../../database/migrate.ts';
import type { Services } from '../../../../services.ts';
import { countUnsent } from '../../../academy/outbox/index.ts';
import { doesSecretKeyFit } from '../../../accounts/identity/index.ts';
import { falseCountsSince } from '../../../assistant/agents/index.ts';
import { readDenial } from '../../../commerce/payments/index.ts';
import { answersInTime, isSuperuser } from './database-probe.store.ts';
import { readJobState } from './job-state.store.ts';

type HealthContext = Pick<Services, 'pool' | 'clock' | 'config' | 'paystack' | 'secretBox' | 'signingKeys'>;

/** Null where the folder cannot be asked, as with a database elsewhere and no folder here. */
async function freePercent(folder: string): Promise<number | null> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return blocks === 0 ? null : Math.floor((bavail / blocks) * 100);
  } catch {
    return null;
  }
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Long enough for somebody who looks once a week. */
const FALSE_COUNTS_TOLD_MS = 7 * DAY_MS;

/** Whole units since then; a clock that runs ahead makes nothing younger than now. */
const since = (moment: Date, now: Date, unitMs: number) =>
  Math.max(0, Math.floor((now.getTime() - moment.getTime()) / unitMs));

/** Null where no backup has ever touched its file. */
async function backupAgeHours(file: string, now: Date): Promise<number | null> {
  try {
    return since((await stat(file)).mtime, now, HOUR_MS);
  } catch {
    return null;
  }
}

export async function readHealth(
  context: HealthContext,
  db: Queryable,
): Promise<Answer<'GET /api/admin/health'>> {
  const { pool, clock, config, paystack, signingKeys } = context;
  const jobs = await readJobState(db);
  const mail = await countUnsent(db);
  const checks = judgeHealth({
    doesDatabaseAnswer: await answersInTime(pool),
    isDatabaseSuperuser: await isSuperuser(db),
    pendingMigrations: await countPending(pool),
    backupAgeHours: await backupAgeHours(config.BACKUP_MARKER_FILE, clock()),
    signingKeyAgeDays: since(signingKeys.currentSince, clock(), DAY_MS),
    doesSecretKeyFit: await doesSecretKeyFit(context, db),
    freeDiskPercent: await freePercent(config.DATA_DIR),
    lateJobs: jobs.late,
    failedJobs: jobs.failed,
    sendsMail: config.SMTP_URL !== null,
    unsentMails: mail.unsent,
    failedMails: mail.failed,
    isHttps: config.isSecure,
    isDemo: config.isDemo,
    isReachable: config.PUBLIC_URL !== null,
    takesPayments: paystack !== null,
    isolation: (await findIsolation()).kind,
    providerDenial: (await readDenial(db))?.status ?? null,
    usesLanguageModel: config.llm !== null,
    falseCounts: await falseCountsSince(db, sastDay(new Date(clock().getTime() - FALSE_COUNTS_TOLD_MS))),
  });
  return { checkedAt: clock().toISOString(), checks };
}

import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { exportExpiresAt } from '@academy/domain/privacy/own-data';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../database/connect.ts';
import { letter, queueMail } from '../../academy/outbox/index.ts';
import { earlierAddresses, findAccount } from '../../accounts/identity/index.ts';
import { type ModuleContext, personalTablesOf } from '../../define-module.ts';
import { collectData } from './collect-data.ts';
import { dataPage } from './data-page.ts';
import { requestVersion, storeExport } from './exports.store.ts';
import { PersonRows } from './person-rows.store.ts';

type ExportContext = Pick<ModuleContext, 'db' | 'replica' | 'clock' | 'publicUrl' | 'modules'>;

const compressed = promisify(gzip);

const readyLetter = (name: string, publicUrl: string) =>
  letter(
    name,
    'The copy of your data is ready. You can download it for seven days, while you are signed in:',
    '',
    `${publicUrl}/settings/privacy`,
    '',
    'Each file is deleted at the academy as soon as it has reached you. If you did not ask for it, please change your password.',
  );

type Collect<Data> = (tx: Queryable) => Promise<Data>;
const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
/** Longer than a copy takes; it is made on the primary then. */
const REPLICA_LIMIT_MS = 60_000;
const REPLICA_TRIES = 10;
const TRY_EVERY_MS = 300;

/**
 * From the replica once it has the request for this copy, and so everything that was committed before; a moment later from the
 * primary.
 */
async function collectOnReplica<Data>(
  { db, replica }: Pick<ExportContext, 'db' | 'replica'>,
  userId: string,
  collect: Collect<Data>,
): Promise<Data | null> {
  const request = replica && (await requestVersion(db, userId));
  if (!replica || request === null) return null;
  const hasRequest = async (tx: Queryable) => (await requestVersion(tx, userId)) === request;
  for (let tries = 0; tries < REPLICA_TRIES; tries += 1) {
    const found = await replica.read(
      (copy) =>
        copy.transaction(
          async (tx) => ((await hasRequest(tx)) ? { data: await collect(tx) } : null),
          ONE_MOMENT,
        ),
      REPLICA_LIMIT_MS,
    );
    if (found === null) return null;
    if (found.value) return found.value.data;
    await pause(TRY_EVERY_MS);
  }
  return null;
}

/** The job behind "Download my data". */
export async function prepareExport(
  { db, replica, clock, publicUrl, modules }: ExportContext,
  userId: string,
): Promise<void> {
  const account = await findAccount(db, userId);
  if (!account) return;
  const now = clock();
  const rowsOf = new PersonRows(personalTablesOf(modules));
  const collect = async (tx: Queryable) =>
    collectData(rowsOf, tx, { ...account, earlierEmails: await earlierAddresses(tx, userId) }, now);
  const data =
    (await collectOnReplica({ db, replica }, userId, collect)) ?? (await db.transaction(collect, ONE_MOMENT));
  const page = await compressed(dataPage(data));
  const json = await compressed(JSON.stringify(data, null, 1));
  await db.transaction(async (tx) => {
    const isKept = await storeExport(tx, {
      userId,
      page,
      json,
      readyAt: now,
      expiresAt: exportExpiresAt(now),
    });
    if (!isKept || account.email === null) return;
    await queueMail(tx, {
      recipient: account.email,
      subject: `Your data at ${PRODUCT_NAME} is ready`,
      body: readyLetter(account.fullName ?? account.username, publicUrl()),
      now,
    });
  });
}
